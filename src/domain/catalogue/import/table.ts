/** A sheet as a sales department keeps it: one header row, every cell as the text it shows. */
export interface ImportTable {
  name: string
  header: string[]
  rows: string[][]
  /** The line of each row in its file; without it the first row is line 2. */
  lines?: number[]
  /** Further sheets of its file that hold something and are not part of it. */
  otherSheets?: string[]
  /** Lines of rows that the program which shows the file leaves out. */
  hiddenLines?: number[]
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
  | 'catalogue.import.numberRounded'

/** The most rows of titles above the row that names the columns. */
export const mostTitles = 10

/** The same table with its titles left out; as it is where no row names columns. */
export function belowTitles(
  table: ImportTable,
  namesColumns: (cells: readonly string[]) => boolean,
): ImportTable {
  if (namesColumns(table.header)) return table
  const at = table.rows.slice(0, mostTitles).findIndex(namesColumns)
  const header = table.rows[at]
  if (!header) return table
  const { rows, lines, faults } = table
  return {
    ...table,
    header,
    rows: rows.slice(at + 1),
    lines: (lines ?? rows.map((_cells, row) => row + 2)).slice(at + 1),
    ...(faults && {
      faults: faults
        .filter(({ row }) => row > at)
        .map((fault) => ({ ...fault, row: fault.row - at - 1 })),
    }),
  }
}
