import type { CellFault, FormattedNumber } from '../../domain/catalogue/import/table'
import type { RefusalKey } from '../../generated/refusal-statuses'
import { Refusal } from '../http/errors'

export const maxBytes = 20 * 1024 * 1024

/** Limits of a file, counted while reading: a small file can unpack to any size. */
export interface SheetLimits {
  /** Unpacked bytes of all parts of a workbook. */
  unfolded: number
  /** Non-empty rows. */
  rows: number
  /** All rows, including empty ones. */
  allRows: number
  columns: number
  /** All cells, including empty ones. */
  cells: number
  /** Characters of all texts together. */
  text: number
  /** Shared strings of a workbook. */
  sharedTexts: number
}

const megabyte = 1024 * 1024
export const mostColumns = 500

/** Larger than any catalogue that a sales department maintains by hand. */
export const catalogueLimits: SheetLimits = {
  unfolded: 256 * megabyte,
  rows: 200_000,
  // Maximum of spreadsheet programs.
  allRows: 1_048_576,
  columns: mostColumns,
  cells: 10_000_000,
  text: 256 * megabyte,
  sharedTexts: 2_000_000,
}

/** Some hundred lines, in a template with many formatted empty rows. */
export const listLimits: SheetLimits = {
  unfolded: 64 * megabyte,
  rows: 20_000,
  allRows: 100_000,
  columns: mostColumns,
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

/** The refusal of a sheet that exceeds a limit. */
export function beyond(what: keyof typeof refusals, limits: SheetLimits): Refusal {
  const limit = what === 'sharedTexts' ? limits.text : limits[what]
  return new Refusal(refusals[what], { values: { limit } })
}

/** Non-empty rows of a sheet, including the header. */
export interface Sheet {
  name: string
  rows: SheetRow[]
  /** Indexes of columns hidden in the spreadsheet program. */
  hidden?: number[]
  /** Names of further non-empty sheets, which were not read. */
  others?: string[]
}

export interface SheetRow {
  /** Row number as spreadsheet programs show it, from 1. */
  line: number
  cells: string[]
  faults: Omit<CellFault, 'row'>[]
  /** Numbers that the spreadsheet program shows otherwise. */
  formatted: Omit<FormattedNumber, 'row'>[]
  /** Hidden in the spreadsheet program. */
  hidden?: true
}
