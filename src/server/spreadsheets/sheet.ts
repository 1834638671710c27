import type { CellFault } from '../../domain/catalogue/import-table'

/** A catalogue of this size is larger than any that a sales department keeps by hand. */
export const maxRows = 200_000
export const maxColumns = 500
export const maxBytes = 20 * 1024 * 1024

/** The rows of a sheet that hold anything, the header among them. */
export interface Sheet {
  name: string
  rows: SheetRow[]
  /** Further sheets of the file that hold something too, and were not read. */
  others?: string[]
}

export interface SheetRow {
  /** As the program that wrote the file counts them, from 1. */
  line: number
  cells: string[]
  faults: Omit<CellFault, 'row'>[]
}
