import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import type { OrderOf } from '../../database/lists.sql'
import { named, readPage, where, type PageAsked } from './paging.sql'

type Order = OrderOf<'listDuplicateModels'>

/** Models listed by name. */
const mostModels = 20

/**
 * Published models of a class with equal sets of values, grouped by a hash of 128 bits: arrays of values would take
 * several times as long. Models without values are not compared.
 */
const duplicates = (classId: number | undefined) => sql`
  from (
    select id, class_id, min(model) over same as first,
      (array_agg(model) over same)[1:${sql.lit(mostModels)}] as models, count(*) over same as members
    from (
      select m.id, m.class_id, m.model, count(*) as values,
        bit_xor(hashint8extended(mv.value_id, 0)) as hash, bit_xor(hashint8extended(mv.value_id, 1)) as other
      from material m join product_class p on p.id = m.class_id
      join material_value mv on mv.material_id = m.id
      ${where(sql`m.published and p.published`, classId !== undefined && sql`m.class_id = ${classId}`)}
      group by m.id
    ) hashed
    window same as (partition by class_id, values, hash, other)
  ) found join material m using (id) join product_class p on p.id = m.class_id
  where found.members > 1`

export async function pageDuplicates(
  database: Database,
  { classId }: { classId?: number },
  page: PageAsked<Order> & { language: Language },
) {
  const { language } = page
  const className = named(language, sql`p.class_name`, sql`p.class_name_en`)
  const materialName = named(language, sql`m.material_name`, sql`m.material_name_en`)
  const list = await readPage<Omit<Schemas['DuplicateModel'], 'same' | 'characteristics'>, Order>(
    database,
    {
      columns: sql`m.id, m.class_id as "classId", ${className} as "className", m.model,
        ${materialName} as "materialName", found.models`,
      from: duplicates(classId),
      sorting: {
        by: {
          className: sql`lower(${className})`,
          model: sql`m.model`,
          materialName: sql`lower(${materialName})`,
        },
        id: sql`m.id`,
        usual: sql`p.sort, p.id, found.first, m.model, m.id`,
      },
    },
    page,
  )
  const texts = await characteristicsOf(
    database,
    list.records.map(({ id }) => id),
    language,
  )
  const records = list.records.map((record) => {
    const models = [...record.models].sort()
    return {
      ...record,
      models,
      same: models.filter((model) => model !== record.model).join(', '),
      characteristics: texts.get(record.id) ?? '',
    }
  })
  return { ...list, records }
}

/** Names and values of the models' characteristics as one text per model. */
async function characteristicsOf(database: Database, ids: number[], language: Language) {
  const name = named(language, sql`f.field_name`, sql`f.field_name_en`)
  const value = named(language, sql`v.val`, sql`v.val_en`)
  const { rows } = await sql<{ id: number; text: string }>`
    select mv.material_id as id, string_agg(${name} || ' ' || ${value}, '; ' order by f.sort, f.id) as text
    from material_value mv join characteristic_value v on v.id = mv.value_id
    join characteristic f on f.id = v.characteristic_id
    where mv.material_id = any(${ids}::integer[])
    group by mv.material_id`.execute(database)
  return new Map(rows.map(({ id, text }) => [id, text]))
}
