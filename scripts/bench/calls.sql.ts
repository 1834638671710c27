import { sql } from 'kysely'
import type { Pool } from '../../src/server/database/database'
import { insertLines } from './order-lines.sql'

/** A customer who may use the comparison. */
export const addCustomer = (pool: Pool) => addLogin(pool, 'customer', '')

export async function addLogin(
  pool: Pool,
  username: string,
  passwordHash: string,
): Promise<number> {
  const { id: account_id } = await pool
    .insertInto('account')
    .values({ kind: 'person', account_name: 'Customer' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await pool
    .insertInto('app_user')
    .values({ account_id, username, password_hash: passwordHash })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives each of these products `count` replacements and `count` matching parts. */
export async function relate(pool: Pool, ids: number[], count: number): Promise<void> {
  await sql`
    insert into material_relation (material_id, related_id, kind, sort)
    select one.id, other.id, kind, other.nth
    from unnest(${ids}::integer[]) as one (id)
    cross join (values (1), (2)) as kinds (kind)
    cross join lateral (
      select id, row_number() over () as nth from material
      where material.id > one.id order by id limit ${count}
    ) other`.execute(pool)
}

/** A class that has models. */
export async function firstClass(pool: Pool): Promise<number> {
  const { id } = await pool
    .selectFrom('product_class')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Creates reservations of one line each for a customer. */
export async function reserve(pool: Pool, userId: number, count: number): Promise<void> {
  await pool.transaction().execute(async (database) => {
    // Skips the audit triggers: these rows are test data.
    await sql`set local session_replication_role = replica`.execute(database)
    await sql`
      insert into intention_order (unique_code, account_id, user_id, status_code, created_at)
      select 'WORST' || lpad(nth::text, 8, '0'), account_id, id, 1, now() - nth * interval '1 minute'
      from app_user, generate_series(1, ${count}::integer) as nth
      where id = ${userId}`.execute(database)
    await insertLines(database, 'WORST')
  })
}
