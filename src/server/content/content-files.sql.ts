import { sql } from 'kysely'
import type { Database } from '../database/database'

/** The given keys without a stored file. */
export async function missingContentFiles(database: Database, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as named (key)
    where not exists (select from stored_file where data ->> 'contentKey' = key
      and data ? 'contentKey')`.execute(database)
  return rows.map(({ key }) => key)
}
