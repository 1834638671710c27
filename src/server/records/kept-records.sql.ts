import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../database/database'
import { inOrder, oneContaining, type Sorting } from '../database/lists.sql'

/** A table of kept records with what its rows hold, in SQL. */
export interface RecordTable {
  table: string
  /** The column `data` holds the fields without a column of their own. */
  hasData: boolean
  /** The fields that rows hold beside `data`. */
  fields: Readonly<Record<string, RawBuilder<unknown>>>
  /** The rows that are records of this kind; all, if missing. */
  only?: RawBuilder<boolean> | undefined
}

export interface RecordRow {
  id: number
  version: number
  data?: object
  [field: string]: unknown
}

/** The values of a row by their columns; one that the database computes is given in SQL. */
export interface Stored {
  columns: Record<string, unknown>
  data: Record<string, unknown>
}

interface Wanted {
  keyword?: { text: string; fields: RawBuilder<unknown>[] } | undefined
  equal: { field: RawBuilder<unknown>; value: unknown }[]
  order: string | undefined
  sorting: Sorting<string>
  current: number
  size: number
}

export async function pageRecords(
  database: Database,
  { table, ...parts }: RecordTable,
  { keyword, equal, order, sorting, current, size }: Wanted,
): Promise<{ total: number; rows: RecordRow[] }> {
  const where = allOf([
    ...(parts.only ? [parts.only] : []),
    ...(keyword?.text.trim() ? [oneContaining(keyword.fields, keyword.text)] : []),
    ...equal.map(({ field, value }) => sql<boolean>`${field} = ${value}`),
  ])
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where ${where}`.execute(database)
  const { rows } = await sql<RecordRow>`
    select ${selected(parts)} from ${sql.table(table)} where ${where}
    order by ${inOrder(order, sorting)} limit ${size} offset ${(current - 1) * size}`.execute(
    database,
  )
  return { total: counted.rows[0]?.total ?? 0, rows }
}

export async function findRecord(
  database: Database,
  { table, ...parts }: RecordTable,
  id: number,
): Promise<RecordRow | undefined> {
  const where = allOf([sql`id = ${id}`, ...(parts.only ? [parts.only] : [])])
  const { rows } = await sql<RecordRow>`
    select ${selected(parts)} from ${sql.table(table)} where ${where}`.execute(database)
  return rows[0]
}

/** The id of the new record; nothing where another one has what no two may have. */
export async function insertRecord(
  database: Database,
  { table, hasData }: RecordTable,
  stored: Stored,
): Promise<number | undefined> {
  const values = valuesOf(stored, hasData)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(values.map(([name]) => sql.ref(name)))})
    values (${sql.join(values.map(([, value]) => value))})
    on conflict do nothing returning id`.execute(database)
  return rows[0]?.id
}

export async function updateRecord(
  database: Database,
  { table, hasData, only }: RecordTable,
  { id, version }: { id: number; version: number },
  stored: Stored,
): Promise<boolean> {
  const changes = valuesOf(stored, hasData).map(([name, value]) => sql`${sql.ref(name)} = ${value}`)
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set ${sql.join([...changes, sql`version = version + 1`])}
    where id = ${id} and version = ${version} and ${only ?? sql`true`}
    returning id`.execute(database)
  return rows.length > 0
}

export async function deleteRecord(
  database: Database,
  { table, only }: RecordTable,
  id: number,
): Promise<boolean> {
  const where = allOf([sql`id = ${id}`, ...(only ? [only] : [])])
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(table)} where ${where} returning id`.execute(database)
  return rows.length > 0
}

const allOf = (conditions: RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)

const selected = ({ hasData, fields }: Omit<RecordTable, 'table'>) =>
  sql.join([
    sql.ref('id'),
    sql.ref('version'),
    ...(hasData ? [sql.ref('data')] : []),
    ...Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
  ])

function valuesOf({ columns, data }: Stored, hasData: boolean): [string, RawBuilder<unknown>][] {
  const own = Object.entries(columns).map(([name, value]): [string, RawBuilder<unknown>] => [
    name,
    sql`${value}`,
  ])
  return hasData ? [...own, ['data', sql`${JSON.stringify(data)}::jsonb`]] : own
}
