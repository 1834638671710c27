import { sql } from 'kysely'
import type { Pool } from '../database/database'
import { itemAt } from '../../domain/lists/items'

const reason = '演示结束 / End of the demo (DEMO=0)'

/**
 * Locks the demo's accounts in a shop without the demo: their password is public. Returns the number of accounts that
 * were open.
 */
export async function lockDemo(pool: Pool): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with locked as (
      update app_user set blocked_at = now(), lock_reason = ${reason}, locked_with_demo = true
      where is_demo and blocked_at is null and removed_at is null
      returning id
    ), ended as (
      update user_session set revoked_at = now() from locked
      where locked.id in (user_id, viewer_id) and revoked_at is null
    ), dropped as (
      delete from login_challenge using locked where user_id = locked.id
    ), spent as (
      update one_time_link set used_at = now() from locked where user_id = locked.id and used_at is null
    )
    select count(*)::int as count from locked`.execute(pool)
  return itemAt(rows, 0).count
}

/** Unlocks only accounts that lockDemo has locked. */
export async function unlockDemo(pool: Pool): Promise<void> {
  await sql`
    update app_user set blocked_at = null, lock_reason = null, locked_with_demo = false
    where locked_with_demo`.execute(pool)
}
