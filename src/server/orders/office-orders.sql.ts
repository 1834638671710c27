import { accountNameIn, personNameIn } from '../names/names.sql'
import type { Language } from '../../domain/language/language'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** Customer of an order, as staff see it. */
export async function customerOf(
  database: Database,
  { accountId, userId }: { accountId: number; userId: number },
  language: Language,
): Promise<Schemas['Customer']> {
  const row = await database
    .selectFrom('app_user')
    .innerJoin('account', 'account.id', 'app_user.account_id')
    .where('app_user.id', '=', userId)
    .where('account.id', '=', accountId)
    .select([
      accountNameIn(language).as('accountName'),
      personNameIn(language).as('contactName'),
      sql<string | null>`app_user.data ->> 'email'`.as('email'),
      sql<string | null>`app_user.data ->> 'phone'`.as('phone'),
    ])
    .executeTakeFirstOrThrow()
  const { accountName, contactName, email, phone } = row
  return { accountId, accountName, contactName, ...(email && { email }), ...(phone && { phone }) }
}

export async function namesOfAccounts(
  database: Database,
  ids: number[],
  language: Language,
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('account')
    .select(['id', accountNameIn(language).as('name')])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
