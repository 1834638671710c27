import { sql } from 'kysely'
import { inject } from 'vitest'
import type { Pool } from '../src/server/database/database'
import { urlOf } from './database'

/** The address of the database that a pool of a test is on. */
export async function addressOf(pool: Pool): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(pool)
  return urlOf(inject('databaseUrl'), rows[0]!.name)
}
