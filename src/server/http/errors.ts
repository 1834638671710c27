import type { Schemas } from '../../domain/schemas'
import { refusalStatuses, type RefusalKey } from '../../generated/refusal-statuses'
import type { Whose } from '../security/whose.sql'

export interface RefusalDetails {
  values?: Record<string, string | number>
  errors?: Schemas['InputError'][]
  /** Number of faulty places beyond those in `errors`. */
  more?: number
  /** `confirm`: allowed once the caller has entered the password again. */
  reason?: 'session' | 'forbidden' | 'confirm'
  retryAfterSeconds?: number
  /** The name, number or address that was limited. */
  whose?: Whose
  /** Methods that the address supports (header Allow). */
  allow?: string
}

/** The one way to refuse a request: the key of a text that has a status (src/i18n), and the values that the text names. */
export class Refusal extends Error {
  readonly key: RefusalKey
  readonly details: RefusalDetails

  constructor(key: RefusalKey, details: RefusalDetails = {}) {
    super(key)
    this.key = key
    this.details = details
  }

  get status(): number {
    return refusalStatuses[this.key]
  }
}
