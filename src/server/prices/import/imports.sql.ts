import { sql } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import { countRows } from '../../database/lists.sql'
import type { RowReason } from './read-sheet'

export interface StoredImport {
  id: number
  userName: string
  fileName: string
  kind: Schemas['PriceImportKind']
  state: Schemas['PriceImportState']
  createdAt: Date
  storedAt: Date | null
  kept: number | null
  counts: Partial<Record<Schemas['PriceRowKind'], number>>
}

const selectImports = (database: Database) =>
  database
    .selectFrom('price_import')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select([
      'price_import.id',
      'app_user.username as userName',
      'file_name as fileName',
      'price_import.created_at as createdAt',
      'stored_at as storedAt',
      'kept',
      // Check constraints of the table.
      sql<StoredImport['kind']>`kind`.as('kind'),
      sql<StoredImport['state']>`state`.as('state'),
      sql<StoredImport['counts']>`(select coalesce(jsonb_object_agg(kind, rows), '{}') from (
        select kind, count(*) as rows from price_import_row where import_id = price_import.id group by kind) as counted)`.as(
        'counts',
      ),
    ])

export const findImport = (database: Database, id: number): Promise<StoredImport | undefined> =>
  selectImports(database).where('price_import.id', '=', id).executeTakeFirst()

export async function pageImports(
  database: Database,
  { current, size }: { current: number; size: number },
): Promise<{ total: number; records: StoredImport[] }> {
  const total = await countRows(database.selectFrom('price_import'))
  const records = await selectImports(database)
    .orderBy('price_import.id', 'desc')
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records }
}

export async function insertImport(
  database: Database,
  { userId, kind, fileName }: { userId: number; kind: StoredImport['kind']; fileName: string },
): Promise<number> {
  const { id } = await database
    .insertInto('price_import')
    .values({ user_id: userId, kind, file_name: fileName })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface StoredRow {
  line: number
  kind: Schemas['PriceRowKind']
  model: string
  listZh: string | null
  listEn: string | null
  fromCounts: number | null
  after: Figures
  before: Figures | null
  reasons: RowReason[]
}

/** The figures of a row, of either kind of sheet. */
export interface Figures {
  amount?: string
  per?: number
  currency?: Schemas['Currency']
  quantity?: number
  leadTimeDays?: number
}

export async function pageImportRows(
  database: Database,
  importId: number,
  { kind, current, size }: { kind: Schemas['PriceRowKind']; current: number; size: number },
): Promise<{ total: number; rows: StoredRow[] }> {
  const total = await countRows(
    database
      .selectFrom('price_import_row')
      .where('import_id', '=', importId)
      .where('kind', '=', kind),
  )
  const { rows } = await sql<StoredRow>`
    select line, kind, model, name_zh as "listZh", name_en as "listEn", from_counts as "fromCounts", after, before, reasons
    from price_import_row left join price_list on price_list.id = list_id
    where import_id = ${importId} and kind = ${kind}
    order by line limit ${size} offset ${(current - 1) * size}`.execute(database)
  return { total, rows }
}

/** Changes the state of an import; false if it is no longer in the expected one. */
export async function moveImport(
  database: Database,
  id: number,
  { from, to }: { from: StoredImport['state']; to: StoredImport['state'] },
): Promise<boolean> {
  const { rows } = await sql`
    update price_import set state = ${to},
      stored_at = case ${to} when 'stored' then now() else stored_at end,
      undone_at = case ${to} when 'undone' then now() end
    where id = ${id} and state = ${from} returning id`.execute(database)
  return rows.length > 0
}
