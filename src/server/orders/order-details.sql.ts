import { sql } from 'kysely'
import type { Database } from '../database/database'

/** The data of an account's latest reservation that has one of these fields. */
export async function latestDetails(
  database: Database,
  accountId: number,
  fields: string[],
): Promise<{ uniqueCode: string; data: unknown } | undefined> {
  const row = await database
    .selectFrom('intention_order')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`data ?| ${fields}::text[]`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['unique_code', 'data'])
    .limit(1)
    .executeTakeFirst()
  return row && { uniqueCode: row.unique_code, data: row.data }
}
