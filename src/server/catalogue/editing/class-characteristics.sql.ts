import { sql } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'

type Part = Schemas['ClassCharacteristic']

/** The given ids that exist. */
export async function knownCharacteristics(
  database: Database,
  ids: number[],
): Promise<Set<number>> {
  const rows = await database
    .selectFrom('characteristic')
    .select('id')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/**
 * The first characteristic outside `kept` that models of the class have values of, with the number of models and
 * examples.
 */
export async function firstStillUsed(database: Database, classId: number, kept: number[]) {
  const { rows } = await sql<{ name: string; nameEn: string; count: number; names: string[] }>`
    select f.field_name as name, f.field_name_en as "nameEn", count(distinct m.id)::int as count,
      (array_agg(distinct m.model order by m.model))[1:3] as names
    from class_characteristic k
    join characteristic f on f.id = k.characteristic_id
    join characteristic_value v on v.characteristic_id = f.id
    join material_value mv on mv.value_id = v.id
    join material m on m.id = mv.material_id and m.class_id = k.class_id
    where k.class_id = ${classId} and k.characteristic_id <> all(${kept}::integer[])
    group by f.id order by f.sort limit 1`.execute(database)
  return rows[0]
}

/** Replaces the characteristics of a class. */
export async function storeParts(
  database: Database,
  classId: number,
  parts: readonly Part[],
): Promise<void> {
  const rows = parts.map((part, place) => ({
    characteristic_id: part.characteristicId,
    sort: part.sort ?? place + 1,
    is_required: part.isRequired ? 1 : 0,
    is_hidden: part.isHidden ? 1 : 0,
    is_val_limited: part.isValLimited === false ? 0 : 1,
  }))
  await sql`delete from class_characteristic
    where class_id = ${classId} and characteristic_id <> all(${rows.map((row) => row.characteristic_id)}::integer[])`.execute(
    database,
  )
  await sql`
    insert into class_characteristic
      (class_id, characteristic_id, sort, is_required, is_hidden, is_val_limited)
    select ${classId}, x.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x
      (characteristic_id integer, sort integer, is_required smallint, is_hidden smallint,
       is_val_limited smallint)
    on conflict (class_id, characteristic_id) do update
      set sort = excluded.sort, is_required = excluded.is_required,
        is_hidden = excluded.is_hidden, is_val_limited = excluded.is_val_limited`.execute(database)
}
