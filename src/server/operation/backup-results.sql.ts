import { sql } from 'kysely'
import type { Database } from '../database/database'

export interface BackupResult {
  at: Date
  data: { fileName?: string; bytes?: number; missing?: number; reason?: string }
}

/** Stores the result of the newest backup, in place of the previous one with the same outcome. */
export async function noteBackupResult(
  database: Database,
  result: 'success' | 'failure',
  data: object,
): Promise<void> {
  await database
    .insertInto('backup_result')
    .values({ result, data: JSON.stringify(data) })
    .onConflict((conflict) =>
      conflict.column('result').doUpdateSet({ at: sql<Date>`now()`, data: JSON.stringify(data) }),
    )
    .execute()
}

/** The last successful and the last failed backup, manual or nightly; includes removed ones. */
export async function lastBackup(
  database: Database,
): Promise<{ success?: BackupResult; failure?: BackupResult }> {
  const rows = await database.selectFrom('backup_result').selectAll().execute()
  return Object.fromEntries(
    // Only noteBackupResult writes this column.
    rows.map(({ result, at, data }) => [result, { at, data: data as BackupResult['data'] }]),
  )
}
