import type { ImportTable } from '../../domain/catalogue/import/table'
import type { Task } from '../worker-pool/task'
import type { Sheet } from './sheet'
import type { SheetFormat } from './write-table'
import type { Table } from './table'

export interface SheetSource {
  name: string
  bytes: Uint8Array
}

/** Reads a short list that need not have a header. */
export const readRowsTask: Task<SheetSource, Sheet['rows']> = {
  name: 'readRows',
  seconds: 20,
  async load() {
    const { readRows } = await import('./read')
    return ({ name, bytes }) => readRows(name, Buffer.from(bytes))
  },
}

/** Reads a short list with a header. */
export const readTableTask: Task<SheetSource, ImportTable> = {
  name: 'readTable',
  seconds: 20,
  async load() {
    const [{ readSpreadsheet }, { listLimits }] = await Promise.all([
      import('./read'),
      import('./sheet'),
    ])
    return ({ name, bytes }) => readSpreadsheet(name, Buffer.from(bytes), listLimits)
  },
}

export interface WrittenSheet {
  type: string
  bytes: Uint8Array
}

export const writeTableTask: Task<{ format: SheetFormat; table: Table }, WrittenSheet> = {
  name: 'writeTable',
  seconds: 60,
  async load() {
    const { writeTable } = await import('./write-table')
    return ({ format, table }) => writeTable(format, table)
  },
}
