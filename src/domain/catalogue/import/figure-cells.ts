import { isPointed, readFigure } from '../../reading/figures'
import { unitPattern } from '../../units/pieces'
import { isBackward, parseFigures } from '../numeric-inputs'
import { namedUnit } from '../units'
import { CellRefusal } from './cell-refusal'
import type { ImportReason } from './reasons'

const largest = 1_000_000_000
const pieces = new RegExp(`^(?:${unitPattern})$`, 'i')

/** A positive decimal number, with the unit of its column or without. */
export function positiveIn(cell: string, unit = ''): number {
  const number = limited(decimalIn(cell, unit), cell)
  if (number === 0) throw new CellRefusal('catalogue.import.notPositive', { text: cell })
  return number
}

/** A positive count, which may have decimals. */
export function packingIn(cell: string): number {
  const number = limited(countIn(cell), cell)
  if (number === 0) throw new CellRefusal('catalogue.import.notPositive', { text: cell })
  return number
}

/** A non-negative integer. */
export function wholeIn(cell: string): number {
  const number = limited(countIn(cell), cell)
  if (!Number.isInteger(number)) throw new CellRefusal('catalogue.import.notWhole', { text: cell })
  return number
}

function limited(figure: string, cell: string): number {
  const number = Number(figure)
  if (number < 0) throw new CellRefusal('catalogue.import.negative', { text: cell })
  if (number <= largest) return number
  throw new CellRefusal('catalogue.import.numberTooLarge', { text: cell, limit: largest })
}

/** In a count of pieces a point may mark thousands, so "1.000" is refused. */
function countIn(cell: string): string {
  const { values, unit } = figureIn(cell)
  if (unit && !pieces.test(unit)) throw new CellRefusal('catalogue.import.notCount', { text: cell })
  return onlyOf(values, cell)
}

/** In a decimal column a point marks decimals: 1.234 kg. The mark of "1,234" is unknown. */
function decimalIn(cell: string, unit?: string): string {
  const figure = figureIn(cell)
  if (unit !== undefined && figure.unit && namedUnit(figure.unit) !== namedUnit(unit)) {
    throw unit
      ? new CellRefusal('catalogue.import.otherUnit', { text: cell, unit })
      : new CellRefusal('catalogue.import.notNumber', { text: cell })
  }
  return isPointed(cell) ? (figure.values[0] ?? '') : onlyOf(figure.values, cell)
}

function figureIn(cell: string) {
  const figure = readFigure(cell)
  if (!figure) throw new CellRefusal('catalogue.import.notNumber', { text: cell })
  return figure
}

function onlyOf([only = '', ...others]: string[], text: string): string {
  if (others.length === 0) return only
  const choices = [only, ...others].join(' / ')
  throw new CellRefusal('catalogue.import.severalFigures', { text, choices })
}

/** The sign between both ends of a range, which may follow a unit: 2 mm - 5 mm. */
const rangeSign = /(?<=[\d\p{L}"℃%])\s*([-~～–—至])\s*(?=[+-]?\d)/u

/** Units that a figure may have where its column has none. */
const knownUnits = new Set(['mm', 'm', 'mpa', 'kg', '°c'])

/** A figure or a range in plain notation: 12 for "12mm", "１２" and "12.0"; others are refused. */
export function measuredIn(text: string, unit?: string): string {
  const [from = '', sign = '', to] = text.trim().split(rangeSign)
  const ends = [from, ...(to === undefined ? [] : [to])].map((end) => decimalIn(end, unit))
  const written = readFigure(to ?? from)?.unit ?? ''
  if (unit === undefined && written && !knownUnits.has(namedUnit(written) ?? '')) {
    throw new CellRefusal('catalogue.import.notNumber', { text })
  }
  const plus = to !== undefined && to.normalize('NFKC').startsWith('+') ? '+' : ''
  const plain = ends.join(sign.normalize('NFKC') + plus)
  if (isBackward(plain)) throw new CellRefusal('catalogue.import.figureBackward', { text })
  return plain
}

/** The same for a size or a load, which is above zero. */
export function sizeIn(text: string, unit?: string): string {
  const plain = measuredIn(text, unit)
  const { from = 0, to = 0 } = parseFigures(plain) ?? {}
  if (from < 0) throw new CellRefusal('catalogue.import.negative', { text })
  if (to === 0) throw new CellRefusal('catalogue.import.notPositive', { text })
  return plain
}

/**
 * A number or range without insignificant zeros: 6.0, 06 and 6 are one size, which a customer must not have to choose
 * three times. Other texts, such as codes, stay unchanged.
 */
export function plainFigures(text: string): string {
  try {
    return measuredIn(text)
  } catch (error) {
    if (!(error instanceof CellRefusal)) throw error
    return text
  }
}

export interface FigureFault {
  reason: ImportReason
  params: CellRefusal['params']
}

/** The reason why a text is neither a figure nor a range; undefined if it is. */
export function faultOfFigures(text: string): FigureFault | undefined {
  try {
    measuredIn(text)
  } catch (error) {
    if (!(error instanceof CellRefusal)) throw error
    const { reason, params } = error
    const isNone = reason === 'catalogue.import.notNumber'
    return { reason: isNone ? 'products.notFigure' : reason, params: { ...params, text } }
  }
}

/** The text of a column with a unit: in plain notation if it is a figure, otherwise as it is. */
export function textWithUnit(text: string, unit: string): string {
  if (/^\d+(?:\.\d+)?$/.test(text) || !readFigure(text)) return text
  const plain = decimalIn(text, unit)
  if (Number(plain) < 0) throw new CellRefusal('catalogue.import.negative', { text })
  return plain
}
