/** A sheet as a sales department keeps it: one header row, every cell as the text it shows. */
export interface ImportTable {
  name: string
  header: string[]
  rows: string[][]
  /** The line of each row in its file; without it the first row is line 2. */
  lines?: number[]
  /** Further sheets of its file that hold something and are not part of it. */
  otherSheets?: string[]
  /** Cells that have no text of their own. */
  faults?: CellFault[]
}

export interface CellFault {
  /** Index into `rows`. */
  row: number
  /** Index into `header`. */
  column: number
  reason: CellFaultReason
  /** What the sheet holds instead of a text. */
  found: string
}

export type CellFaultReason =
  | 'catalogue.import.cellIsDate'
  | 'catalogue.import.cellIsError'
  | 'catalogue.import.formulaWithoutValue'
