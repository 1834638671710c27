import type { Cell } from '../../domain/sheets/csv'

/** A sheet to be written: numbers are numbers, and every text stays the text it is. */
export interface Table {
  name: string
  header: string[]
  rows: SheetCell[][]
}

export type SheetCell = Cell
