import { columnOf } from './columns'
import { readCells } from './read'
import type { Column, Span } from './span'
import { defaultWords, type Words } from './vocabulary'

/** Columns by place; undefined if unknown. */
export type Columns = readonly (Column | undefined)[]

/** The columns that a header row names; undefined if the row is no header. */
export function headerColumns(cells: readonly string[]): Columns | undefined {
  const columns = cells.map(columnOf)
  const known = columns.filter((column) => column !== undefined).length
  return cells.length > 1 && known >= 2 ? columns : undefined
}

const whole = /^\d{1,7}$/
const decimal = /^\d{1,7}[.,]\d{1,4}$/

/** Columns that their contents show, in tables of several rows: row number, quantity and price. */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const table = rows.filter((cells) => cells.length > 1)
  if (table.length < 3) return []
  const width = Math.max(...table.map((cells) => cells.length))
  const columns: (Column | undefined)[] = []
  for (let nth = 0; nth < width; nth++) {
    const cells = table.map((row) => row[nth]?.trim() ?? '').filter((cell) => cell !== '')
    const share = (pattern: RegExp) =>
      cells.filter((cell) => pattern.test(cell)).length / cells.length
    const isCounting = cells.every((cell, row) => Number(cell) === Number(cells[0]) + row)
    if (nth === 0 && isCounting) columns.push('row')
    else if (share(decimal) > 0.8) columns.push('price')
    else if (share(whole) > 0.9 && !columns.includes('quantity') && isVaried(cells))
      columns.push('quantity')
    else columns.push(undefined)
  }
  return columns
}

/** Quantities differ and exceed the classes of nuts. */
const isVaried = (cells: readonly string[]) =>
  new Set(cells).size > 1 && cells.some((cell) => Number(cell) > 12)

/** The text of a row, and its spans, whose positions count in it. All cells describe one product. */
export function readRow(
  cells: readonly string[],
  columns: Columns = [],
  words: Words = defaultWords,
): { text: string; spans: Span[] } {
  const trimmed = cells.map((cell) => cell.trim())
  const joined = trimmed.join(' ')
  const text = joined.trim()
  const lead = joined.length - joined.trimStart().length
  const isRow = trimmed.filter((cell) => cell !== '').length > 1
  const spans = readCells(
    trimmed.map((cell, nth) => ({ text: cell, column: isRow ? columns[nth] : undefined })),
    words,
  ).map((span) => ({ ...span, from: span.from - lead, to: span.to - lead }))
  return { text, spans }
}
