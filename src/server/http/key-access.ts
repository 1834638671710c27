import { databaseMilliseconds } from '../database/clock'
import type { Pool } from '../database/database'
import { findKey, keyPrefix, type ApiKey } from '../security/api-keys.sql'
import { Refusal } from './errors'
import type { Operation } from './operation'

/** Calls of one key in a minute and in one process. A million rows fit into them. */
export const mostInMinute = 120

/** The key in an Authorization header; undefined if it holds something else, such as the token of a session. */
export function keyIn(authorization: string | undefined): string | undefined {
  const sent = authorization?.replace(/^Bearer\s+/i, '')
  return sent?.startsWith(keyPrefix) ? sent : undefined
}

/** Finds the key of a request and refuses it for every call that it does not open, public ones included. */
export function openKeyAccess(pool: Pool): (key: string, operation: Operation) => Promise<ApiKey> {
  const calls = new Map<number, number>()
  let minute = 0
  function count({ id }: ApiKey): void {
    const passed = databaseMilliseconds() / 60_000
    if (Math.floor(passed) !== minute) calls.clear()
    minute = Math.floor(passed)
    const made = (calls.get(id) ?? 0) + 1
    calls.set(id, made)
    if (made <= mostInMinute) return
    const seconds = Math.ceil((minute + 1 - passed) * 60)
    throw new Refusal('common.tooMany', { values: { seconds }, retryAfterSeconds: seconds })
  }
  return async (sent, operation) => {
    const key = await findKey(pool, sent)
    if (!key) throw new Refusal('common.key.unknown')
    const scope = operation['x-key']
    if (!scope || !key.scopes.includes(scope))
      throw new Refusal('common.key.closed', { reason: 'forbidden' })
    count(key)
    return key
  }
}
