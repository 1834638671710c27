import { sql } from 'kysely'
import type { Database } from '../../database/database'
import { keysIn } from '../../../domain/lists/objects'

/**
 * Records an import's changes in its own transaction: temporary tables hold the previous state. An undo needs that
 * state, and digests of the state after the import, which show if anything changed since.
 */

/** State of a product: its row, value ids, and links as kind, id and position. */
export interface Snapshot {
  id: number
  class_id: number
  model: string
  material_name: string
  material_name_en: string
  min_quantity: number
  data: Record<string, unknown>
  values: number[]
  relations: [kind: number, relatedId: number, sort: number][]
}

/** Snapshot of the row `m` without timestamps and version. */
export const snapshot = sql`
  to_jsonb(m) - '{created_at,changed_at,version}'::text[] || jsonb_build_object(
    'values', coalesce((
      select jsonb_agg(value_id order by value_id) from material_value where material_id = m.id), '[]'),
    'relations', coalesce((
      select jsonb_agg(jsonb_build_array(kind, related_id, sort) order by kind, related_id)
      from material_relation where material_id = m.id), '[]'))`

/** Tables that products refer to, with the columns that name a row. */
export const frameTables = {
  product_class: sql`id::text`,
  characteristic: sql`id::text`,
  class_characteristic: sql`class_id || '-' || characteristic_id`,
  characteristic_value: sql`id::text`,
} as const

export type FrameTable = keyof typeof frameTables

export const tableNames = keysIn(frameTables)

/** Call before anything is stored. */
export async function keepFrame(database: Database): Promise<void> {
  for (const name of tableNames) {
    await sql`
      create temporary table ${sql.table(`before_${name}`)} on commit drop as
      select ${frameTables[name]} as key, to_jsonb(t) - 'version' as before from ${sql.table(name)} t`.execute(
      database,
    )
  }
}

/** Call when the products are staged but not stored yet. */
export async function keepProducts(database: Database): Promise<void> {
  await sql`
    create temporary table before_material on commit drop as
    select m.id, ${snapshot} as before from material m
    where m.model in (select model from import_material)`.execute(database)
  await sql`create unique index on before_material (id)`.execute(database)
}

/** Rows created or changed by this transaction; others may write at the same time. */
const written = sql`t.xmin::text::bigint = pg_current_xact_id()::text::bigint % 4294967296`

/** Rows of a table that the import created or changed, before and after. */
export function frameChanges(name: FrameTable) {
  return sql`
    select ${name} as table_name, ${frameTables[name]} as row_key, b.before, to_jsonb(t) - 'version' as after
    from ${sql.table(name)} t left join ${sql.table(`before_${name}`)} b on b.key = ${frameTables[name]}
    where ${written} and b.before is distinct from to_jsonb(t) - 'version'`
}

export interface FrameChange {
  table_name: FrameTable
  row_key: string
  before: Record<string, unknown> | null
  after: Record<string, unknown>
}

export async function listFrameChanges(database: Database): Promise<FrameChange[]> {
  const all = sql.join(tableNames.map(frameChanges), sql` union all `)
  const { rows } = await sql<FrameChange>`
    select * from (${all}) changes order by table_name, length(row_key), row_key`.execute(database)
  return rows
}

/** Products before and after. */
export async function listProductChanges(
  database: Database,
  ids: readonly number[],
): Promise<{ before: Snapshot; after: Snapshot }[]> {
  const { rows } = await sql<{ before: Snapshot; after: Snapshot }>`
    select b.before, ${snapshot} as after
    from material m join before_material b on b.id = m.id
    where m.id = any(${ids}::integer[]) order by m.id`.execute(database)
  return rows
}

/** Stores the changes for an undo. */
export async function keepChanges(
  database: Database,
  importId: number,
  productIds: readonly number[],
): Promise<void> {
  await sql`
    insert into catalogue_import_change (import_id, table_name, row_key, before, after_digest)
    select ${importId}::integer, 'material', m.id::text, b.before, md5((${snapshot})::text)
    from material m left join before_material b on b.id = m.id
    where m.id = any(${productIds}::integer[])`.execute(database)
  for (const name of tableNames) {
    await sql`
      insert into catalogue_import_change (import_id, table_name, row_key, before, after_digest)
      select ${importId}::integer, table_name, row_key, before, md5(after::text)
      from (${frameChanges(name)}) changes`.execute(database)
  }
}

/** Digests of the current state, of products and of the tables they refer to. */
export const productDigest = sql`md5((${snapshot})::text)`
export const rowDigest = sql`md5((to_jsonb(t) - 'version')::text)`
