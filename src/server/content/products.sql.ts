import { codes } from '../../domain/catalogue/characteristic-codes'
import { sql, type RawBuilder } from 'kysely'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { KnownValue, Mention } from './mentions'

/** Products on a page, and at least this many per class; the rest is in the selection. */
const [shown, fewOfClass] = [20, 4]

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
}

/** Columns of an answer; aliases: `m` product, `c` class, `g` category. */
const columns = sql`m.id, m.model, c.class_name,
  jsonb_build_object('zh', m.material_name, 'en', m.material_name_en) as name,
  jsonb_build_object('zh', c.class_name, 'en', c.class_name_en) as "className",
  g.category_type as "categoryType",
  coalesce(m.data -> 'prodImgs', c.data -> 'classImgs', '[]') as "prodImgs"`

/**
 * Products of some classes, taken from the classes in turn, so that each class appears. Mentioned values rank first
 * within a class; if the text names sizes, other sizes are left out.
 */
export async function listProductsOf(
  database: Database,
  {
    classIds,
    mentions = [],
    categoryType,
    current = 1,
    size = shown,
  }: {
    classIds: number[]
    mentions?: Mention[] | undefined
    categoryType?: Schemas['CategoryType'] | undefined
  } & Partial<PageOf>,
  language: Language,
): Promise<Page> {
  if (classIds.length === 0) return { records: [], total: 0 }
  const most = Math.max(fewOfClass, Math.ceil(shown / classIds.length))
  const chosen = sql`
    (
      select id, row_number() over (partition by class_id order by weight desc, id) as nth
      from (
        select id, class_id, coalesce(said.weight, 0) as weight, coalesce(said.named, false) as named,
          bool_or(coalesce(said.named, false)) over (partition by class_id) as sizes_named
        from material
        left join (
          select v.material_id, sum(one.weight) as weight, bool_or(one.named) as named
          from unnest(${mentions.map(({ id }) => id)}::integer[],
            ${mentions.map(({ weight }) => weight)}::integer[],
            ${mentions.map(({ named }) => named)}::boolean[]) as one (id, weight, named)
          join material_value v on v.value_id = one.id
          group by v.material_id
        ) said on said.material_id = material.id
        where class_id = any(${classIds}::integer[]) and published
      ) weighed
      where named or not sizes_named
    ) chosen
    join material m on m.id = chosen.id
    join product_class c on c.id = m.class_id
    join category g on g.id = c.category_id
    where c.published and chosen.nth <= ${most}
      and (${categoryType ?? null}::int is null or g.category_type = ${categoryType ?? null})`
  const order = sql`chosen.nth, array_position(${classIds}::integer[], m.class_id), m.id`
  return pageOf(database, { from: chosen, order, current, size }, language)
}

/** Newest product of each class: by day, newest first; within a day the categories alternate. */
export async function listNewest(
  database: Database,
  { current, size }: PageOf,
  language: Language,
): Promise<Page> {
  const newest = sql`
    product_class c
    join category g on g.id = c.category_id
    cross join lateral (
      select * from material where class_id = c.id and published order by created_at desc, id desc limit 1
    ) m
    where c.published`
  const order = sql`m.created_at::date desc,
    row_number() over (
      partition by m.created_at::date, g.id order by m.created_at desc, c.sort, c.id
    ),
    g.sort, m.id desc`
  return pageOf(database, { from: newest, order, current, size }, language)
}

async function pageOf(
  database: Database,
  {
    from,
    order,
    current,
    size,
  }: { from: RawBuilder<unknown>; order: RawBuilder<unknown> } & PageOf,
  language: Language,
): Promise<Page> {
  // Counted apart, because a page beyond the last has no row that could carry the total.
  const counted = await sql<{ total: number }>`select count(*)::int as total from ${from}`.execute(
    database,
  )
  const { rows } = await sql<Row>`
    select ${columns} from ${from} order by ${order} limit ${size} offset ${(current - 1) * size}`.execute(
    database,
  )
  const records = rows.map(({ id, model, name, className, categoryType, prodImgs }) => ({
    typeId: 1,
    typeName: textIn(language, className),
    id,
    materialName: textIn(language, name),
    model,
    prodImgs,
    categoryType,
  }))
  return { records, total: counted.rows[0]?.total ?? 0 }
}

/** The products with these models that the shop offers, by model. */
export async function listModels(
  database: Database,
  models: string[],
  language: Language,
): Promise<Map<string, Schemas['RelatedProduct']>> {
  const from = sql`
    material m join product_class c on c.id = m.class_id join category g on g.id = c.category_id
    where m.model = any(${models}::text[]) and m.published and c.published`
  const page = { current: 1, size: models.length }
  const { records } = await pageOf(database, { from, order: sql`m.id`, ...page }, language)
  return new Map(records.map((product) => [product.model, product]))
}

/** Values of the products of these classes. */
export async function valuesOf(database: Database, classIds: number[]): Promise<KnownValue[]> {
  const { rows } = await sql<KnownValue>`
    select v.id, v.val, v.val_en as "valEn", f.field_code = any(${sizes}) as "isSize"
    from characteristic_value v join characteristic f on f.id = v.characteristic_id
    where exists (
      select from material_value mv join material m on m.id = mv.material_id
      where mv.value_id = v.id and m.class_id = any(${classIds}::integer[]) and m.published
    )`.execute(database)
  return rows
}

/** Codes of sizes: a fastener's diameter, and the diameter that a tool fits. */
const sizes = [codes.diameter, codes.fits]

/** Classes named in a title or its keywords, full names first. */
export async function classesNamed(
  database: Database,
  { title, keywords }: { title: string; keywords: string[] },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id
    from product_class c
    cross join lateral (values (lower(c.class_name)), (lower(c.class_name_en))) as called (name)
    where c.published and called.name <> '' and (
      strpos(lower(${title}), called.name) > 0
      or exists (
        select from unnest(${keywords}::text[]) as word
        where char_length(word) > 1 and strpos(called.name, lower(word)) > 0
      ))
    group by c.id, c.sort
    order by bool_or(strpos(lower(${title}), called.name) > 0) desc, c.sort, c.id
    limit ${mostNamed}`.execute(database)
  return rows.map(({ id }) => id)
}

const mostNamed = 8

/** Products on a page about these classes, with a limit per category. */
export async function itemsOf(
  database: Database,
  about: { classIds: number[]; mentions?: Mention[] },
  language: Language,
): Promise<Schemas['RelatedProduct'][]> {
  const lists = await Promise.all(
    ([1, 2] as const).map((categoryType) =>
      listProductsOf(database, { ...about, categoryType }, language),
    ),
  )
  return lists.flatMap(({ records }) => records)
}
