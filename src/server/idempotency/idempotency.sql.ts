import { sql } from 'kysely'
import type { Database } from '../database/database'

export interface Key {
  userId: number
  key: string
  operation: string
  requestHash: string
}

export interface KeptAnswer {
  data: unknown
  message: string
}

/** Whether a key is taken by this call now, or what is known of its first one. */
export interface Taken {
  taken: boolean
  sameRequest: boolean
  answer: KeptAnswer | undefined
}

/**
 * Takes a key for this request, or gives what was answered to the first request of this key. A second request
 * at the same time waits here until the first one is committed.
 */
export async function takeKey(database: Database, key: Key): Promise<Taken> {
  const inserted = await database
    .insertInto('idempotency')
    .values({
      user_id: key.userId,
      key: key.key,
      operation: key.operation,
      request_hash: key.requestHash,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (inserted) return { taken: true, sameRequest: true, answer: undefined }
  const first = await findKey(database, key)
  if (!first) throw new Error('The key was taken and is gone')
  return first
}

/** What is known of a key that was taken before; nothing where none was. */
export async function findKey(database: Database, key: Key): Promise<Taken | undefined> {
  const first = await database
    .selectFrom('idempotency')
    .select(['operation', 'request_hash', 'answer'])
    .where('user_id', '=', key.userId)
    .where('key', '=', key.key)
    .executeTakeFirst()
  return (
    first && {
      taken: false,
      sameRequest: first.operation === key.operation && first.request_hash === key.requestHash,
      // Written by keepAnswer alone.
      answer: (first.answer as unknown as KeptAnswer | null) ?? undefined,
    }
  )
}

export async function keepAnswer(
  database: Database,
  { userId, key }: Key,
  answer: KeptAnswer,
): Promise<void> {
  await database
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute()
}

/** Keys older than a day are forgotten: no client retries for so long. */
export async function forgetOldKeys(database: Database): Promise<void> {
  await database
    .deleteFrom('idempotency')
    .where('created_at', '<', sql<Date>`now() - interval '24 hours'`)
    .execute()
}
