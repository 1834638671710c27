import type { Database } from '../database/database'
import type { NewNotification } from '../notifications/notifications.sql'

export interface StoredNotification {
  id: number
  state: 1 | 2
  createTime: Date
  message: NewNotification
}

const unread = 1
const read = 2

export async function countUnread(database: Database, userId: number): Promise<number> {
  const { counts } = await database
    .selectFrom('notification')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('user_id', '=', userId)
    .where('state', '=', unread)
    .executeTakeFirstOrThrow()
  return counts
}

/** Messages to a user, newest first. */
export async function pageNotifications(
  database: Database,
  { userId, state }: { userId: number; state: 1 | 2 | undefined },
  { current, size }: { current: number; size: number },
): Promise<{ total: number; found: StoredNotification[] }> {
  const all = database
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
  const { total } = await all
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await all
    .select(['id', 'state', 'created_at', 'data'])
    .orderBy('id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const found = rows.map((row): StoredNotification => ({
    id: row.id,
    state: row.state === read ? 2 : 1,
    createTime: row.created_at,
    // Written by notifyUsers alone.
    message: row.data as unknown as NewNotification,
  }))
  return { total, found }
}

/** Those of the ids that are messages to the user. */
export async function markRead(database: Database, userId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await database
    .updateTable('notification')
    .set({ state: read })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
}

export async function markAllRead(database: Database, userId: number): Promise<void> {
  await database
    .updateTable('notification')
    .set({ state: read })
    .where('user_id', '=', userId)
    .where('state', '=', unread)
    .execute()
}
