/** Why a file cannot be read as a spreadsheet at all; each is the key of a text. */
export type UnreadableReason =
  | 'catalogue.import.fileEmpty'
  | 'catalogue.import.fileTooLarge'
  | 'catalogue.import.tooManyRows'
  | 'catalogue.import.tooManyColumns'
  | 'catalogue.import.noRows'
  | 'catalogue.import.unknownFormat'
  | 'catalogue.import.oldOrLocked'
  | 'catalogue.import.brokenWorkbook'
  | 'catalogue.import.unknownEncoding'
  | 'catalogue.import.quoteNotClosed'

/** Thrown when a file as a whole cannot be read; nothing of it has been used. */
export class UnreadableSpreadsheet extends Error {
  readonly reason: UnreadableReason
  readonly params: Readonly<Record<string, string | number>>

  constructor(reason: UnreadableReason, params: Readonly<Record<string, string | number>> = {}) {
    super(reason)
    this.name = 'UnreadableSpreadsheet'
    this.reason = reason
    this.params = params
  }
}
