import type { Row } from 'write-excel-file/node'
import { workbookText } from '../../domain/workbook-text'
import type { SheetCell, Table } from './write-table'

/** A workbook with one sheet. Its texts are typed as texts, so that no program evaluates them. */
export async function writeXlsx({ name, header, rows }: Table): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const heads = header.map((title): Row[number] => ({
    value: workbookText(title),
    type: String,
    fontWeight: 'bold',
  }))
  const body = rows.map((cells): Row => cells.map(cellOf))
  return writeXlsxFile([heads, ...body], {
    // Signs that the name of a sheet may not hold, and its length.
    sheet: name.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31),
    columns: header.map((title, column) => ({ width: widthOf(title, rows, column) })),
    stickyRowsCount: 1,
  }).toBuffer()
}

function cellOf(cell: SheetCell): Row[number] {
  if (cell === undefined || cell === '') return null
  if (typeof cell === 'number') return { value: cell, type: Number }
  return { value: workbookText(cell), type: String }
}

/** In letters, as wide as what stands in the column, where that is not much. */
function widthOf(title: string, rows: SheetCell[][], column: number): number {
  const letters = (text: string) => text.length + (text.match(/[^\0-\xFF]/g)?.length ?? 0)
  const widths = rows.slice(0, 200).map((cells) => letters(String(cells[column] ?? '')))
  return Math.min(60, Math.max(letters(title), ...widths) + 2)
}
