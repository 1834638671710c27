import { codes } from '../../../domain/catalogue/characteristic-codes'
import { pairOf } from '../../../domain/calculation/threads'
import { isRounded, millimetresOf } from '../../../domain/catalogue/inch-sizes'
import type { CatalogueIndex } from './catalogue-index'
import { addValue, addWord, type WordSearch } from './word-search'

/** What is found of a size that a catalogue writes otherwise: a diameter, one in inches, a thread with its coarse pitch. */
export function addSize(
  index: CatalogueIndex,
  word: string,
  search: WordSearch,
  bits: Uint32Array,
) {
  const [, diameter, rest = ''] = /^ø(\d+(?:\.\d+)?)(x.*)?$/.exec(word) ?? []
  if (diameter) addWord(index, `m${diameter}${rest}`, search, bits)
  const millimetres = millimetresOf(word)
  if (search.type === 1 && diameter && !rest)
    addFigures(index, codes.diameter, (figure) => figure === Number(diameter), bits)
  if (search.type === 1 && millimetres !== undefined)
    addFigures(index, codes.diameter, (figure) => isRounded(figure, millimetres), bits)
  addCoarse(index, word, search, bits)
}

/** M8x1.25x40 is M8x40, and M8x1.25 whatever of M8 has that pitch: a washer M8 has none. */
function addCoarse(index: CatalogueIndex, word: string, search: WordSearch, bits: Uint32Array) {
  const [, diameter, pitch, length] = /^m(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(x\d.*)?$/.exec(word) ?? []
  if (pairOf(Number(diameter), Number(pitch))?.kind !== 'coarse') return
  if (length) return addWord(index, `m${diameter}${length}`, search, bits)
  const sized = new Uint32Array(bits.length)
  const pitched = new Uint32Array(bits.length)
  addWord(index, `m${diameter}`, { type: search.type }, sized)
  addFigures(index, codes.pitch, (figure) => figure === Number(pitch), pitched)
  for (let at = 0; at < bits.length; at++) bits[at]! |= sized[at]! & pitched[at]!
}

/** The models that have a fitting figure of a characteristic, no range. */
function addFigures(
  { characteristics, firstValue, values, ...index }: CatalogueIndex,
  code: string,
  fits: (figure: number) => boolean,
  bits: Uint32Array,
) {
  const number = characteristics.findIndex(({ fieldCode }) => fieldCode === code)
  if (number < 0) return
  for (let value = firstValue[number]!; value < firstValue[number + 1]!; value++) {
    const { numberFrom, numberTo } = values[value]!
    if (numberFrom !== null && (numberTo ?? numberFrom) === numberFrom && fits(numberFrom))
      addValue(index, value, bits)
  }
}

/** A size of which somebody is still typing what comes after its last sign. */
const sizeGoingOn = /^(?:(.*\d)x|((?:m|.*\dx)\d.*)x(\d{1,2}))$/
const propertyClasses = ['4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9']

/** M12x80x is M12x80, and M12x80x8, while it is typed, M12x80 of a property class that begins so. */
export function addGoingOn(
  index: CatalogueIndex,
  word: string,
  search: WordSearch,
  bits: Uint32Array,
) {
  const [, alone, first, begun] = sizeGoingOn.exec(word) ?? []
  const size = alone ?? (search.unfinished ? first : undefined)
  if (size === undefined) return
  addWord(index, size, { type: search.type }, bits)
  if (begun === undefined) return
  const fitting = new Uint32Array(bits.length)
  for (const propertyClass of propertyClasses)
    if (propertyClass.startsWith(begun))
      addWord(index, propertyClass, { type: search.type }, fitting)
  for (let at = 0; at < bits.length; at++) bits[at]! &= fitting[at]!
}
