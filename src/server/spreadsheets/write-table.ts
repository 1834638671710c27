import { csvOf, type Cell } from '../../domain/csv'
import { writeXlsx } from './write-xlsx'

/** A sheet to be written: numbers are numbers, and every text stays the text it is. */
export interface Table {
  name: string
  header: string[]
  rows: SheetCell[][]
}

export type SheetCell = Cell

export type SheetFormat = 'xlsx' | 'csv'

export async function writeTable(format: SheetFormat, table: Table): Promise<SheetFile> {
  return format === 'xlsx'
    ? { type: xlsxType, bytes: await writeXlsx(table) }
    : { type: csvType, bytes: Buffer.from(csvOf([table.header, ...table.rows])) }
}

export interface SheetFile {
  type: string
  bytes: Buffer
}

export const csvType = 'text/csv; charset=utf-8'
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
