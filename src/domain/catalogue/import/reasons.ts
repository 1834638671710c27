import type { CellFaultReason } from './table'

/** Why a whole sheet is not taken; each is the key of a text in both languages. */
export type SheetReason =
  | 'catalogue.import.columnsMissing'
  | 'catalogue.import.columnTwice'
  | 'catalogue.import.originOfNothing'
  | 'catalogue.import.unitOther'
  | 'catalogue.import.nameUnshown'

/** Why a row, or a sheet, is not taken; each is the key of a text in both languages. */
export type ImportReason =
  | CellFaultReason
  | SheetReason
  | 'catalogue.import.cellWithoutColumn'
  | 'catalogue.import.cellEmpty'
  | 'catalogue.import.categoryUnknown'
  | 'catalogue.import.modelTwice'
  | 'catalogue.import.modelAlike'
  | 'catalogue.import.classNamedTwice'
  | 'catalogue.import.tooLong'
  | 'catalogue.import.controlCharacter'
  | 'catalogue.import.lineBreak'
  | 'catalogue.import.decimalComma'
  | 'catalogue.import.thousandsPoint'
  | 'catalogue.import.notNumber'
  | 'catalogue.import.figureBackward'
  | 'catalogue.import.notPositive'
  | 'catalogue.import.negative'
  | 'catalogue.import.notWhole'
  | 'catalogue.import.numberTooLarge'
  | 'catalogue.import.notYesOrNo'
  | 'catalogue.import.originUnknown'
  | 'catalogue.import.inputHasNoValue'
  // Of cells that are edited here.
  | 'products.grid.notListed'
  | 'products.notFigure'

/** A cell that is not taken, with the place a person finds it at. */
export interface Refused {
  table: string
  line: number
  /** What the row calls its model; empty where it does not say. */
  model: string
  /** The header of its column, as the sheet writes it. */
  column: string
  reason: ImportReason
  params: Readonly<Record<string, string | number>>
}
