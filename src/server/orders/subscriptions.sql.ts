import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type Subscription = Schemas['Subscription']

/** Lock per user, so that concurrent writes do not mix. */
export async function lockSubscriptions(database: Database, userId: number): Promise<void> {
  await database
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute()
}

export async function listSubscriptions(
  database: Database,
  userId: number,
): Promise<Subscription[]> {
  const rows = await database
    .selectFrom('subscription')
    .select(['type_id', 'data_id'])
    .where('user_id', '=', userId)
    .orderBy('type_id')
    .orderBy('data_id')
    .execute()
  // A check constraint of the table.
  return rows.map((row) => ({
    typeId: row.type_id as Subscription['typeId'],
    dataId: row.data_id,
  }))
}

/** Replaces all subscriptions; unchanged ones keep their date. */
export async function replaceSubscriptions(
  database: Database,
  userId: number,
  chosen: Subscription[],
): Promise<void> {
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(chosen)}::jsonb) as x ("typeId" smallint, "dataId" integer)`
  await sql`
    delete from subscription where user_id = ${userId}
      and (type_id, data_id) not in (select "typeId", "dataId" from ${wanted})`.execute(database)
  await sql`
    insert into subscription (user_id, type_id, data_id)
    select distinct ${userId}::integer, "typeId", "dataId" from ${wanted}
    on conflict do nothing`.execute(database)
}

/** Number of ids that are product classes. */
export async function countClasses(database: Database, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const { counts } = await database
    .selectFrom('product_class')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return counts
}
