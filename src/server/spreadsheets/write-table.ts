import { csvLines, csvOf } from '../../domain/sheets/csv'
import { openXlsx } from './write-xlsx'
import { plainCell, type SheetCell, type Table } from './table'

export type SheetFormat = 'xlsx' | 'csv'

/** Writes a sheet in pieces. */
export interface TableWriter {
  add(rows: readonly SheetCell[][]): Promise<void>
  end(): Promise<SheetFile>
}

/** Starts a sheet with its first rows. */
export function openTable(format: SheetFormat, { name, header, rows }: Table): TableWriter {
  const lines = (rows: readonly (readonly SheetCell[])[]) => Buffer.from(csvLines(plain(rows)))
  if (format === 'csv') {
    const pieces = [Buffer.from(csvOf([header, ...plain(rows)]))]
    return {
      add: (more) => Promise.resolve(void pieces.push(lines(more))),
      end: () => Promise.resolve({ type: csvType, bytes: Buffer.concat(pieces) }),
    }
  }
  const writer = openXlsx(name, header, rows.slice(0, 200))
  let written = writer.add(rows)
  return {
    add: (more) => (written = written.then(() => writer.add(more))),
    end: async () => {
      await written
      return { type: xlsxType, bytes: await writer.end() }
    },
  }
}

const plain = (rows: readonly (readonly SheetCell[])[]) => rows.map((cells) => cells.map(plainCell))

export async function writeTable(format: SheetFormat, table: Table): Promise<SheetFile> {
  return openTable(format, table).end()
}

export interface SheetFile {
  type: string
  bytes: Buffer
}

export const csvType = 'text/csv; charset=utf-8'
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
