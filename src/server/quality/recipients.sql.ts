import type { Database } from '../database/database'
import { notifyUsers, type NewNotification } from '../notifications/notifications.sql'

/** Sends a message to all who belong to an account: the people of a supplier, or of a customer. */
export async function notifyAccount(
  database: Database,
  accountId: number,
  message: NewNotification,
): Promise<void> {
  const users = await database
    .selectFrom('app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .where('blocked_at', 'is', null)
    .execute()
  await notifyUsers(
    database,
    users.map(({ id }) => id),
    message,
  )
}

/** The suppliers, by name. */
export function listSuppliers(database: Database): Promise<{ id: number; name: string }[]> {
  return database
    .selectFrom('account')
    .select(['id', 'account_name as name'])
    .where('kind', '=', 'supplier')
    .orderBy('account_name')
    .execute()
}
