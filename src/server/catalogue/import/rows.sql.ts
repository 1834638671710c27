import { sql } from 'kysely'
import { countRows } from '../../database/lists.sql'
import type { Refused } from '../../../domain/catalogue/import/reasons'
import type { Database } from '../../database/database'
import { storableJson } from '../../database/storable'
import { chunksOf } from './chunks'
import type { Difference } from './differences'

export const rowKind = { added: 1, changed: 2, unchanged: 3, refused: 4 } as const

/** A row of a file with its result. */
export interface ImportRow {
  kind: (typeof rowKind)[keyof typeof rowKind]
  line: number
  model: string
  data: {
    /** Name of a new product. */
    name?: { zh: string; en: string }
    className?: { zh: string; en: string }
    changes?: Difference[]
    refused?: Pick<Refused, 'column' | 'reason' | 'params'>[]
    /** Original cells of a refused row. */
    cells?: string[]
  }
}

const rowsAtOnce = 1000

export async function storeRows(
  database: Database,
  importId: number,
  rows: readonly ImportRow[],
): Promise<void> {
  await database.deleteFrom('catalogue_import_row').where('import_id', '=', importId).execute()
  let n = 0
  for (const chunk of chunksOf(rows, rowsAtOnce)) {
    const numbered = chunk.map((row) => ({ ...row, n: ++n }))
    await sql`
      insert into catalogue_import_row (import_id, n, kind, line, model, data)
      select ${importId}::integer, n, kind, line, model, data
      from jsonb_to_recordset(${storableJson(numbered)}::jsonb)
        as x (n integer, kind smallint, line integer, model text, data jsonb)`.execute(database)
  }
}

export interface StoredRow extends ImportRow {
  n: number
}

function selectRows(database: Database, importId: number, kind: number) {
  return database
    .selectFrom('catalogue_import_row')
    .select(['n', 'line', 'model'])
    .select([
      // Only storeRows writes this column.
      sql<ImportRow['kind']>`kind`.as('kind'),
      sql<ImportRow['data']>`data`.as('data'),
    ])
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .orderBy('n')
}

export async function pageRows(
  database: Database,
  importId: number,
  { kind, current, size }: { kind: number; current: number; size: number },
): Promise<{ total: number; rows: StoredRow[] }> {
  const total = await countRows(
    database
      .selectFrom('catalogue_import_row')
      .where('import_id', '=', importId)
      .where('kind', '=', kind),
  )
  const rows = await selectRows(database, importId, kind)
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, rows }
}

export function listRefusedRows(database: Database, importId: number): Promise<StoredRow[]> {
  return selectRows(database, importId, rowKind.refused).execute()
}
