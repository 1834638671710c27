import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/database'
import type { NewClass, NewValue } from './import.sql'

/** A shared record with another English name in a sheet. */
export interface Rename {
  what: 'class' | 'value'
  id: number
  zh: string
  before: string
  after: string
  /** Number of models that show the name. */
  models: number
}

const modelsOf = {
  class: (id: RawBuilder<unknown>) =>
    sql`(select count(*)::int from material where class_id = ${id})`,
  value: (id: RawBuilder<unknown>) =>
    sql`(select count(*)::int from material_value where value_id = ${id})`,
}

export async function listClassRenames(database: Database, classes: readonly NewClass[]) {
  const { rows } = await sql<Rename>`
    select 'class' as what, p.id, p.class_name as zh, p.class_name_en as before, x."nameEn" as after,
      ${modelsOf.class(sql`p.id`)} as models
    from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb)
      as x (category text, name text, "nameEn" text)
    join category c on c.abbreviation = x.category
    join product_class p on p.category_id = c.id and p.class_name = x.name
    where x."nameEn" <> '' and p.class_name_en not in ('', x."nameEn")
    order by p.id`.execute(database)
  return rows
}

export async function listValueRenames(database: Database, values: readonly NewValue[]) {
  const { rows } = await sql<Rename>`
    select 'value' as what, v.id, v.val as zh, v.val_en as before, x."valEn" as after,
      ${modelsOf.value(sql`v.id`)} as models
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
      as x ("characteristicId" integer, val text, "valEn" text)
    join characteristic_value v on v.characteristic_id = x."characteristicId" and v.val = x.val
    where x."valEn" <> '' and v.val_en not in ('', x."valEn")
    order by v.id`.execute(database)
  return rows
}

/** Number of models that show at least one of the names. */
export async function countRenamedModels(
  database: Database,
  renames: readonly Rename[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select id from material where class_id = any(${idsOf(renames, 'class')}::integer[])
      union
      select material_id from material_value where value_id = any(${idsOf(renames, 'value')}::integer[])
    ) models`.execute(database)
  return rows[0]?.count ?? 0
}

export async function storeRenames(database: Database, renames: readonly Rename[]): Promise<void> {
  const wanted = (what: Rename['what']) => sql`jsonb_to_recordset(
    ${JSON.stringify(renames.filter((rename) => rename.what === what))}::jsonb)
    as x (id integer, after text)`
  await sql`
    update product_class p set class_name_en = x.after, version = p.version + 1
    from ${wanted('class')} where p.id = x.id`.execute(database)
  await sql`
    update characteristic_value v set val_en = x.after
    from ${wanted('value')} where v.id = x.id`.execute(database)
}

const idsOf = (renames: readonly Rename[], what: Rename['what']) =>
  renames.flatMap((rename) => (rename.what === what ? rename.id : []))
