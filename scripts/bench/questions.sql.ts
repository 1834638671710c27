import { sql, type RawBuilder } from 'kysely'
import type { CatalogueIndex } from '../../src/server/catalogue/index/catalogue-index'
import { chosenOf, type Question } from '../../src/server/catalogue/index/question'
import { classesOf } from '../../src/server/catalogue/index/scope'
import type { Pool } from '../../src/server/database/database'
import { itemAt } from '../../src/domain/lists/items'

/**
 * Creates the tables from which SQL answers best: each model with its class, default position, sort keys and all
 * values, with helpful indexes.
 */
export async function prepareSelection(pool: Pool, index: CatalogueIndex): Promise<void> {
  const placed = [...index.rowOf].flatMap((row) =>
    row < 0 ? [] : [itemAt(index.materials.ids, row)],
  )
  await sql`
    create table selection_model as
    select m.id, m.class_id, place::integer, m.created_at,
      0 as sales, 0 as collection,
      array(select value_id from material_value v where v.material_id = m.id order by value_id) as values
    from unnest(${placed}::integer[]) with ordinality as p (id, place) join material m using (id)
    order by place`.execute(pool)
  for (const index of [
    sql`create unique index on selection_model (id)`,
    sql`create unique index on selection_model (place)`,
    sql`create index on selection_model (class_id, place)`,
    sql`create index on selection_model (created_at, place)`,
    sql`create index on selection_model using gin (values)`,
    sql`analyze selection_model`,
  ])
    await index.execute(pool)
}

/** Drops the tables of `prepareSelection`. */
export async function forgetSelection(pool: Pool): Promise<void> {
  await sql`drop table if exists selection_model`.execute(pool)
}

export interface SqlAnswer {
  total: number
  records: { id: number }[]
  /** counts of the models' values, by value id */
  counts: Record<string, number>
}

/** Page, total and counts of all values in one statement. A chosen characteristic is counted without its own choice. */
export function selectionQuery(index: CatalogueIndex, question: Question): RawBuilder<SqlAnswer> {
  const { from, to } = classesOf(index, question)
  const classIds = index.classes.slice(from, to).map(({ id }) => id)
  const chosen = chosenOf(index, question.selections)
  const idsOf = (numbers: number[]) => numbers.map((number) => itemAt(index.values, number).id)
  const whole = from === 0 && to === index.classes.length
  const fitting = (except: number) =>
    sql.join(
      [
        whole ? sql`true` : sql`class_id = any(${classIds}::integer[])`,
        ...chosen
          .filter((_, at) => at !== except)
          .map(({ values }) => sql`values && ${idsOf(values)}::integer[]`),
      ],
      sql` and `,
    )
  const ascending = question.asc ?? question.orderColumn === 1
  const direction = ascending ? sql`asc` : sql`desc`
  const back = ascending ? sql`desc` : sql`asc`
  const columns = { 2: sql`sales`, 3: sql`collection`, 4: sql`created_at` }
  const order =
    question.orderColumn === 1
      ? sql`place ${direction}`
      : sql`${columns[question.orderColumn]} ${direction}, place ${back}`
  const own = chosen.map(({ characteristic }, at) => {
    const offered = index.values.flatMap(({ id }, number) =>
      index.characteristicOf[number] === characteristic ? [id] : [],
    )
    return sql`
      select value_id, count(*) as n from material_value
      where value_id = any(${offered}::integer[])
        and material_id in (select id from selection_model where ${fitting(at)})
      group by value_id`
  })
  const chosenValues = index.values.flatMap(({ id }, number) =>
    chosen.some(({ characteristic }) => index.characteristicOf[number] === characteristic)
      ? [id]
      : [],
  )
  const counted = sql`
    select value_id, count(*) as n from material_value
    where material_id in (select id from hit) and value_id <> all(${chosenValues}::integer[])
    group by value_id`
  return sql<SqlAnswer>`
    with hit as materialized (select id from selection_model where ${fitting(-1)})
    select
      (select count(*)::integer from hit) as total,
      (select coalesce(json_agg(to_json(card)), '[]') from (
        select m.id, m.model, m.material_name, m.material_name_en, m.min_quantity, m.data
        from (select id, row_number() over () as nth from (
          select id from selection_model where ${fitting(-1)} order by ${order}
          limit ${question.size} offset ${(question.current - 1) * question.size}) page) page
        join material m using (id) order by nth) card) as records,
      (select coalesce(json_object_agg(value_id, n), '{}') from (
        ${sql.join([counted, ...own], sql` union all `)}) counts) as counts`
}
