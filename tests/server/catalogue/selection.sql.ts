import { sql, type RawBuilder } from 'kysely'
import type { Pool } from '../../../src/server/database/database'
import type { Choice } from './demo-shop'

export interface SqlQuestion {
  categoryType?: number
  abbreviation?: string
  classId?: number
  selections: Choice[]
}

/** The expected answer of the selection, computed by SQL. */
export async function askTables(database: Pool, question: SqlQuestion) {
  const scope = scopeOf(question)
  const choices = choicesOf(question.selections)
  const all = sql.join([sql`true`, ...choices.map(({ fits }) => fits)], sql` and `)
  const others = sql.join(
    [
      sql`true`,
      ...choices.map(({ id, fits }) => sql`(value.characteristic_id = ${id} or ${fits})`),
    ],
    sql` and `,
  )
  const models = sql`material
    join product_class on product_class.id = material.class_id
    join category on category.id = product_class.category_id`
  const { rows: found } = await sql<{ id: number; classId: number }>`
    select material.id, material.class_id as "classId"
    from ${models} where ${scope} and ${all}`.execute(database)
  const { rows: values } = await sql<{ id: number; characterId: number; count: number }>`
    select value.id, value.characteristic_id as "characterId",
      count(*) filter (where ${others})::integer as count
    from ${models}
      join material_value on material_value.material_id = material.id
      join characteristic_value value on value.id = material_value.value_id
    where ${scope} group by value.id order by value.id`.execute(database)
  return { found, values }
}

function scopeOf({ categoryType, abbreviation, classId }: SqlQuestion): RawBuilder<unknown> {
  return sql.join(
    [
      sql`true`,
      ...(categoryType ? [sql`category.category_type = ${categoryType}`] : []),
      ...(abbreviation
        ? [sql`${abbreviation} in (category.abbreviation, category.abbreviation_en)`]
        : []),
      ...(classId ? [sql`material.class_id = ${classId}`] : []),
    ],
    sql` and `,
  )
}

/** Values of one characteristic are alternatives. */
function choicesOf(selections: Choice[]) {
  const byField = new Map<number, string[]>()
  for (const { characterId, characterVal } of selections)
    byField.set(characterId, [...(byField.get(characterId) ?? []), characterVal])
  return [...byField].map(([id, texts]) => ({
    id,
    fits: sql`exists (
      select 1 from material_value held join characteristic_value own on own.id = held.value_id
      where held.material_id = material.id and own.characteristic_id = ${id}
        and (own.val = any(${texts}::text[]) or own.val_en = any(${texts}::text[])))`,
  }))
}

/** Every value that models of a class have, in both languages. */
export async function listHeldValues(database: Pool) {
  const { rows } = await sql<{
    materialId: number
    classId: number
    characterId: number
    zh: string
    en: string
  }>`
    select material.id as "materialId", material.class_id as "classId",
      value.characteristic_id as "characterId", value.val as zh, value.val_en as en
    from material
      join material_value on material_value.material_id = material.id
      join characteristic_value value on value.id = material_value.value_id
    order by material.id, value.id`.execute(database)
  return rows
}
