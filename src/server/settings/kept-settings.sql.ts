import { sql } from 'kysely'
import type { Database } from '../database/database'

/** A setting stored by the office; without a value the default applies again. */
export interface KeptSetting {
  name: string
  value: string | null
  version: number
}

export function listKept(database: Database): Promise<KeptSetting[]> {
  return database.selectFrom('setting').select(['name', 'value', 'version']).execute()
}

/** Stores a setting unless it changed since `version`; a never changed setting has version 1. */
export async function keepSetting(
  database: Database,
  { name, value, version }: KeptSetting,
): Promise<boolean> {
  const kept = await database
    .insertInto('setting')
    .values({ name, value, version: 2 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value, version: sql`setting.version + 1` })
        .where('setting.version', '=', version),
    )
    .returning('name')
    .executeTakeFirst()
  return kept !== undefined
}
