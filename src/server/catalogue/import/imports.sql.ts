import { sql } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import type { TextKey } from '../../../generated/text-key'
import type { Database } from '../../database/database'
import { storableJson } from '../../database/storable'
import { countRows, inOrder, type OrderOf, type Sorting } from '../../database/lists.sql'

export const importState = {
  checking: 1,
  checked: 2,
  storing: 3,
  stored: 4,
  undone: 5,
  cancelled: 6,
  failed: 7,
} as const

export type ImportChoices = Pick<Schemas['ImportConfirmation'], 'rename' | 'unpublished'>

/** Details of an import beside its columns; names in both languages. */
export interface ImportData {
  added?: number
  changed?: number
  unchanged?: number
  refused?: number
  /** Column headers, for the list of refused rows. */
  header?: string[]
  failure?: { key: TextKey; values?: Record<string, string | number> }
  leftOut?: string[]
  otherSheets?: string[]
  hiddenLines?: number[]
  hiddenColumns?: string[]
  /** New products that are called after their class. */
  unnamed?: number
  renames?: Schemas['ImportRenames']
  keptSpellings?: string[]
  unknownColumns?: string[]
  /** Chosen when the import was confirmed. */
  choices?: ImportChoices
  news?: (Omit<Schemas['ImportNews'], 'names'> & { names: { zh: string; en: string }[] })[]
}

export type ImportRecord = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[0]

function selectImports(database: Database) {
  return database
    .selectFrom('catalogue_import')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .leftJoin('app_user as undoer', 'undoer.id', 'undone_by')
    .select([
      'catalogue_import.id',
      'catalogue_import.created_at as createdAt',
      'state_code as stateCode',
      'file_name as fileName',
      'strict',
      'done',
      'total',
      'digest',
      'ended_at as endedAt',
      'undone_at as undoneAt',
      'app_user.username as userName',
      'undoer.username as undoneBy',
      // Only this file writes the column.
      sql<ImportData>`catalogue_import.data`.as('data'),
    ])
}

export function findImport(database: Database, id: number): Promise<ImportRecord | undefined> {
  return selectImports(database).where('catalogue_import.id', '=', id).executeTakeFirst()
}

type Order = OrderOf<'listCatalogueImports'>

const figure = (name: 'added' | 'changed' | 'unchanged' | 'refused') =>
  sql`coalesce((catalogue_import.data ->> ${sql.lit(name)})::int, 0)`

const sorting: Sorting<Order> = {
  by: {
    createTime: sql`catalogue_import.created_at`,
    userName: sql`lower(app_user.username)`,
    fileName: sql`lower(file_name)`,
    stateCode: sql`state_code`,
    added: figure('added'),
    changed: figure('changed'),
    unchanged: figure('unchanged'),
    refused: figure('refused'),
  },
  id: sql`catalogue_import.id`,
  usual: sql`catalogue_import.id desc`,
}

export async function pageImports(
  database: Database,
  { current, size, order }: { current: number; size: number; order?: Order | undefined },
) {
  const total = await countRows(database.selectFrom('catalogue_import'))
  const records = await selectImports(database)
    .orderBy(inOrder(order, sorting))
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  return { total, records }
}

/** The import that is being checked or stored. */
export function findRunning(database: Database): Promise<ImportRecord | undefined> {
  return selectImports(database)
    .where('state_code', 'in', [importState.checking, importState.storing])
    .executeTakeFirst()
}

