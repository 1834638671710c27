import { codes } from '../../../domain/catalogue/characteristic-codes'
import { pairOf } from '../../../domain/standards/threads'
import { labelledFigure } from '../../../domain/catalogue/labelled-figures'
import type { Figures } from '../../../domain/catalogue/numeric-inputs'
import { isRounded, millimetresOf } from '../../../domain/catalogue/inch-sizes'
import { isNothing } from './bits'
import { localOf, type CatalogueIndex } from './catalogue-index'
import { fold } from './folding'
import { diametersFitting } from './lookups'
import { addSet } from './value-sets'
import { addValue, addWord, type WordSearch } from './word-search'
import { itemAt } from '../../../domain/lists/items'

/** Adds matches of other notations of a size: a diameter, inches, a thread with its coarse pitch. */
export function addSize(
  index: CatalogueIndex,
  word: string,
  search: WordSearch,
  bits: Uint32Array,
) {
  const [, diameter, rest = ''] = /^ø(\d+(?:\.\d+)?)(x.*)?$/.exec(word) ?? []
  if (diameter) addWord(index, `${rest ? '' : 'm'}${diameter}${rest}`, search, bits)
  const millimetres = millimetresOf(word)
  if (search.type === 1 && diameter && !rest)
    addFigures(
      index,
      diameters,
      single((figure) => figure === Number(diameter)),
      bits,
    )
  if (search.type === 1 && millimetres !== undefined)
    addFigures(
      index,
      diameters,
      single((figure) => isRounded(figure, millimetres)),
      bits,
    )
  if (search.type === 1) addMeasured(index, word, bits)
  addCoarse(index, word, search, bits)
}

/** Matches a number with its unit (70 MPa) against values with this unit; sizes in mm are in names. */
function addMeasured(index: CatalogueIndex, word: string, bits: Uint32Array) {
  const [, figure, unit] = /^(\d+(?:\.\d+)?)([a-z]+)$/.exec(word) ?? []
  if (!unit || unit === 'mm') return
  const measured = index.characteristics.filter(
    (characteristic) => characteristic.unit.toLowerCase() === unit,
  )
  addFigures(
    index,
    measured.map(({ fieldCode }) => fieldCode),
    single((value) => value === Number(figure)),
    bits,
  )
}

/**
 * The most usual meaning of a single word: a number is a diameter (not the end of a range or a part of a code), and
 * A2 a stainless steel.
 */
export function addUsual(index: CatalogueIndex, word: string, bits: Uint32Array) {
  if (isFigure(word)) {
    const usual = single((figure) => figure === Number(word))
    addFigures(index, diameters, usual, bits)
  }
  if (!/^a[1-5]$/.test(word)) return
  const number = index.characteristics.findIndex(
    (characteristic) => characteristic.fieldCode === codes.propertyClass,
  )
  for (
    let value = index.firstValue[number] ?? 0;
    value < (index.firstValue[number + 1] ?? 0);
    value++
  )
    if (fold(itemAt(index.values, value).val).startsWith(word)) addValue(index, value, bits)
}

/** Models with a number as value of any characteristic except the recommended hole. */
export function addValued(index: CatalogueIndex, word: string, bits: Uint32Array) {
  addFigures(
    index,
    index.characteristics.map(({ fieldCode }) => fieldCode).filter((code) => code !== codes.hole),
    single((figure) => figure === Number(word)),
    bits,
  )
}

/** Models with a number only as the end of a range, which a plain number does not mean. */
export function addEnds(index: CatalogueIndex, word: string, bits: Uint32Array) {
  const figure = Number(word)
  addFigures(
    index,
    index.characteristics.map(({ fieldCode }) => fieldCode),
    ({ from, to }) => from < to && (from === figure || to === figure),
    bits,
  )
}

/** The second meaning of a plain number: a length. */
export function addLength(index: CatalogueIndex, word: string, bits: Uint32Array) {
  if (isFigure(word))
    addFigures(
      index,
      [codes.length],
      single((figure) => figure === Number(word)),
      bits,
    )
}

