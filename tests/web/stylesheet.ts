import { readFileSync } from 'node:fs'

/** The values that a stylesheet of src/web gives a property of a class, in the order of its rules. */
export function declaredIn(file: string, name: string, property: string): string[] {
  const sheet = readFileSync(`src/web/${file}`, 'utf8').replace(/\/\*[^*]*\*\//g, '')
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
  return rules
    .filter(([, selectors = '']) => selectors.split(',').some((one) => one.trim() === `.${name}`))
    .flatMap(([, , declarations = '']) => declarations.split(';'))
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([declared]) => declared === property)
    .map(([, value = '']) => value)
}
