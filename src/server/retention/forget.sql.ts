import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Forgetting } from './rules'

/** The most rows that one statement deletes, and one job of one table. */
export const rowsAtOnce = 1000

/** Deletes a batch of expired rows; returns true if more may be left. */
export async function forgetSome(
  database: Database,
  table: string,
  { days, since, where = 'true' }: Forgetting,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with deleted as (
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)}
        where ${sql.ref(since)} < now() - make_interval(days => ${days}::int) and (${sql.raw(where)})
        limit ${rowsAtOnce}
        for update skip locked))
      returning 1
    )
    select count(*)::int as count from deleted`.execute(database)
  return rows[0]?.count === rowsAtOnce
}
