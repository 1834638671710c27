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

/** Outcome of claiming a key: new, or the first request's data. */
export interface Taken {
  taken: boolean
  sameRequest: boolean
  answer: KeptAnswer | undefined
}

/**
 * Claims an idempotency key, or returns the answer of its first request. A concurrent request waits here until the
 * first one commits.
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

/** Data of an already claimed key, or undefined. */
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
      // Only keepAnswer writes this column.
      answer: (first.answer as KeptAnswer | null) ?? undefined,
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
