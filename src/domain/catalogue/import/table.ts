/** A sheet as a sales department keeps it: one header row, cells as displayed texts. */
export interface ImportTable {
  name: string
  header: string[]
  rows: string[][]
  /** Line number of each row in its file; by default the first row is line 2. */
  lines?: number[]
  /** Further non-empty sheets of the file, which are not imported. */
  otherSheets?: string[]
  /** Line numbers of rows hidden in the spreadsheet. */
  hiddenLines?: number[]
  /** Cells without a text of their own. */
  faults?: CellFault[]
}

export interface CellFault {
  /** Index into `rows`. */
  row: number
  /** Index into `header`. */
  column: number
  reason: CellFaultReason
  /** Content of the cell in place of a text. */
  found: string
}

export type CellFaultReason =
  | 'catalogue.import.cellIsDate'
  | 'catalogue.import.cellIsError'
  | 'catalogue.import.formulaWithoutValue'
  | 'catalogue.import.numberRounded'

/** Maximum number of title rows above the header. */
export const mostTitles = 10

/** The table without its titles; unchanged if no row names columns. */
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
