import type { Origin } from '../base-info'
import { bilingualOf } from '../bilingual'
import { folded } from './names'
import type { ImportReason } from './reasons'
import { isBackward, parseFigures } from '../numeric-inputs'

/** Thrown by cell parsers; the row is refused with this reason. */
export class CellRefusal extends Error {
  readonly reason: ImportReason
  readonly params: Readonly<Record<string, string | number>>

  constructor(reason: ImportReason, params: Readonly<Record<string, string | number>> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}

/** Maximum number of characters by kind of text. */
export const limits = { name: 200, model: 100, value: 200, text: 500, description: 5000 } as const

interface TextRules {
  limit: number
  lineBreaks?: boolean
}

/** The trimmed text of a cell; characters that cannot be displayed are refused. */
export function textIn(cell: string, { limit, lineBreaks = false }: TextRules): string {
  const text = cell.trim()
  const length = [...text].length
  if (length > limit) throw new CellRefusal('catalogue.import.tooLong', { limit, length })
  if (!lineBreaks && /[\n\r]/.test(text)) throw new CellRefusal('catalogue.import.lineBreak')
  const code = unshownIn(text)
  if (code) throw new CellRefusal('catalogue.import.controlCharacter', { code })
  return text
}

/** The code of the first character that cannot be displayed, such as U+0000. */
export function unshownIn(text: string): string | undefined {
  // Control characters, lone surrogates, and the replacement character.
  const badCharacter = /[^\P{Cc}\n\r\t]|\p{Cs}|\ufffd/u.exec(text)?.[0]
  return (
    badCharacter && `U+${badCharacter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
  )
}

const largest = 1_000_000_000

/** A positive decimal number with a point; commas and exponents are refused rather than guessed. */
export function positiveIn(cell: string): number {
  const number = numberIn(cell)
  if (number === 0) throw new CellRefusal('catalogue.import.notPositive', { text: cell })
  return number
}

export function packingIn(cell: string): number {
  refuseThousandsPoint(cell)
  return positiveIn(cell)
}

/** A non-negative integer. */
export function wholeIn(cell: string): number {
  refuseThousandsPoint(cell)
  const number = numberIn(cell)
  if (!Number.isInteger(number)) throw new CellRefusal('catalogue.import.notWhole', { text: cell })
  return number
}

/** A non-negative number. */
export function numberIn(cell: string): number {
  refuseComma(cell)
  const text = cell.normalize('NFKC').trim()
  refuseNegative(text)
  if (!/^\+?\d+(\.\d+)?$/.test(text)) {
    throw new CellRefusal('catalogue.import.notNumber', { text: cell })
  }
  const number = Number(text)
  if (number > largest) {
    throw new CellRefusal('catalogue.import.numberTooLarge', { text: cell, limit: largest })
  }
  return number
}

/** 12,7 may be 12.7 or, with one more digit, 12700, so it is refused. */
export function refuseComma(cell: string) {
  if (hasComma(cell)) throw new CellRefusal('catalogue.import.decimalComma', { text: cell })
}

/** In a count of pieces, 1.000 may be one or a thousand, so it is refused. */
function refuseThousandsPoint(cell: string) {
  if (/^\d{1,3}(?:\.\d{3})+$/.test(cell.normalize('NFKC').trim()))
    throw new CellRefusal('catalogue.import.thousandsPoint', { text: cell })
}

const hasComma = (cell: string) => /^[+-]?\d+(,\d+)+(\.\d+)?$/.test(cell.normalize('NFKC').trim())

export function refuseNegative(cell: string) {
  if (/^-\d/.test(cell)) throw new CellRefusal('catalogue.import.negative', { text: cell })
}

/** The reason why a text has no figures; undefined if it has. */
export function faultOfFigures(
  text: string,
):
  | 'products.notFigure'
  | 'catalogue.import.decimalComma'
  | 'catalogue.import.figureBackward'
  | undefined {
  if (parseFigures(text)) return undefined
  if (hasComma(text)) return 'catalogue.import.decimalComma'
  return isBackward(text) ? 'catalogue.import.figureBackward' : 'products.notFigure'
}

/**
 * A number or range without insignificant zeros: 6.0, 06 and 6 are one size, which a customer must not have to choose
 * three times. Other texts, such as codes, stay unchanged.
 */
export function plainFigures(text: string): string {
  if (!parseFigures(text)) return text
  const short = text.replace(/(\.\d*?[1-9])0+(?!\d)|\.0+(?!\d)/g, '$1')
  return short.replace(/(?<![\d.])0+(?=\d)/g, '')
}

/** The distinct codes in a list such as `HB-M12x80; HB-M12x90`. */
export function listIn(cell: string): string[] {
  const parts = textIn(cell, { limit: limits.description, lineBreaks: true }).split(/[;；\n]/)
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))]
}

const origins: Readonly<Record<string, Origin>> = {
  标准: 'standard',
  standard: 'standard',
  计算: 'computed',
  computed: 'computed',
  典型: 'typical',
  典型值: 'typical',
  typical: 'typical',
}

/** The source of a figure, in either language or both. */
export function originIn(cell: string): Origin {
  const { zh, en } = bilingualOf(cell.trim())
  const origin = origins[folded(zh)] ?? origins[folded(en)]
  if (!origin) throw new CellRefusal('catalogue.import.originUnknown', { text: cell })
  return origin
}

const answers: Readonly<Record<string, 0 | 1>> = {
  '1': 1,
  true: 1,
  yes: 1,
  是: 1,
  '0': 0,
  false: 0,
  no: 0,
  否: 0,
}

export function yesOrNoIn(cell: string): 0 | 1 {
  const answer = answers[folded(cell)]
  if (answer === undefined) throw new CellRefusal('catalogue.import.notYesOrNo', { text: cell })
  return answer
}
