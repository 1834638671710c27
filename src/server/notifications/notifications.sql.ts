import { sql } from 'kysely'
import type { StaffRoleName } from '../../domain/account/access'
import type { TextKey } from '../../generated/text-key'
import type { Database } from '../database/database'
import { asksForAction } from './to-do'
import { when } from '../database/when'

/** A message to a user: the text is made in the reader's language when it is read. */
export interface NewNotification {
  key: TextKey
  values?: Record<string, string | number>
  /** Values that staff have written in both languages. */
  both?: Record<string, { zh: string; en: string }>
  /** The page that it is about, below the base of the front end. */
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

/** Whoever has a role, and who may everything; not the one who did what it is about. */
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

/** The other members of the user's account: what one of them has done asks nothing of the rest. */
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

/** What was asked for on a page is done, by whomever: nobody is asked for it any more. */
export async function settleToDos(database: Database, link: string): Promise<void> {
  await database
    .updateTable('notification')
    .set({ state: 2 })
    .where('to_do', '=', true)
    .where('state', '=', 1)
    .where(sql<boolean>`data ->> 'link' = ${link}`)
    .execute()
}

/** All members of an account. */
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
