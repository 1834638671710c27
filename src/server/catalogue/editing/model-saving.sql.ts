import { sql } from 'kysely'
import type { MaterialData } from '../../../domain/catalogue/material-data'
import type { Database } from '../../database/database'
import { valueIn } from '../../../domain/lists/items'

export interface ModelRecord {
  model: string
  materialName: string
  materialNameEn: string
  minQuantity: number
  published: boolean
  data: MaterialData
}

const shape = sql`x ("id" integer, "place" integer, "model" text, "materialName" text,
  "materialNameEn" text, "minQuantity" integer, "published" boolean, "data" jsonb)`

/** Other models that already have one of these numbers. */
export async function modelsTaken(
  database: Database,
  models: string[],
  except: number[],
): Promise<Set<string>> {
  const { rows } = await sql<{ model: string }>`
    select model from material
    where model = any(${models}::text[]) and id <> all(${except}::integer[])`.execute(database)
  return new Set(rows.map(({ model }) => model))
}

export async function deleteModels(database: Database, ids: number[]): Promise<void> {
  await sql`delete from material where id = any(${ids}::integer[])`.execute(database)
}

export async function updateModels(
  database: Database,
  records: ({ id: number } & ModelRecord)[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as ${shape}`
  // Swapped numbers would violate the unique index, so all get a temporary number first.
  await sql`update material m set model = chr(1) || m.id from ${given}
    where m.id = x."id" and m.model <> x."model"`.execute(database)
  await sql`update material m
    set model = x."model", material_name = x."materialName",
      material_name_en = x."materialNameEn", min_quantity = x."minQuantity",
      published = x."published", data = x."data"
    from ${given} where m.id = x."id"`.execute(database)
}

/** Returns the new ids in the order of the records. */
export async function insertModels(
  database: Database,
  classId: number,
  records: ModelRecord[],
): Promise<number[]> {
  const placed = records.map((record, place) => ({ ...record, place }))
  await sql`
    insert into material
      (class_id, model, material_name, material_name_en, min_quantity, published, data)
    select ${classId}, x."model", x."materialName", x."materialNameEn", x."minQuantity",
      x."published", x."data"
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as ${shape}
    order by x."place"`.execute(database)
  const { rows } = await sql<{ id: number; model: string }>`
    select id, model from material
    where model = any(${records.map(({ model }) => model)}::text[])`.execute(database)
  const ids = new Map(rows.map(({ id, model }) => [model, id]))
  return records.map(({ model }) => valueIn(ids, model))
}

export interface HeldValues {
  id: number
  characteristicId: number
  valueIds: number[]
}

/** Replaces the models' values of some characteristics. */
export async function storeHeld(database: Database, held: HeldValues[]): Promise<void> {
  if (held.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(held)}::jsonb) as
    x ("id" integer, "characteristicId" integer, "valueIds" integer[])`
  await sql`delete from material_value mv using ${given}, characteristic_value v
    where mv.material_id = x."id" and v.id = mv.value_id
      and v.characteristic_id = x."characteristicId"`.execute(database)
  await sql`insert into material_value (material_id, value_id)
    select x."id", unnest(x."valueIds") from ${given} on conflict do nothing`.execute(database)
}
