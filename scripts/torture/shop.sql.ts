import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Pool } from '../../src/server/database/database'

/** Products that can be reserved in any quantity. */
export async function plainProducts(pool: Pool, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from material where published and coalesce(min_quantity, 1) <= 1
    order by id limit ${count}`.execute(pool)
  if (rows.length < count) throw new Error('The demo has too few products')
  return rows.map(({ id }) => id)
}

export async function accountOf(pool: Pool, username: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select account_id as id from app_user where username = ${username}`.execute(pool)
  return rows[0]?.id ?? 0
}

export async function emptyCarts(pool: Pool): Promise<void> {
  await sql`delete from cart_item`.execute(pool)
}

/** Waits until every mail has been sent, or the time is up. */
export async function waitForMails(pool: Pool, patienceMs: number): Promise<void> {
  const began = performance.now()
  for (;;) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from outbox_message where sent_at is null and channel = 'mail'`.execute(
      pool,
    )
    if (!rows[0]?.count || performance.now() - began > patienceMs) return
    // Jobs that failed while the server was down were postponed; run them now.
    await sql`update job set run_at = now() where kind = 'sendMail' and done_at is null`.execute(
      pool,
    )
    await wait(500)
  }
}

export async function countReservations(pool: Pool, remark: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from intention_order where data ->> 'remark' = ${remark}`.execute(pool)
  return rows[0]?.count ?? 0
}

/** A job without effects. */
export async function addWork(pool: Pool): Promise<void> {
  await sql`insert into job (kind, data) values ('removeBytes', '[]')`.execute(pool)
}

export async function waitsForWork(pool: Pool): Promise<boolean> {
  const { rows } = await sql`
    select 1 from job where kind = 'removeBytes' and done_at is null limit 1`.execute(pool)
  return rows.length > 0
}

/** Repeating jobs with more than one pending entry. */
export async function doubledJobs(pool: Pool): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select kind from job where unique_key = 'repeating' and done_at is null
    group by kind having count(*) > 1`.execute(pool)
  return rows.map(({ kind }) => kind)
}

/** Clones a person with an account of their own. */
export async function clonePerson(pool: Pool, username: string, clone: string): Promise<void> {
  const columnsOf = async (table: string) => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
        and column_name not in ('id', 'account_id', 'username', 'data')`.execute(pool)
    return sql.join(rows.map(({ name }) => sql.ref(name)))
  }
  const [ofAccount, ofUser] = [await columnsOf('account'), await columnsOf('app_user')]
  await sql`
    with one as (
      insert into account (${ofAccount}) select ${ofAccount} from account
      where id = (select account_id from app_user where username = ${username}) returning id
    )
    insert into app_user (account_id, username, data, ${ofUser})
    select (select id from one), ${clone}, data - '{email,phone,mobile}'::text[], ${ofUser}
    from app_user where username = ${username}`.execute(pool)
}
