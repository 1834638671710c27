import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'
import type { Schemas } from '../../domain/schemas'
import type { MaterialData } from '../../domain/catalogue/material-data'

/** A product with class, category and values, in both languages. */
export type ProductRow = NonNullable<Awaited<ReturnType<typeof findProduct>>>

export async function findProduct(database: Database, id: number) {
  const [row] = await findProducts(database, [id])
  return row
}

/** Products in the order of the ids, without missing and withdrawn ones. */
export async function findProducts(
  database: Database,
  ids: number[],
  which: 'shown' | 'withdrawn too' = 'shown',
) {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'material.class_id')
    .innerJoin('category', 'category.id', 'product_class.category_id')
    .where('material.id', '=', sql<number>`any(${ids}::integer[])`)
    .$if(which === 'shown', (query) => query.where(isShown))
    .select((select) => [
      'material.id',
      'material.model',
      'material.material_name as materialName',
      'material.material_name_en as materialNameEn',
      'material.min_quantity as minQuantity',
      'material.class_id as classId',
      // Only the import writes this column, in this shape.
      sql<MaterialData>`material.data`.as('data'),
      'product_class.class_name as className',
      'product_class.class_name_en as classNameEn',
      sql<{ pictureKey?: string; isDrawn?: boolean }>`product_class.data`.as('classData'),
      'category.category_type as categoryType',
      'category.abbreviation',
      'category.abbreviation_en as abbreviationEn',
      jsonArrayFrom(
        select
          .selectFrom('material_value')
          .innerJoin('characteristic_value as value', 'value.id', 'material_value.value_id')
          .innerJoin('characteristic', 'characteristic.id', 'value.characteristic_id')
          .leftJoin('class_characteristic', (join) =>
            join
              .onRef('class_characteristic.characteristic_id', '=', 'characteristic.id')
              .onRef('class_characteristic.class_id', '=', 'material.class_id'),
          )
          .whereRef('material_value.material_id', '=', 'material.id')
          .select([
            'characteristic.id',
            'characteristic.field_code as fieldCode',
            'characteristic.field_name as fieldName',
            'characteristic.field_name_en as fieldNameEn',
            'characteristic.unit',
            sql<object>`characteristic.data`.as('further'),
            'value.val',
            'value.val_en as valEn',
            'class_characteristic.is_hidden as isHidden',
          ])
          .orderBy('class_characteristic.sort')
          .orderBy('characteristic.sort')
          .orderBy('value.number_from')
          .orderBy('value.id'),
      ).as('values'),
    ])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Names and pictures of products in the order of the ids, without withdrawn ones. */
export async function findNamed(database: Database, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'material.class_id')
    .innerJoin('category', 'category.id', 'product_class.category_id')
    .where('material.id', '=', sql<number>`any(${ids}::integer[])`)
    .where(isShown)
    .select([
      'material.id',
      'material.model',
      'material.material_name as materialName',
      'material.material_name_en as materialNameEn',
      sql<string[] | null>`material.data -> 'prodImgs'`.as('prodImgs'),
      'product_class.class_name as className',
      'product_class.class_name_en as classNameEn',
      'category.category_type as categoryType',
    ])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export const relationKinds = { replacement: 1, related: 2 } as const

/** Optimizer fence: few links lead to few models, and a plan for many would scan all models. */
const oneByOne = sql`offset 0`

/**
 * Ids of replacement or related products: linked to the product or its class; a linked class stands for all its
 * models.
 */
export async function listRelatedIds(
  database: Database,
  id: number,
  kind: keyof typeof relationKinds,
): Promise<number[]> {
  const number = relationKinds[kind]
  const { rows } = await sql<{ id: number }>`
    with own as (select id, class_id from material where id = ${id}),
    links as (
      select 1 as place, sort, related_id as id, null::integer as class_id
      from material_relation where material_id = ${id} and kind = ${number}
      union all
      select case when r.material_id is null then 3 else 2 end, sort, related_id, related_class_id
      from class_relation r, own
      where r.kind = ${number} and (r.material_id = own.id or r.class_id = own.class_id)
    ),
    found as (
      select place, sort, id from links where class_id is null
      union all
      select place, sort, m.id from links,
        lateral (select id from material where class_id = links.class_id ${oneByOne}) m
    )
    select found.id from found,
      lateral (select from material where id = found.id and ${isShown} ${oneByOne}) offered
    where found.id <> ${id}
    group by found.id order by min(place), min(sort), found.id`.execute(database)
  return rows.map((row) => row.id)
}

export async function isProduct(database: Database, id: number): Promise<boolean> {
  const row = await database
    .selectFrom('material')
    .select('id')
    .where('id', '=', id)
    .where(isShown)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest cases about a class. */
export async function listCases(
  database: Database,
  classId: number,
  size: number,
): Promise<{ id: number; name: Schemas['Text']; fileUrl: string }[]> {
  return database
    .selectFrom('publication')
    .innerJoin('publication_class', 'publication_class.publication_id', 'publication.id')
    .where('kind', '=', 4)
    .where('withdrawn_at', 'is', null)
    .where('class_id', '=', classId)
    .orderBy('audit_date', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .select([
      'id',
      sql<Schemas['Text']>`data -> 'name'`.as('name'),
      sql<string>`data ->> 'fileUrl'`.as('fileUrl'),
    ])
    .execute()
}

export async function isFavourite(
  database: Database,
  userId: number,
  materialId: number,
): Promise<0 | 1> {
  const row = await database
    .selectFrom('favourite')
    .select('id')
    .where('user_id', '=', userId)
    .where('type_id', '=', 1)
    .where('data_id', '=', materialId)
    .executeTakeFirst()
  return row ? 1 : 0
}

/** The pictures of products, as they are shown; and of their classes, where these have none yet. */
export async function storePictures(
  database: Database,
  pictures: { id: number; prodImgs: string[] }[],
): Promise<void> {
  await sql`
    update material set data = data || jsonb_build_object('prodImgs', x."prodImgs")
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as x (id integer, "prodImgs" jsonb)
    where material.id = x.id and material.data -> 'prodImgs' is distinct from x."prodImgs"`.execute(
    database,
  )
  await sql`
    update product_class set data = product_class.data || jsonb_build_object('classImgs', first."prodImgs")
    from (
      select distinct on (class_id) class_id, material.data -> 'prodImgs' as "prodImgs"
      from material where material.data ? 'prodImgs' order by class_id, material.id
    ) first
    where first.class_id = product_class.id and not product_class.data ? 'classImgs'`.execute(
    database,
  )
}
