import { type RawBuilder, sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Database } from '../../database/database'
import { frameTables, productDigest, rowDigest, type FrameTable } from './record.sql'
import { named } from '../editing/paging.sql'
import { keysIn } from '../../../domain/lists/objects'

/** An obstacle of an undo, with a readable name. */
export interface InTheWay {
  name: string
  /** Its users; missing if it was changed. */
  use?: Use
}

export type Use =
  | 'order'
  | 'cart'
  | 'favourite'
  | 'customerPart'
  | 'relation'
  | 'media'
  | 'model'
  | 'subscription'
  | 'custom'
  | 'content'

/** Readable name of a row, per table. */
const namesIn = (language: Language): Record<FrameTable, RawBuilder<unknown>> => ({
  product_class: named(language, sql`t.class_name`, sql`t.class_name_en`),
  characteristic: named(language, sql`t.field_name`, sql`t.field_name_en`),
  class_characteristic: sql`(
    select ${named(language, sql`class_name`, sql`class_name_en`)} from product_class
    where id = t.class_id)`,
  characteristic_value: named(language, sql`t.val`, sql`t.val_en`),
})

const tableNames = keysIn(frameTables)

const changes = (importId: number, table: 'material' | FrameTable) => sql`
  select row_key, before, after_digest from catalogue_import_change
  where import_id = ${importId} and table_name = ${table}`

const made = (importId: number, table: 'material' | FrameTable) => sql`
  select row_key::integer from catalogue_import_change
  where import_id = ${importId} and table_name = ${table} and before is null`

async function listed(database: Database, query: RawBuilder<unknown>): Promise<InTheWay[]> {
  const { rows } = await sql<{ name: string | null; use: Use | null }>`
    select distinct name, use from (${query}) found order by name, use`.execute(database)
  return rows.map(({ name, use }) => ({ name: name ?? '?', ...(use && { use }) }))
}

/** Records changed since the import. Deleted records have only their key. */
export function listChangedSince(
  database: Database,
  importId: number,
  language: Language,
): Promise<InTheWay[]> {
  const names = namesIn(language)
  const products = sql`
    select coalesce(m.model, c.before ->> 'model', '#' || c.row_key) as name, null as use
    from (${changes(importId, 'material')}) c left join material m on m.id = c.row_key::integer
    where m.id is null or ${productDigest} <> c.after_digest`
  const frame = tableNames.map(
    (table) => sql`
      select coalesce(${names[table]}, '#' || c.row_key) as name, null as use
      from (${changes(importId, table)}) c
      left join ${sql.table(table)} t on ${frameTables[table]} = c.row_key
      where ${sql.ref(`t.${table === 'class_characteristic' ? 'class_id' : 'id'}`)} is null
        or ${rowDigest} <> c.after_digest`,
  )
  return listed(database, sql.join([products, ...frame], sql` union all `))
}

/** Restores the products that the import changed. */
export async function restoreProducts(database: Database, importId: number): Promise<number[]> {
  await sql`
    create temporary table import_undone on commit drop as
    select row_key::integer as id, before from (${changes(importId, 'material')}) c
    where before is not null`.execute(database)
  const { rows } = await sql<{ id: number }>`
    update material m set class_id = (u.before ->> 'class_id')::integer,
      material_name = u.before ->> 'material_name',
      material_name_en = u.before ->> 'material_name_en',
      min_quantity = (u.before ->> 'min_quantity')::integer,
      data = u.before -> 'data'
    from import_undone u where u.id = m.id returning m.id`.execute(database)
  await sql`
    delete from material_value v using import_undone u
    where v.material_id = u.id and not u.before -> 'values' @> to_jsonb(v.value_id)`.execute(
    database,
  )
  await sql`
    insert into material_value (material_id, value_id)
    select u.id, value::integer from import_undone u, jsonb_array_elements_text(u.before -> 'values') value
    on conflict do nothing`.execute(database)
  await sql`
    delete from material_relation r using import_undone u where r.material_id = u.id`.execute(
    database,
  )
  await sql`
    insert into material_relation (material_id, kind, related_id, sort)
    select u.id, (link ->> 0)::smallint, (link ->> 1)::integer, (link ->> 2)::integer
    from import_undone u, jsonb_array_elements(u.before -> 'relations') link`.execute(database)
  return rows.map(({ id }) => id)
}

