import { sql } from 'kysely'
import { parseFigures } from '../../../domain/catalogue/numeric-inputs'
import type { Database } from '../../database/database'

export interface StoredValue {
  id: number
  val: string
  valEn: string
  sort: number
  models: number
}

/** The characteristic that values belong to. */
export const findCharacteristic = (database: Database, id: number) =>
  database
    .selectFrom('characteristic')
    .select(['version', 'field_code as fieldCode', 'field_name as fieldName'])
    .select(['field_name_en as fieldNameEn', 'unit', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Values of a characteristic in the shop's order, with their number of models. */
export async function listValues(database: Database, id: number): Promise<StoredValue[]> {
  const { rows } = await sql<StoredValue>`
    select v.id, v.val, v.val_en as "valEn", v.sort, coalesce(used.models, 0) as models
    from characteristic_value v
    left join (
      select value_id, count(*)::int as models from material_value
      where value_id in (select id from characteristic_value where characteristic_id = ${id})
      group by value_id
    ) used on used.value_id = v.id
    where v.characteristic_id = ${id}
    order by nullif(v.sort, 0) nulls last, v.number_from nulls last, v.number_to,
      coalesce(used.models, 0) desc, v.id`.execute(database)
  return rows
}

/** First model with each of these values, by value. */
export async function modelsWith(database: Database, valueIds: number[]) {
  const { rows } = await sql<{ id: number; names: string[] }>`
    select v.id, array(
      select m.model from material_value mv join material m on m.id = mv.material_id
      where mv.value_id = v.id order by m.model limit 3) as names
    from characteristic_value v
    where v.id = any(${valueIds}::integer[])
      and exists (select from material_value mv where mv.value_id = v.id)`.execute(database)
  return rows
}

export interface WantedValue {
  id?: number
  val: string
  valEn: string
  sort: number
}

/** Replaces the values of a characteristic; the texts must be distinct. */
export async function storeWanted(
  database: Database,
  characteristicId: number,
  wanted: readonly WantedValue[],
): Promise<void> {
  const kept = wanted.flatMap(({ id }) => id ?? [])
  await sql`delete from characteristic_value
    where characteristic_id = ${characteristicId} and id <> all(${kept}::integer[])`.execute(
    database,
  )
  const rows = wanted.map(({ id = null, val, valEn, sort }) => {
    const { from = null, to = null } = parseFigures(val) ?? {}
    return { id, val, val_en: valEn, sort, from, to }
  })
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x
    (id integer, val text, val_en text, sort integer, "from" double precision, "to" double precision)`
  // Swapped texts would violate the unique index, so all get a temporary text first.
  await sql`update characteristic_value v set val = chr(1) || v.id from ${given}
    where v.id = x.id and v.characteristic_id = ${characteristicId} and v.val <> x.val`.execute(
    database,
  )
  await sql`update characteristic_value v
    set val = x.val, val_en = x.val_en, sort = x.sort, number_from = x."from", number_to = x."to"
    from ${given}
    where v.id = x.id and v.characteristic_id = ${characteristicId}`.execute(database)
  await sql`insert into characteristic_value
      (characteristic_id, val, val_en, sort, number_from, number_to)
    select ${characteristicId}, x.val, x.val_en, x.sort, x."from", x."to" from ${given}
    where x.id is null`.execute(database)
}

/** Increments the version; returns false if it is not the current one. */
export async function takeVersion(database: Database, id: number, version: number) {
  const row = await database
    .updateTable('characteristic')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Models with these values, whose drawings and pictures may depend on them. */
export async function idsWithValues(database: Database, valueIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct material_id as id from material_value
    where value_id = any(${valueIds}::integer[])`.execute(database)
  return rows.map(({ id }) => id)
}
