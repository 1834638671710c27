import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { UserData } from '../session.sql'

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

export async function nameAccount(database: Database, id: number, name: string): Promise<void> {
  await database.updateTable('account').set({ account_name: name }).where('id', '=', id).execute()
}