/** Tools whose range includes a diameter. Returns false if the word cannot be a diameter. */
export function addFor(index: CatalogueIndex, word: string, bits: Uint32Array): boolean {
  if (!/^\d+(?:\.\d)?$/.test(word)) return false
  const diameter = Number(word)
  addFigures(index, [codes.fits], ({ from, to }) => from <= diameter && diameter <= to, bits)
  return true
}

/** Tools for any diameter. */
export function addTools(index: CatalogueIndex, _word: string, bits: Uint32Array) {
  addFigures(index, [codes.fits], () => true, bits)
}

/** "04" is a nut property class, not a number. */
export const isFigure = (word: string) => /^(?!0\d)\d+(?:\.\d+)?$/.test(word)

/** M8x1.25x40 means M8x40, and M8x1.25 means M8 with this pitch, which a washer M8 does not have. */
function addCoarse(index: CatalogueIndex, word: string, search: WordSearch, bits: Uint32Array) {
  const [, diameter, pitch, length] = /^m(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)(x\d.*)?$/.exec(word) ?? []
  if (pairOf(Number(diameter), Number(pitch))?.kind !== 'coarse') return
  if (length) return addWord(index, `m${diameter}${length}`, search, bits)
  const sized = new Uint32Array(bits.length)
  const pitched = new Uint32Array(bits.length)
  addWord(index, `m${diameter}`, { type: search.type }, sized)
  addFigures(
    index,
    [codes.pitch],
    single((figure) => figure === Number(pitch)),
    pitched,
  )
  for (let at = 0; at < bits.length; at++)
    bits[at] = itemAt(bits, at) | (itemAt(sized, at) & itemAt(pitched, at))
}

/**
 * Matches a labelled number, `class 10` or `直径12`, against values of its characteristic; if the catalogue lacks that,
 * against all values. Returns false if the word is not a labelled number.
 */
export function addLabelled(
  index: CatalogueIndex,
  word: string,
  search: WordSearch,
  bits: Uint32Array,
): boolean {
  const labelled = labelledFigure(word)
  if (!labelled) return false
  const { figure, fits } = labelled
  const isKnown = index.characteristics.some(({ fieldCode }) => labelled.codes.includes(fieldCode))
  if (!isKnown) addWord(index, figure, search, bits)
  else if (labelled.codes.includes(codes.aperture)) addForHole(index, Number(figure), bits)
  else addFigures(index, labelled.codes, fits, bits)
  if (search.unfinished && isNothing(bits))
    addFigures(index, labelled.codes, ({ from }) => String(from).startsWith(figure), bits)
  return true
}

/** Models of each class whose diameter fits a hole (mm). */
function addForHole(index: CatalogueIndex, hole: number, bits: Uint32Array) {
  index.classes.forEach(({ id }, number) => {
    const part = itemAt(index.parts, number)
    for (const value of diametersFitting(index, { classId: id }, hole)) {
      const local = localOf(part, value)
      if (local) addSet(part, local, bits, part.start / 32)
    }
  })
}

const diameters = [codes.diameter, codes.fits]

const single =
  (fits: (figure: number) => boolean) =>
  ({ from, to }: Figures) =>
    from === to && fits(from)

/** Models with a matching number or range in some characteristics. */
function addFigures(
  { characteristics, firstValue, values, ...index }: CatalogueIndex,
  codes: readonly string[],
  fits: (value: Figures) => boolean,
  bits: Uint32Array,
) {
  characteristics.forEach(({ fieldCode }, number) => {
    if (!codes.includes(fieldCode)) return
    for (let value = itemAt(firstValue, number); value < itemAt(firstValue, number + 1); value++) {
      const { numberFrom: from, numberTo } = itemAt(values, value)
      if (from !== null && fits({ from, to: numberTo ?? from })) addValue(index, value, bits)
    }
  })
}

/** An unfinished size, with a separator but not the number after it. */
const sizeGoingOn = /^(?:(.{0,60}\d)x|((?:m|.{0,60}\dx)\d.{0,60})x(\d{1,2}))$/
const propertyClasses = ['4.6', '4.8', '5.6', '5.8', '6.8', '8.8', '9.8', '10.9', '12.9']

/** M12x80x means M12x80; M12x80x8, while typing, means M12x80 of a property class starting with 8. */
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
  for (let at = 0; at < bits.length; at++) bits[at] = itemAt(bits, at) & itemAt(fitting, at)
}
