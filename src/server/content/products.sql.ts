import { sql } from 'kysely'
import { textIn, type Language } from '../../domain/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

interface PageOf {
  current: number
  size: number
}

type Page = { records: Schemas['RelatedProduct'][]; total: number }

interface Row {
  id: number
  model: string
  name: Required<Schemas['Text']>
  className: Required<Schemas['Text']>
  categoryType: Schemas['CategoryType']
  prodImgs: string[]
  total: number
}

/** What an answer needs of a product; `m`, `c` and `g` are the product, its class and its category. */
const columns = sql`m.id, m.model, c.class_name,
  jsonb_build_object('zh', m.material_name, 'en', m.material_name_en) as name,
  jsonb_build_object('zh', c.class_name, 'en', c.class_name_en) as "className",
  g.category_type as "categoryType",
  coalesce(m.data -> 'prodImgs', c.data -> 'classImgs', '[]') as "prodImgs",
  (count(*) over ())::int as total`

/** Products of some classes, one of each class after the other, so that every class is seen. */
export async function listProductsOf(
  database: Database,
  {
    classIds,
    categoryType,
    current = 1,
    size = 20,
  }: {
    classIds: number[]
    categoryType?: Schemas['CategoryType'] | undefined
  } & Partial<PageOf>,
  language: Language,
): Promise<Page> {
  const { rows } = await sql<Row>`
    select ${columns}
    from (
      select *, row_number() over (partition by class_id order by id) as nth
      from material where class_id = any(${classIds}::integer[]) and published
    ) m
    join product_class c on c.id = m.class_id
    join category g on g.id = c.category_id
    where c.published
      and (${categoryType ?? null}::int is null or g.category_type = ${categoryType ?? null})
    order by m.nth, array_position(${classIds}::integer[], m.class_id), m.id
    limit ${size} offset ${(current - 1) * size}`.execute(database)
  return answerOf(rows, language)
}

/** The newest product of each class: the newest day first, of one day one of each category after the other. */
export async function listNewest(
  database: Database,
  { current, size }: PageOf,
  language: Language,
): Promise<Page> {
  const { rows } = await sql<Row>`
    select ${columns}
    from product_class c
    join category g on g.id = c.category_id
    cross join lateral (
      select * from material where class_id = c.id and published order by created_at desc, id desc limit 1
    ) m
    where c.published
    order by m.created_at::date desc,
      row_number() over (
        partition by m.created_at::date, g.id order by m.created_at desc, c.sort, c.id
      ),
      g.sort, m.id desc
    limit ${size} offset ${(current - 1) * size}`.execute(database)
  return answerOf(rows, language)
}

function answerOf(rows: Row[], language: Language): Page {
  const records = rows.map(({ id, model, name, className, categoryType, prodImgs }) => ({
    typeId: 1,
    typeName: textIn(language, className),
    id,
    materialName: textIn(language, name),
    model,
    prodImgs,
    categoryType,
  }))
  return { records, total: rows[0]?.total ?? 0 }
}

/** What a page about these classes shows: at most so many products of each category. */
export async function itemsOf(
  database: Database,
  classIds: number[],
  language: Language,
): Promise<Schemas['RelatedProduct'][]> {
  const lists = await Promise.all(
    ([1, 2] as const).map((categoryType) =>
      listProductsOf(database, { classIds, categoryType }, language),
    ),
  )
  return lists.flatMap(({ records }) => records)
}
