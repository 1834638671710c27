import { sql } from 'kysely'
import type { Pool } from '../database/database'

export async function answers(pool: Pool): Promise<boolean> {
  await sql`select 1`.execute(pool)
  return true
}
