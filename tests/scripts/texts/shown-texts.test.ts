import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shownTexts } from '../../../scripts/texts/shown-texts'

interface Term {
  zh: string
  en: string
  not: { zh: string[]; en: string[] }
}

const glossary: Term[] = JSON.parse(readFileSync('docs/glossary.json', 'utf8'))
const texts = shownTexts()
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)

/** Texts without markup and addresses, which hold names of the program. */
const readable = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .toLowerCase()

/** A forbidden English expression counts as whole words. */
const inEnglish = (expression: string) =>
  new RegExp(`(?<![a-z-])${expression.toLowerCase().replaceAll('.', '[.]')}(?![a-z])`)

test('no text uses a word for which the glossary has a better one', () => {
  const faults = glossary.flatMap((term) =>
    texts.flatMap(({ where, zh, en }) => [
      ...term.not.zh.filter((word) => zh.includes(word)).map((word) => [where, word, term.zh]),
      ...term.not.en
        .filter((word) => inEnglish(word).test(readable(en)))
        .map((word) => [where, word, term.en]),
    ]),
  )
  expect(faults.map(([where, word, better]) => `${where}: “${word}”, better “${better}”`)).toEqual(
    [],
  )
})

test('every text is written in the language of its field', () => {
  // Languages are named in themselves, and units and symbols are the same in both.
  const mixed = texts.filter(({ en }) => isChinese(en.replaceAll('中文', '')))
  const untranslated = texts.filter(
    ({ zh, en }) => zh !== en && /[a-z]{3} [a-z]/i.test(zh) && !isChinese(zh),
  )
  expect([...mixed, ...untranslated].map(({ where, zh, en }) => `${where}: ${zh} | ${en}`)).toEqual(
    [],
  )
})