/** Products created by the import that are in use. */
export function listUsedProducts(database: Database, importId: number): Promise<InTheWay[]> {
  const uses: [Use, RawBuilder<unknown>][] = [
    ['order', sql`intention_order_line u on u.type_id = 1 and u.data_id = m.id`],
    ['cart', sql`cart_item u on u.type_id = 1 and u.data_id = m.id`],
    ['favourite', sql`favourite u on u.type_id = 1 and u.data_id = m.id`],
    ['customerPart', sql`customer_part u on u.material_id = m.id`],
    ['media', sql`product_media u on u.material_id = m.id`],
    ['content', sql`product_use_case u on u.material_id = m.id`],
    ['relation', sql`class_relation u on m.id in (u.material_id, u.related_id)`],
    [
      'relation',
      sql`material_relation u on u.related_id = m.id
        and u.material_id not in (${made(importId, 'material')})`,
    ],
  ]
  const queries = uses.map(
    ([use, join]) => sql`
      select m.model as name, ${sql.lit(use)} as use from material m join ${join}
      where m.id in (${made(importId, 'material')})`,
  )
  return listed(database, sql.join(queries, sql` union all `))
}

export async function removeProducts(database: Database, importId: number): Promise<void> {
  await sql`delete from material where id in (${made(importId, 'material')})`.execute(database)
}

/** Uses of the classes, characteristics and values created by the import, ignoring its products. */
export function listUsedFrame(
  database: Database,
  importId: number,
  language: Language,
): Promise<InTheWay[]> {
  const names = namesIn(language)
  const ofClass: [Use, RawBuilder<unknown>][] = [
    ['model', sql`material u on u.class_id = t.id`],
    ['subscription', sql`subscription u on u.type_id = 1 and u.data_id = t.id`],
    ['custom', sql`custom_entry u on u.class_id = t.id`],
    ['content', sql`scene_class u on u.class_id = t.id`],
    ['content', sql`publication_class u on u.class_id = t.id`],
    ['content', sql`product_use_case u on u.class_id = t.id`],
    ['media', sql`product_media u on u.class_id = t.id`],
    ['relation', sql`class_relation u on t.id in (u.class_id, u.related_class_id)`],
  ]
  const queries = ofClass.map(
    ([use, join]) => sql`
      select ${names.product_class} as name, ${sql.lit(use)} as use from product_class t join ${join}
      where t.id in (${made(importId, 'product_class')})`,
  )
  const ofValue = sql`
    select ${names.characteristic_value} as name, 'model' as use from characteristic_value t
    join material_value u on u.value_id = t.id
    where t.id in (${made(importId, 'characteristic_value')})`
  const ofCharacteristic = sql`
    select ${names.characteristic} as name, 'model' as use from characteristic t
    join characteristic_value u on u.characteristic_id = t.id
    where t.id in (${made(importId, 'characteristic')})
      and u.id not in (${made(importId, 'characteristic_value')})`
  const ofItsClasses = sql`
    select ${names.characteristic} as name, 'model' as use from characteristic t
    join class_characteristic u on u.characteristic_id = t.id
    where t.id in (${made(importId, 'characteristic')})
      and u.class_id || '-' || u.characteristic_id not in (
        select row_key from (${changes(importId, 'class_characteristic')}) c where before is null)`
  return listed(
    database,
    sql.join([...queries, ofValue, ofCharacteristic, ofItsClasses], sql` union all `),
  )
}

/** Restores previous names of classes, characteristics and values, and deletes those created by the import. */
export async function restoreFrame(database: Database, importId: number): Promise<void> {
  const restore = (table: FrameTable, set: RawBuilder<unknown>) =>
    sql`
      update ${sql.table(table)} t set ${set} from (${changes(importId, table)}) c
      where t.id = c.row_key::integer and c.before is not null`.execute(database)
  await restore(
    'product_class',
    sql`class_name_en = c.before ->> 'class_name_en', data = c.before -> 'data', version = t.version + 1`,
  )
  await restore(
    'characteristic',
    sql`field_name_en = c.before ->> 'field_name_en', version = t.version + 1`,
  )
  await restore('characteristic_value', sql`val_en = c.before ->> 'val_en'`)
  await sql`
    delete from class_characteristic t using (${changes(importId, 'class_characteristic')}) c
    where c.before is null and t.class_id || '-' || t.characteristic_id = c.row_key`.execute(
    database,
  )
  for (const table of ['characteristic_value', 'characteristic', 'product_class'] as const) {
    await sql`delete from ${sql.table(table)} where id in (${made(importId, table)})`.execute(
      database,
    )
  }
}
