import { sql } from 'kysely'
import type { Pool } from '../../src/server/database/database'
import { insertLines } from './order-lines.sql'

/** Adds `count` customers with a reservation each, and as many lines of the audit log. */
export async function addRecords(pool: Pool, count: number): Promise<void> {
  await pool.transaction().execute(async (database) => {
    const each = sql`generate_series(1, ${count}::integer) as nth`
    const kind = sql`case nth % 3 when 0 then 'company' else 'person' end`
    // Skips the audit triggers, which would take minutes; these rows are test data.
    await sql`set local session_replication_role = replica`.execute(database)
    await sql`
      insert into account (id, kind, account_name, created_at)
      select 100000 + nth, ${kind},
        'Customer ' || md5(nth::text), now() - nth * interval '1 minute' from ${each}`.execute(
      database,
    )
    await sql`
      insert into app_user
        (id, account_id, account_kind, username, password_hash, activated_at, created_at, data)
      select 100000 + nth, 100000 + nth, ${kind}, 'user' || md5(nth::text), '', now(),
        now() - nth * interval '1 minute', jsonb_build_object('contactName', 'Contact ' || nth)
      from ${each}`.execute(database)
    await sql`
      insert into intention_order (unique_code, account_id, user_id, status_code, created_at)
      select 'BENCH' || lpad(nth::text, 8, '0'), 100000 + nth, 100000 + nth, 1 + nth % 6,
        now() - nth * interval '1 minute' from ${each}`.execute(database)
    await insertLines(database, 'BENCH')
    await sql`
      insert into audit (user_id, operation, request_id, data, records, created_at)
      select 100000 + nth, 'changeCustomer', '', '{}', array['app_user:' || 100000 + nth],
        now() - nth * interval '1 minute' from ${each}`.execute(database)
  })
  // Autovacuum would do this a minute later.
  await sql`vacuum analyze account, app_user, intention_order, intention_order_line, audit`.execute(
    pool,
  )
}

/** A staff member with all rights. */
export async function addOperator(pool: Pool): Promise<number> {
  const { id: account_id } = await pool
    .insertInto('account')
    .values({ kind: 'staff', account_name: 'Staff' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await pool
    .insertInto('app_user')
    .values({
      account_id,
      username: 'operator',
      password_hash: '',
      staff_roles: ['operator'],
      activated_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
