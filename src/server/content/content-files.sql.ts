import { sql } from 'kysely'
import type { Database } from '../database/database'

/** The public address of a file reveals neither its storage key nor its id. */
export async function keepContentKey(database: Database, id: number, key: string): Promise<void> {
  await database
    .updateTable('stored_file')
    .set({ data: sql`data || ${JSON.stringify({ contentKey: key })}::jsonb` })
    .where('id', '=', id)
    .execute()
}

export async function findContentFile(
  database: Database,
  key: string,
): Promise<{ storageKey: string; type: string } | undefined> {
  const { rows } = await sql<{ storageKey: string; type: string }>`
    select storage_key as "storageKey", data ->> 'type' as type
    from stored_file where data ->> 'contentKey' = ${key} and data ? 'contentKey'`.execute(database)
  return rows[0]
}

/** The given keys without a stored file. */
export async function missingContentFiles(database: Database, keys: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from unnest(${keys}::text[]) as named (key)
    where not exists (select from stored_file where data ->> 'contentKey' = key
      and data ? 'contentKey')`.execute(database)
  return rows.map(({ key }) => key)
}
