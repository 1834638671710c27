import type { Origin } from '../base-info'
import { bilingualOf } from '../bilingual'
import { folded } from './names'
import { CellRefusal } from './cell-refusal'

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

/** A number as a spreadsheet program writes a long code into a text file: 6.90123E+12. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/

/** The text of a code, which must not have lost digits. */
export function codeIn(cell: string): string {
  const text = textIn(cell, { limit: limits.model })
  if (shortened.test(text)) throw new CellRefusal('catalogue.import.codeShortened', { text })
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
