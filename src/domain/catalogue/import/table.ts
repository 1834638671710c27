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
  /** Letters of columns hidden in the spreadsheet that have a header. */
  hiddenColumns?: string[]
  /** Cells without a text of their own. */
  faults?: CellFault[]
  /** Numbers that the spreadsheet shows otherwise, so that they are not the code that a person sees. */
  formatted?: FormattedNumber[]
}

export interface FormattedNumber {
  /** Index into `rows`. */
  row: number
  /** Index into `header`. */
  column: number
  /** A figure has other marks or decimals, a code further signs: leading zeros, dashes, an exponent. */
  shown: 'figure' | 'code'
  /** The number without its format. */
  written: string
}

export interface CellFault {
  /** Index into `rows`. */
  row: number
  /** Index into `header`. */
  column: number
  reason: CellFaultReason
  /** Content of the cell in place of a text. */
  written: string
}

export type CellFaultReason =
  | 'catalogue.import.cellIsDate'
  | 'catalogue.import.cellIsError'
  | 'catalogue.import.formulaWithoutValue'
  | 'catalogue.import.numberRounded'
  | 'catalogue.import.numberFormatted'

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
  const { rows, lines, faults, formatted } = table
  const below = <Cell extends { row: number }>(cells: Cell[]) =>
    cells.filter(({ row }) => row > at).map((cell) => ({ ...cell, row: cell.row - at - 1 }))
  return {
    ...table,
    header,
    rows: rows.slice(at + 1),
    lines: (lines ?? rows.map((_cells, row) => row + 2)).slice(at + 1),
    ...(faults && { faults: below(faults) }),
    ...(formatted && { formatted: below(formatted) }),
  }
}
