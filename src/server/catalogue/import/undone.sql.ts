import { sql } from 'kysely'
import type { Database } from '../../database/database'
import { importState } from './imports.sql'

/** Marks an import as undone; returns false if it is not (or no longer) stored, or too old. */
export async function markUndone(
  database: Database,
  { id, userId }: { id: number; userId: number },
): Promise<boolean> {
  const row = await database
    .updateTable('catalogue_import')
    .set({ state_code: importState.undone, undone_by: userId, undone_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('state_code', '=', importState.stored)
    .where((where) =>
      where.exists(
        where
          .selectFrom('catalogue_import_row')
          .select('n')
          .whereRef('import_id', '=', 'catalogue_import.id'),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
