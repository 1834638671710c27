import { sql } from 'kysely'
import type { Database } from '../../src/server/database/database'

/** The people of the demo by their names; nothing where there are reports, or where another process is at it. */
export async function beginDemoReports(
  database: Database,
): Promise<Map<string, { id: number; accountId: number }> | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext('seed-reports'))`.execute(database)
  const existing = await database
    .selectFrom('calculation_report')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (existing) return undefined
  const rows = await database
    .selectFrom('app_user')
    .select(['id', 'username', 'account_id as accountId'])
    .execute()
  return new Map(rows.map(({ username, ...owner }) => [username, owner]))
}
