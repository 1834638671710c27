import type { CellFault } from '../../domain/catalogue/import/table'
import type { RefusalKey } from '../../generated/refusal-statuses'
import { Refusal } from '../http/errors'

export const maxBytes = 20 * 1024 * 1024

/** What a file may hold. A small file can be made to unfold into any size, so each is counted while it is read. */
export interface SheetLimits {
  /** Bytes of all parts of a workbook that are unpacked. */
  unfolded: number
  /** Rows that hold anything. */
  rows: number
  /** Rows that are there, empty ones too. */
  allRows: number
  columns: number
  /** Cells that are there, empty ones too. */
  cells: number
  /** Characters of all texts together. */
  text: number
  /** Texts that the cells of a workbook share. */
  sharedTexts: number
}

const megabyte = 1024 * 1024

/** A catalogue of this size is larger than any that a sales department keeps by hand. */
export const catalogueLimits: SheetLimits = {
  unfolded: 256 * megabyte,
  rows: 200_000,
  // Spreadsheet programs have no more.
  allRows: 1_048_576,
  columns: 500,
  cells: 10_000_000,
  text: 256 * megabyte,
  sharedTexts: 2_000_000,
}

/** A list of some hundred lines, in a template whose empty rows have borders and colours. */
export const listLimits: SheetLimits = {
  unfolded: 64 * megabyte,
  rows: 20_000,
  allRows: 100_000,
  columns: 500,
  cells: 1_000_000,
  text: 4 * megabyte,
  sharedTexts: 100_000,
}

const refusals = {
  rows: 'catalogue.import.tooManyRows',
  allRows: 'catalogue.import.emptyRows',
  columns: 'catalogue.import.tooManyColumns',
  cells: 'catalogue.import.tooManyCells',
  text: 'catalogue.import.tooMuchText',
  sharedTexts: 'catalogue.import.tooMuchText',
} as const satisfies Partial<Record<keyof SheetLimits, RefusalKey>>

/** Refuses a sheet with more of something than it may hold. */
export function beyond(what: keyof typeof refusals, limits: SheetLimits): Refusal {
  const limit = what === 'sharedTexts' ? limits.text : limits[what]
  return new Refusal(refusals[what], { values: { limit } })
}

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
  /** The program that shows the file leaves the row out. */
  hidden?: true
}
