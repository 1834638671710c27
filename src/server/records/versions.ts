import type { RefusalKey } from '../../generated/refusal-statuses'
import { Refusal } from '../http/errors'

/**
 * Refuses a change that found no record of the version it was made on: where there is one by now, somebody else was
 * faster, and their change is not overwritten.
 */
export function refuseChange(found: unknown, notFound: RefusalKey): never {
  throw new Refusal(found === undefined ? notFound : 'office.conflict')
}
