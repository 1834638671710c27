import type { Cell } from '../../domain/sheets/csv'

/** A sheet to write; numbers stay numbers and texts stay texts. */
export interface Table {
  name: string
  header: string[]
  rows: SheetCell[][]
}

export type SheetCell = Cell
