import { lastItem } from '../lists/items'
/**
 * The cells of what a spreadsheet puts on the clipboard: lines of cells with tabs between them. A cell with a line break,
 * a tab or a quote in it stands in quotes, in which a quote is written twice.
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
  // A spreadsheet ends its last line too.
  if (lastItem(rows).length === 0) rows.pop()
  return rows
}

const plain = (written: string) =>
  written.length > 1 && written.startsWith('"') && written.endsWith('"')
    ? written.slice(1, -1).replaceAll('""', '"')
    : written

/** Cells as a spreadsheet takes them from the clipboard. */
export function clipboardOf(rows: readonly (readonly string[])[]): string {
  const quoted = (cell: string) =>
    /[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\n')
}
