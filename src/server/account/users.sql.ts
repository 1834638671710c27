import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { UserData } from '../security/session.sql'

/** Changes some of what is kept of a user and leaves the rest. */
export async function keepUserData(
  database: Database,
  id: number,
  change: Partial<UserData>,
): Promise<void> {
  await database
    .updateTable('app_user')
    .set({ data: sql`data || ${JSON.stringify(change)}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** What the user says of themself, which nobody else changes before the transaction has ended. */
export async function lockProfile(
  database: Database,
  id: number,
): Promise<{ accountName: string; data: UserData }> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .where('app_user.id', '=', id)
    .select(['account.account_name', 'app_user.data'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Written by this server in this form.
  return { accountName: row.account_name, data: row.data as UserData }
}

export async function nameAccount(database: Database, id: number, name: string): Promise<void> {
  await database.updateTable('account').set({ account_name: name }).where('id', '=', id).execute()
}
