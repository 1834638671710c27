import { sql } from 'kysely'
import type { Database } from '../database/database'

export interface BackupResult {
  at: Date
  data: { fileName?: string; bytes?: number; missing?: number; reason?: string }
}

/** Keeps how the newest backup ended, for as long as no newer one ends in the same way. */
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

/** The last backup that went well and the last one that failed, made by whomever; also of backups that were removed since. */
export async function lastBackup(
  database: Database,
): Promise<{ success?: BackupResult; failure?: BackupResult }> {
  const rows = await database.selectFrom('backup_result').selectAll().execute()
  return Object.fromEntries(
    // Written by noteBackupResult alone.
    rows.map(({ result, at, data }) => [result, { at, data: data as BackupResult['data'] }]),
  )
}
