import type { RefusalKey } from '../../generated/refusal-statuses'
import { Refusal } from '../http/errors'

/**
 * Refuses a change whose version was not found (optimistic locking): 409 if the record exists, because somebody else
 * changed it; otherwise 404.
 */
export function refuseChange(current: unknown, notFound: RefusalKey): never {
  throw new Refusal(current === undefined ? notFound : 'office.conflict')
}
