import type { ImportReason } from './reasons'

/** Thrown by cell parsers; the row is refused with this reason. */
export class CellRefusal extends Error {
  readonly reason: ImportReason
  readonly params: Readonly<Record<string, string | number>>

  constructor(reason: ImportReason, params: Readonly<Record<string, string | number>> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}
