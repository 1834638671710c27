export type Cell = string | number | undefined

/**
 * CSV (RFC 4180) with a byte order mark, without which spreadsheet programs do not detect UTF-8. A text they would
 * evaluate as a formula is prefixed with an apostrophe, which marks it as text.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvLines(rows)}`
}

/** CSV rows without the byte order mark. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')

const evaluated = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** Reverses the escaping of a cell, including ="007", by which other programs keep a number as text. */
export function readCell(cell: string): string {
  if (cell.startsWith("'") && evaluated.test(cell.slice(1))) return cell.slice(1)
  const [, quoted] = /^="((?:[^"]|"")*)"$/.exec(cell) ?? []
  return quoted === undefined ? cell : quoted.replaceAll('""', '"')
}

function written(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = evaluated.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
