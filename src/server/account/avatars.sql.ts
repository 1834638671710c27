import { sql } from 'kysely'
import type { Database } from '../database/database'

/** The public address of a picture reveals neither its storage key nor the file. */
export async function keepAvatarKey(database: Database, id: number, key: string): Promise<void> {
  await database
    .updateTable('stored_file')
    .set({ data: sql`data || ${JSON.stringify({ avatarKey: key })}::jsonb` })
    .where('id', '=', id)
    .execute()
}

/** Storage key of an avatar: its thumbnail if there is one, else the original. */
export async function findAvatar(
  database: Database,
  key: string,
): Promise<{ storageKey: string; type: string } | undefined> {
  const { rows } = await sql<{ storageKey: string; type: string }>`
    select coalesce(data ->> 'thumbnailKey', storage_key) as "storageKey",
      case when data ? 'thumbnailKey' then 'image/webp' else data ->> 'type' end as type
    from stored_file
    where subject = 'appUser' and data ->> 'avatarKey' = ${key}
  `.execute(database)
  return rows[0]
}
