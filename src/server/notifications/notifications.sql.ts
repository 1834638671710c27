import { sql } from 'kysely'
import type { StaffRoleName } from '../../domain/account/access'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import { asksForAction } from './to-do'
import { when } from '../database/when'

/** A notification to a user; its text is translated when it is read. */
export interface NewNotification {
  key: TextKey
  values?: Record<string, string | number>
  /** Values in both languages: names, and texts that staff entered. */
  both?: Record<string, { zh: string; en: string }>
  /** Path of the page it is about, below the base of the front end. */
  link?: string
}

export async function notifyUsers(
  database: Database,
  userIds: number[],
  message: NewNotification,
  { asks = asksForAction(message.key) }: { asks?: boolean } = {},
): Promise<void> {
  if (userIds.length === 0) return
  await database
    .insertInto('notification')
    .values(
      userIds.map((userId) => ({
        user_id: userId,
        to_do: asks,
        data: JSON.stringify(message),
      })),
    )
    .execute()
}

/** Makes the open pages of a user reload their messages, without a new notification. */
export async function tellPages(database: Database, userId: number): Promise<void> {
  await sql`select pg_notify('notification', ${String(userId)})`.execute(database)
}

/** Notifies staff with the role and operators, except the user who caused it (`but`). */
export async function notifyStaff(
  database: Database,
  role: StaffRoleName,
  message: NewNotification,
  but?: number,
): Promise<void> {
  const staff = await database
    .selectFrom('app_user')
    .select('id')
    .where(sql<boolean>`staff_roles && ${[role, 'operator']}::text[]`)
    .where('blocked_at', 'is', null)
    .$call(when(but, (query, but) => query.where('id', '!=', but)))
    .execute()
  await notifyUsers(
    database,
    staff.map(({ id }) => id),
    message,
  )
}

/** Notifies the other members of the user's account; they need not act. */
export async function notifyColleagues(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
  message: NewNotification,
): Promise<void> {
  const colleagues = await database
    .selectFrom('app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '!=', id)
    .where('blocked_at', 'is', null)
    .execute()
  await notifyUsers(
    database,
    colleagues.map(({ id }) => id),
    message,
    { asks: false },
  )
}

/** Ends the to-dos of a page once anybody has done the work; with a `key` those of one kind only. */
export async function settleToDos(database: Database, link: string, key?: TextKey): Promise<void> {
  await database
    .updateTable('notification')
    .set({ state: 2, to_do: false })
    .where('to_do', '=', true)
    .where(sql<boolean>`data ->> 'link' = ${link}`)
    .$call(when(key, (query, key) => query.where(sql<boolean>`data ->> 'key' = ${key}`)))
    .execute()
}

/** Notifies all members of an account. */
export async function notifyAccount(
  database: Database,
  accountId: number,
  message: NewNotification,
): Promise<void> {
  const members = await database
    .selectFrom('app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .where('blocked_at', 'is', null)
    .execute()
  await notifyUsers(
    database,
    members.map(({ id }) => id),
    message,
  )
}
