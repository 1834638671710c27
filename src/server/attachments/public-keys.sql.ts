import { sql } from 'kysely'
import type { Database } from '../database/database'
import { findFileWhere, type StoredFile } from '../files/files.sql'

/** Each condition repeats that of its index. */
const isIndexed = {
  avatarKey: sql<boolean>`subject = 'appUser'`,
  contentKey: sql<boolean>`data ? 'contentKey'`,
}

export type PublicKey = keyof typeof isIndexed

/** The key in a public address reveals neither the id of the file nor its place in the store. */
export async function keepPublicKey(
  database: Database,
  name: PublicKey,
  { id, key }: { id: number; key: string },
): Promise<void> {
  await database
    .updateTable('stored_file')
    .set({ data: sql`data || ${JSON.stringify({ [name]: key })}::jsonb` })
    .where('id', '=', id)
    .execute()
}

export function findByPublicKey(
  database: Database,
  name: PublicKey,
  key: string,
): Promise<StoredFile | undefined> {
  return findFileWhere(
    database,
    sql<boolean>`${isIndexed[name]} and data ->> ${sql.lit(name)} = ${key}`,
  )
}
