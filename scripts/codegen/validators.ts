import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { hashForSchema } from '@rjsf/utils'
import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators'
import { build, transform } from 'esbuild'
import { languages } from '../../src/domain/language/language'
import { hasLanguageLimits, limitedTo } from '../../src/domain/language/language-limits'
import { Validator } from '../../src/server/http/validator'
import { isObject, schemasOf, type JsonObject } from './bundle'
import { inlined, nameOf, plain, undocumented } from './inline'
import { entryIn, itemAt } from '../../src/domain/lists/items'

/**
 * Writes a module for each type that is a request body (and may thus have a form): its schema, and precompiled
 * validators, because the content security policy forbids eval in the browser. A body that holds one of several types
 * names them (`x-forms`).
 */
export async function writeValidators(folder: string, description: JsonObject) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const schemas = undocumented(schemasOf(description))
  const names = bodiesOf(description)
  for (const name of names) {
    const texts = inlined(entryIn(schemas, name), schemas) as JsonObject
    if (!hasLanguageLimits(texts)) await writeModule(`${folder}/${name}.js`, texts)
    else
      for (const language of languages) {
        await writeModule(`${folder}/${name}.${language}.js`, limitedTo(texts, language))
      }
  }
  writeFileSync(
    `${folder}/form-name.ts`,
    `/** The types that a form can fill in. */\nexport type FormName =\n${names.map((name) => `  | '${name}'`).join('\n')}\n`,
  )
}

async function writeModule(path: string, texts: JsonObject) {
  writeFileSync(path, await moduleOf(plain(texts) as JsonObject, texts))
}

/** The types of all JSON bodies that are objects. */
function bodiesOf({ paths }: JsonObject): string[] {
  const operations = Object.values(paths as JsonObject).flatMap((item) =>
    Object.values(item as JsonObject),
  ) as {
    requestBody?: { content: Record<string, { schema: JsonObject }> }
    'x-forms'?: string[]
  }[]
  const references = operations.map(({ requestBody }) => {
    const { $ref, allOf } = requestBody?.content['application/json']?.schema ?? {}
    // A change requires the version besides all fields of the form.
    const first = Array.isArray(allOf) ? allOf[0] : undefined
    return $ref ?? (isObject(first) ? first.$ref : undefined)
  })
  const held = operations.flatMap((operation) => operation['x-forms'] ?? [])
  const bodies = references.filter((ref) => typeof ref === 'string').map(nameOf)
  return [...new Set([...bodies, ...held])].sort()
}

async function moduleOf(form: JsonObject, texts: JsonObject): Promise<string> {
  const code = compileSchemaValidatorsCode(form, {
    // The option is typed for the draft-07 class; both classes share the interface used here.
    AjvClass: Validator as never,
    ajvOptionsOverrides: { verbose: false, code: { lines: false } },
  })
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.', loader: 'js' },
    bundle: true,
    format: 'iife',
    globalName: 'validators',
    minify: true,
    write: false,
  })
  const named = [
    itemAt(outputFiles, 0).text,
    `export { validators }`,
    `export const check = validators[${JSON.stringify(hashForSchema(form))}]`,
    `export const form = ${JSON.stringify(form)}`,
    `export const texts = ${JSON.stringify(texts)}`,
  ].join('\n')
  return (await transform(named, { format: 'esm', minify: true })).code
}
