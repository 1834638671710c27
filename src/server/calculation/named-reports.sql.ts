import { sql } from 'kysely'
import type { Database } from '../database/database'

interface OwnReport {
  id: number
  accountId: number
}

/** Every revision of the report of this one, for a condition on its table. */
export const revisionsWith = (id: number) =>
  sql<boolean>`number = (select of_it.number from calculation_report as of_it where of_it.id = ${id})`

/** The revisions of a report, oldest first, locked until the call has ended so that no reservation names one meanwhile. */
export async function lockRevisions(database: Database, { id, accountId }: OwnReport) {
  return database
    .selectFrom('calculation_report')
    .where(revisionsWith(id))
    .where('account_id', '=', accountId)
    .select(['id', 'revision', 'data'])
    .orderBy('revision')
    .forUpdate()
    .execute()
}

/** The codes of the reservations that name one of these reports. */
export async function listNamingOrders(
  database: Database,
  { ids, accountId }: { ids: number[]; accountId: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('intention_order')
    .innerJoin('intention_order_line', 'intention_order_line.order_id', 'intention_order.id')
    .where('intention_order.account_id', '=', accountId)
    .where(
      sql<boolean>`(intention_order_line.data #>> '{report,id}')::integer = any(${ids}::integer[])`,
    )
    .select('intention_order.unique_code')
    .distinct()
    .orderBy('intention_order.unique_code')
    .execute()
  return rows.map(({ unique_code }) => unique_code)
}
