export type Cell = string | number | undefined

/**
 * Comma separated text (RFC 4180) with a byte order mark, without which spreadsheet programs take UTF-8 for another
 * encoding. A text that they would evaluate begins with an apostrophe, which they read as "this is text".
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${csvLines(rows)}`
}

/** Rows of such a text, without the mark at its beginning. */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')

const evaluated = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/

/** A cell as it was before it was written so, or as ="007", by which other programs keep a text from being a number. */
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
