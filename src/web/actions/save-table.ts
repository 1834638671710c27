import { csvOf } from '../../domain/sheets/csv'
import { workbookText } from '../../domain/sheets/workbook-text'

export type Cell = string | number

export type TableFormat = 'csv' | 'xlsx'

interface SavedTable {
  /** File name without extension. */
  name: string
  format: TableFormat
  header: string[]
  rows: Cell[][]
}

/** Downloads a table as a file. */
export async function saveTable({ name, format, header, rows }: SavedTable): Promise<void> {
  const file =
    format === 'csv'
      ? new Blob([csvOf([header, ...rows])], { type: 'text/csv;charset=utf-8' })
      : await workbookOf(header, rows)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${name}.${format}`
  link.click()
  // By then the download no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** A workbook with plain text cells, so that no text is run as a formula. */
async function workbookOf(header: string[], rows: Cell[][]): Promise<Blob> {
  const { default: writeXlsxFile } = await import('write-excel-file/universal')
  const widths = header.map((title, column) =>
    Math.min(60, Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(widthOf)) + 2),
  )
  const cells = rows.map((row) =>
    row.map((value) =>
      typeof value === 'number'
        ? { value, type: Number }
        : // An empty text is no cell: the library refuses it.
          value === ''
          ? null
          : { value: workbookText(value), type: String },
    ),
  )
  const heads = header.map((title) => ({
    value: workbookText(title),
    type: String,
    fontWeight: 'bold' as const,
  }))
  return writeXlsxFile([heads, ...cells], {
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toBlob()
}

/** Column width in Latin characters; a Chinese character counts as two. */
const widthOf = (cell: Cell) =>
  [...String(cell)].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0)