/** Starts an import; returns undefined if another one is running. */
export async function insertImport(
  database: Database,
  { userId, fileName }: { userId: number; fileName: string },
): Promise<number | undefined> {
  const row = await database
    .insertInto('catalogue_import')
    .values({ user_id: userId, file_name: fileName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Confirms a checked import; returns false if it is not (or no longer) checked. */
export async function confirmImport(
  database: Database,
  { id, strict, choices }: { id: number; strict: boolean; choices: ImportChoices },
): Promise<boolean> {
  const row = await database
    .updateTable('catalogue_import')
    .set({
      state_code: importState.storing,
      strict,
      done: 0,
      begun_at: null,
      ended_at: null,
      asked_at: sql<Date>`now()`,
      cancel_asked: false,
      data: sql`data || ${JSON.stringify({ choices } satisfies ImportData)}::jsonb`,
    })
    .where('id', '=', id)
    .where('state_code', '=', importState.checked)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Asks a running import to stop and discards an unconfirmed one; returns false if there is nothing to stop. */
export async function cancelImport(database: Database, id: number): Promise<boolean> {
  const row = await database
    .updateTable('catalogue_import')
    .set({
      cancel_asked: true,
      state_code: sql<number>`
        case when state_code = ${importState.checked} or begun_at is null
        then ${importState.cancelled} else state_code end`,
      ended_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('state_code', 'in', [importState.checking, importState.checked, importState.storing])
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export interface Begun {
  id: number
  /** Uploader. */
  userId: number
  storing: boolean
  strict: boolean
  choices: ImportChoices
  fileName: string
  digest: string | null
}

/** Marks an import as running; returns undefined if it was cancelled or already started. */
export async function beginImport(database: Database, id: number): Promise<Begun | undefined> {
  const row = await database
    .updateTable('catalogue_import')
    .set({ begun_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('begun_at', 'is', null)
    .where('state_code', 'in', [importState.checking, importState.storing])
    .returning(['user_id', 'state_code', 'strict', 'file_name', 'digest'])
    .returning(sql<ImportChoices>`coalesce(data -> 'choices', '{}')`.as('choices'))
    .executeTakeFirst()
  if (!row) return undefined
  const { user_id: userId, state_code, file_name: fileName, ...rest } = row
  return { id, userId, storing: state_code === importState.storing, fileName, ...rest }
}

/** Stores the progress; returns true if the import should stop. */
export async function tellProgress(
  database: Database,
  id: number,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const row = await database
    .updateTable('catalogue_import')
    .set({ done, total })
    .where('id', '=', id)
    .returning('cancel_asked as asked')
    .executeTakeFirst()
  return row?.asked ?? true
}

/** Ends a run; returns false if it should have stopped before. */
export async function endImport(
  database: Database,
  id: number,
  { state, digest, data }: { state: number; digest?: string; data: ImportData },
): Promise<boolean> {
  const stops = state === importState.failed || state === importState.cancelled
  const row = await database
    .updateTable('catalogue_import')
    .set({
      state_code: state,
      ended_at: sql<Date>`now()`,
      ...(digest && { digest }),
      data: sql`(data - 'failure') || ${storableJson(data)}::jsonb`,
    })
    .where('id', '=', id)
    .where('state_code', 'in', [importState.checking, importState.storing])
    .$if(!stops, (query) => query.where('cancel_asked', '=', false))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Arbitrary first key of the advisory locks that running imports hold. */
const runLock = 20_210_901

/** Advisory lock of a running import: PostgreSQL releases it when the process ends, however that happens. */
export async function holdRun(database: Database, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${runLock}, ${id})`.execute(database)
}

/** Marks imports as failed whose process is gone, or that nobody started for minutes. */
export async function failLostImports(database: Database): Promise<void> {
  const data: ImportData = { failure: { key: 'products.imports.lost' } }
  await sql`
    update catalogue_import set state_code = ${importState.failed}, ended_at = now(),
      data = data || ${JSON.stringify(data)}::jsonb
    where state_code in (1, 3)
      and case when begun_at is null then asked_at < now() - interval '5 minutes'
        else pg_try_advisory_xact_lock(${runLock}, id) end`.execute(database)
}

/** Deletes the details of old imports: rows, undo data and file. */
export async function forgetOldDetails(database: Database, before: Date): Promise<number[]> {
  const old = database
    .selectFrom('catalogue_import')
    .select('id')
    .where('created_at', '<', before)
    .where('state_code', 'not in', [importState.checking, importState.storing])
  await database.deleteFrom('catalogue_import_row').where('import_id', 'in', old).execute()
  await database.deleteFrom('catalogue_import_change').where('import_id', 'in', old).execute()
  // An import that is only checked can then no longer be confirmed.
  await database
    .updateTable('catalogue_import')
    .set({ state_code: importState.cancelled })
    .where('created_at', '<', before)
    .where('state_code', '=', importState.checked)
    .execute()
  return (await old.execute()).map(({ id }) => id)
}
