import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import type { ModelRecord } from './model-saving.sql'
import { placeIn, type OrderOf } from '../../database/lists.sql'
import { containing, named, readPage, where, type PageAsked } from './paging.sql'

export interface ModelFilter {
  keyword?: string
  classId?: number
  ids?: number[]
  models?: string[]
  state?: 'published' | 'withdrawn'
  missing?: 'zh' | 'en'
}

/** Withdrawn classes. Usually there are none, which saves a join per model. */
async function withdrawnClasses(database: Database): Promise<number[]> {
  const rows = await database
    .selectFrom('product_class')
    .select('id')
    .where('published', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * State of a model (0 withdrawn, 1 in the shop, 2 published in a withdrawn class), and the columns to sort and search
 * by.
 */
function stateWith(withdrawn: number[]) {
  if (withdrawn.length === 0)
    return { shown: sql`m.published::int`, order: sql`m.published`, inShop: sql`m.published` }
  const hidden = sql`m.class_id = any(${withdrawn}::integer[])`
  const shown = sql`(m.published::int + (m.published and ${hidden})::int)`
  return { shown, order: shown, inShop: sql`(m.published and not ${hidden})` }
}

type State = ReturnType<typeof stateWith>

const conditions = (
  { keyword, classId, ids, models, state: sought, missing }: ModelFilter,
  { inShop }: State,
) =>
  where(
    !!keyword?.trim() && sql`m.search like ${containing(keyword)}`,
    classId !== undefined && sql`m.class_id = ${classId}`,
    ids !== undefined && sql`m.id = any(${ids}::integer[])`,
    models !== undefined && sql`m.model = any(${models}::text[])`,
    sought !== undefined && (sought === 'published' ? inShop : sql`not ${inShop}`),
    missing !== undefined && (missing === 'zh' ? sql`m.missing_zh` : sql`m.missing_en`),
  )

type Order = OrderOf<'listOfficeModels'>

/** All models, one page at a time; further rows are not read. */
export async function pageModels(
  database: Database,
  filter: ModelFilter,
  page: PageAsked<Order> & { language: Language },
) {
  const state = stateWith(await withdrawnClasses(database))
  const list = await readPage<{ id: number }, Order>(
    database,
    {
      columns: sql`m.id`,
      from: sql`from material m ${conditions(filter, state)}`,
      sorting: {
        by: {
          model: sql`m.model`,
          materialName: sql`m.material_name`,
          materialNameEn: sql`m.material_name_en`,
          className: classPlace(page.language),
          published: state.order,
          changeTime: sql`m.changed_at`,
        },
        id: sql`m.id`,
        usual: sql`m.model, m.id`,
      },
    },
    page,
  )
  const ids = list.records.map(({ id }) => id)
  const { rows } = await sql<Schemas['OfficeModel'] & { changeTime: string | Date }>`
    select m.id, m.version, m.model, m.material_name as "materialName",
      m.material_name_en as "materialNameEn", m.class_id as "classId",
      ${named(page.language, sql`p.class_name`, sql`p.class_name_en`)} as "className",
      ${state.shown} as published, m.changed_at as "changeTime"
    from material m join product_class p on p.id = m.class_id
    where m.id = any(${ids}::integer[]) order by ${placeIn(ids, sql`m.id`)}`.execute(database)
  const records = rows.map((row) => ({
    ...row,
    changeTime: new Date(row.changeTime).toISOString(),
  }))
  return { ...list, records }
}

/** Rank of a class by name, computed once for all models. */
const classPlace = (language: Language) =>
  sql`array_position((select array_agg(p.id order by
    lower(${named(language, sql`p.class_name`, sql`p.class_name_en`)}), p.id) from product_class p), m.class_id)`

/** A model as the grid needs it. */
export interface StoredModel extends ModelRecord {
  id: number
  version: number
  classId: number
}

const columns = sql`m.id, m.version, m.class_id as "classId", m.model,
  m.material_name as "materialName", m.material_name_en as "materialNameEn",
  m.min_quantity as "minQuantity", m.published, m.data`

export function pageOfClass(
  database: Database,
  filter: ModelFilter & { classId: number },
  page: PageAsked,
) {
  return readPage<StoredModel, never>(
    database,
    {
      columns,
      from: sql`from material m ${conditions(filter, stateWith([]))}`,
      sorting: { by: {}, id: sql`m.id`, usual: sql`m.model, m.id` },
    },
    page,
  )
}

/**
 * Page of a class's grid that shows the model with this number, or the first whose number contains it; undefined if
 * there is none. Same order as `pageOfClass`.
 */
export async function pageOfModel(
  database: Database,
  { classId, model }: { classId: number; model: string },
  size: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ before: number }>`
    select (select count(*)::int from material m
      where m.class_id = ${classId} and (m.model, m.id) < (sought.model, sought.id)) as before
    from (select model, id from material
      where class_id = ${classId} and lower(model) like ${containing(model)}
      order by model <> ${model.trim()}, model, id limit 1) sought`.execute(database)
  return rows[0] && Math.floor(rows[0].before / size) + 1
}

/** Models of a class by id, locked until the transaction ends. */
export async function lockModels(
  database: Database,
  classId: number,
  ids: number[],
): Promise<Map<number, StoredModel>> {
  const { rows } = await sql<StoredModel>`
    select ${columns} from material m
    where m.id = any(${ids}::integer[]) and m.class_id = ${classId} for update`.execute(database)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Pairs of model and value. */
export async function valuesOfModels(
  database: Database,
  ids: number[],
): Promise<{ modelId: number; valueId: number }[]> {
  const { rows } = await sql<{ modelId: number; valueId: number }>`
    select mv.material_id as "modelId", mv.value_id as "valueId"
    from material_value mv join characteristic_value v on v.id = mv.value_id
    where mv.material_id = any(${ids}::integer[])
    order by v.number_from nulls last, v.id`.execute(database)
  return rows
}

/** Characteristics that models of a class can have values of, with the given ones in their order. */
export async function characteristicsOfClass(database: Database, classId: number) {
  const { rows } = await sql<{
    id: number
    fieldCode: string
    zh: string
    en: string
    unit: string
    kind: string
    limited: boolean
    values: { id: number; val: string; valEn: string }[]
  }>`
    select f.id, f.field_code as "fieldCode", f.field_name as zh, f.field_name_en as en, f.unit,
      f.kind, coalesce(k.is_val_limited, 1) = 1 as limited,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'val', v.val, 'valEn', v.val_en)
          order by nullif(v.sort, 0) nulls last, v.number_from nulls last, v.id)
        from characteristic_value v where v.characteristic_id = f.id), '[]') as values
    from characteristic f
    left join class_characteristic k on k.characteristic_id = f.id and k.class_id = ${classId}
    where k.class_id is not null or exists (
      select from characteristic_value v join material_value mv on mv.value_id = v.id
      join material m on m.id = mv.material_id
      where v.characteristic_id = f.id and m.class_id = ${classId})
    order by k.sort nulls last, f.sort, f.id`.execute(database)
  return rows
}

/** Base-info fields that models of a class have filled in. */
export async function filledInfo(database: Database, classId: number): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select distinct field from material m, jsonb_object_keys(coalesce(m.data -> 'baseInfo', '{}')) field
    where m.class_id = ${classId}`.execute(database)
  return rows.map(({ field }) => field)
}

/** The ids that do not exist. */
export async function unknownModels(database: Database, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${ids}::integer[]) as asked (id)
    where not exists (select from material where material.id = asked.id) order by id`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** Publishes or withdraws models; returns those whose state changed. */
export async function publishModels(
  database: Database,
  { ids, published }: Schemas['ModelPublishing'],
): Promise<number[]> {
  const rows = await database
    .updateTable('material')
    .set({ published })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('published', '!=', published)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
