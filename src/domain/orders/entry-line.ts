import type { Span } from '../reading/span'
import type { Reading } from './entry-phrase'

export interface EntryLine {
  /** line number in the text or file, from 1 */
  line: number
  text: string
  /** Most likely first; the existing models decide which one holds. */
  readings: Reading[]
  /** The customer's own part number, if a column contains it. */
  partNo: string
  /** Candidate quantities if it is ambiguous; undefined otherwise. */
  severalCounts?: string[]
  /** Parts of `text` with their meaning. */
  spans: Span[]
}
