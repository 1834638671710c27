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
  | 'catalogue.import.modelAlikeStored'
  | 'catalogue.import.modelUnknown'
  | 'catalogue.import.categoryAlone'
  | 'catalogue.import.classNamedTwice'
  | 'catalogue.import.tooLong'
  | 'catalogue.import.controlCharacter'
  | 'catalogue.import.lineBreak'
  | 'catalogue.import.codeShortened'
  | 'catalogue.import.severalFigures'
  | 'catalogue.import.otherUnit'
  | 'catalogue.import.notCount'
  | 'catalogue.import.notNumber'
  | 'catalogue.import.figureBackward'
  | 'catalogue.import.notPositive'
  | 'catalogue.import.negative'
  | 'catalogue.import.notWhole'
  | 'catalogue.import.numberTooLarge'
  | 'catalogue.import.notYesOrNo'
  | 'catalogue.import.originUnknown'
  | 'catalogue.import.inputHasNoValue'
  // For cells edited in the grid.
  | 'products.grid.notListed'
  | 'products.notFigure'

/** A refused cell with its position in the file. */
export interface Refused {
  table: string
  line: number
  /** The row's model; empty if it has none. */
  model: string
  /** The column's header, as written in the sheet. */
  column: string
  reason: ImportReason
  params: Readonly<Record<string, string | number>>
}
