import { sql } from 'kysely'
import type { Database } from '../database/database'

export interface RunningSession {
  id: string
  device: string
  address: string
  createTime: Date
  lastTime: Date
}

/** Sessions of a user, most recently used first. */
export async function listSessions(database: Database, userId: number): Promise<RunningSession[]> {
  const rows = await database
    .selectFrom('user_session')
    .select(['id', 'data', 'created_at', 'renewed_at'])
    .where('user_id', '=', userId)
    .where('viewer_id', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('renewed_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id, data, created_at, renewed_at }) => {
    // Only insertSession writes this column.
    const { device = '', address = '' } = data as { device?: string; address?: string }
    return { id, device, address, createTime: created_at, lastTime: renewed_at }
  })
}

/** Returns true if the session was running. */
export async function endSession(database: Database, userId: number, id: string): Promise<boolean> {
  const ended = await database
    .updateTable('user_session')
    .set({ revoked_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}
