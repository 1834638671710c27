import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** Customer of an order, as staff see it. */
export async function customerOf(
  database: Database,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<Schemas['Customer']> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .where('app_user.id', '=', userId)
    .where('account.id', '=', accountId)
    .select([
      'account_name',
      sql<string>`coalesce(app_user.data ->> 'contactName', app_user.username)`.as('contactName'),
      sql<string | null>`app_user.data ->> 'email'`.as('email'),
      sql<string | null>`app_user.data ->> 'phone'`.as('phone'),
    ])
    .executeTakeFirstOrThrow()
  const { account_name: accountName, contactName, email, phone } = row
  return { accountId, accountName, contactName, ...(email && { email }), ...(phone && { phone }) }
}

export async function accountNames(
  database: Database,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('account')
    .select(['id', 'account_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, account_name }) => [id, account_name]))
}
