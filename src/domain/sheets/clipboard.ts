import { lastItem } from '../lists/items'
/**
 * Parses a spreadsheet's clipboard text: tab-separated cells. A cell with a line break, a tab or a quote is quoted,
 * with quotes doubled inside.
 */
export function cellsIn(text: string): string[][] {
  const rows: string[][] = [[]]
  const pattern = /("(?:[^"]|"")*"(?=[\t\r\n]|$)|[^\t\r\n]*)(\t|\r\n|\n|\r|$)/gy
  for (const [whole, written = '', end] of text.matchAll(pattern)) {
    if (whole === '' && end === '' && lastItem(rows).length === 0) break
    lastItem(rows).push(plain(written))
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // A spreadsheet terminates the last line too.
  if (lastItem(rows).length === 0) rows.pop()
  return rows
}

const plain = (written: string) =>
  written.length > 1 && written.startsWith('"') && written.endsWith('"')
    ? written.slice(1, -1).replaceAll('""', '"')
    : written

/** Clipboard text of cells for spreadsheets. */
export function clipboardOf(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) =>
    /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n')
}
