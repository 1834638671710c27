import type { StoredFile } from '../files/files.sql'
import type { Context } from '../http/context'

/** A record that has files. */
export interface FileOwner {
  /** Kind of the record, such as `supplierProblem`. */
  subject: string
  subjectId: number
}

/** A file that a record has taken. */
export type OwnedFile = StoredFile & FileOwner

/** The rules of an area for the files that are uploaded for one purpose. */
export interface AttachmentRule {
  /** The word under which an upload waits until a record takes it. */
  purpose: string
  /** May the caller upload? Missing where the `security` of the call says all. */
  mayUpload?: (context: Context) => boolean
  /** May the caller read the file of a record? Missing where everybody may who knows its address. */
  mayRead?: (file: OwnedFile, context: Context) => boolean | Promise<boolean>
  /** Takes a file out of its record; missing where only the form of the record does. */
  remove?: (file: OwnedFile, context: Context) => Promise<void>
  /** PDF documents that ask for a password are refused, because readers could not open them. */
  refusesLockedPdf?: boolean
}

/** A rule in a table that has the purpose as its key. */
export type PurposeRule = Omit<AttachmentRule, 'purpose'>
