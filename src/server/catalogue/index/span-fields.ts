import { codes } from '../../../domain/catalogue/characteristic-codes'
import { itemAt } from '../../../domain/lists/items'
import type { Kind } from '../../../domain/reading/span'
import { wordsFor } from './bits'
import type { SpanMeanings } from './span-meanings'
import { addWord } from './word-search'

/** Codes of the characteristics that a kind of span asks for. */
export const codesOfKind = {
  thread: [codes.diameter, codes.fits],
  diameter: [codes.diameter, codes.fits],
  inch: [codes.diameter, codes.fits],
  length: [codes.length],
  grip: [codes.grip],
  class: [codes.propertyClass],
  finish: [codes.finish],
  material: [codes.material, codes.propertyClass],
  standard: [codes.standard],
  hole: [codes.diameter],
} as const

const codesByKind: Partial<Record<Kind, readonly string[]>> = codesOfKind

/** Codes of a kind; none if it asks for no characteristic. */
export const codesFor = (kind: Kind): readonly string[] => codesByKind[kind] ?? []

/** Adds the models with a word in their names, of the classes without the characteristics that would say it. */
export function addNamed(
  { index }: SpanMeanings,
  { codes, words, unfinished = false }: Named,
  bits: Uint32Array,
) {
  const lacking = index.parts.filter((part) =>
    part.runs.every(({ characteristic }) => {
      const { fieldCode } = itemAt(index.characteristics, characteristic)
      return !codes.includes(fieldCode)
    }),
  )
  if (lacking.length === 0) return
  const named = new Uint32Array(bits.length)
  for (const word of words) addWord(index, word, { namesOnly: true, unfinished }, named)
  for (const { start, size } of lacking)
    for (let at = start / 32; at < start / 32 + wordsFor(size); at++)
      bits[at] = itemAt(bits, at) | itemAt(named, at)
}

interface Named {
  codes: readonly string[]
  words: readonly string[]
  unfinished?: boolean
}
