import { sql } from 'kysely'
import type { Database } from '../database/database'

/** Number of users per region code. */
export async function countByRegion(database: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; users: number }>`
    select data ->> 'region' as code, count(*)::int as users from app_user
    where data ->> 'region' is not null group by 1`.execute(database)
  return new Map(rows.map(({ code, users }) => [code, users]))
}
