import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { countRows, inOrder, type OrderOf, type Sorting } from '../database/lists.sql'
import type { NewNotification } from '../notifications/notifications.sql'
import { when } from '../database/when'

type Type = Schemas['NewsType']

export interface StoredNotification {
  id: number
  state: 1 | 2
  type: Type
  createTime: Date
  message: NewNotification
}

export interface NotificationFilter {
  userId: number
  state?: 1 | 2 | undefined
  type?: Type | undefined
}

const unread = 1
const read = 2

/** A notification that asks for an action counts as 'todo' until the work is done, read or not. */
const typeOf = sql<Type>`case when to_do then 'todo' else 'tips' end`

const filtered = (database: Database, { userId, state, type }: NotificationFilter) =>
  database
    .selectFrom('notification')
    .where('user_id', '=', userId)
    // Expired announcements are hidden.
    .where((where) => where.or([where('until', 'is', null), where('until', '>', sql<Date>`now()`)]))
    .$call(when(state, (query, state) => query.where('state', '=', state)))
    .$call(when(type, (query, type) => query.where(typeOf, '=', type)))

export async function countUnread(database: Database, userId: number): Promise<number> {
  const { counts } = await filtered(database, { userId, state: unread })
    .select((select) => select.fn.countAll<number>().as('counts'))
    .executeTakeFirstOrThrow()
  return counts
}

/** Number of notifications per type; types without any are missing. */
export async function countByType(
  database: Database,
  filter: NotificationFilter,
): Promise<Map<Type, number>> {
  const rows = await filtered(database, filter)
    .select([typeOf.as('type'), (select) => select.fn.countAll<number>().as('counts')])
    .groupBy(typeOf)
    .execute()
  return new Map(rows.map(({ type, counts }) => [type, counts]))
}

type Order = OrderOf<'listNotifications'>

const sorting: Sorting<Order> = {
  by: { createTime: sql`created_at`, state: sql`state`, type: typeOf },
  id: sql`id`,
  usual: sql`created_at desc, id desc`,
}

export async function pageNotifications(
  database: Database,
  filter: NotificationFilter,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
): Promise<{ total: number; records: StoredNotification[] }> {
  const all = filtered(database, filter)
  const total = await countRows(all)
  const rows = await all
    .select(['id', 'state', typeOf.as('type'), 'created_at', 'data'])
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const notifications = rows.map((row): StoredNotification => ({
    id: row.id,
    state: row.state === read ? read : unread,
    type: row.type,
    createTime: row.created_at,
    // Only notifyUsers writes this column.
    message: row.data as unknown as NewNotification,
  }))
  return { total, records: notifications }
}

/** Marks only unread notifications of this user; ignores other ids. */
export async function markRead(database: Database, userId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await database
    .updateTable('notification')
    .set({ state: read })
    .where('user_id', '=', userId)
    .where('state', '=', unread)
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
