import type { SheetCell, Table } from './write-table'

/**
 * Comma separated text (RFC 4180) in UTF-8 with a byte order mark, without which spreadsheet programs take it for
 * another encoding. A text that they would evaluate begins with an apostrophe, which they read as "this is text".
 */
export function writeCsv({ header, rows }: Table): Buffer {
  const lines = [header, ...rows].map((cells) => cells.map(written).join(','))
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`, 'utf8')
}

function written(cell: SheetCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const safe = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
