import type { Cell } from '../../domain/sheets/csv'

/** A sheet to write; numbers stay numbers and texts stay texts. */
export interface Table {
  name: string
  header: string[]
  rows: SheetCell[][]
}

/** A decimal number whose digits are written as they are, such as an amount of money. */
export interface ExactNumber {
  exact: string
}

export type SheetCell = Cell | ExactNumber

/** The cell as a text or a number. */
export const plainCell = (cell: SheetCell): Cell => (typeof cell === 'object' ? cell.exact : cell)
