import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import type { OrderOf } from '../../database/lists.sql'
import { readPage, where, type PageAsked } from './paging.sql'

type Order = OrderOf<'listMissingTexts'>

export interface MissingFilter {
  classId?: number
  language?: 'zh' | 'en'
}

/**
 * Condition: a class is concerned by a value's missing text if one of its models has the value, or if no model at all
 * has it (it can be chosen). Values used only in other classes concern those.
 */
export const concernsClass = (valueId: Sql, classId: Sql) =>
  sql`(exists (select from material_value mv join material m on m.id = mv.material_id
      where mv.value_id = ${valueId} and m.class_id = ${classId})
    or not exists (select from material_value mv where mv.value_id = ${valueId}))`

type Sql = RawBuilder<unknown>

const han = sql.lit('[一-鿿]')

/** All texts missing in a language, with the page where each is edited. */
export async function pageMissing(
  database: Database,
  { classId, language }: MissingFilter,
  page: PageAsked<Order>,
) {
  const ofClass = (characteristic: ReturnType<typeof sql>) =>
    where(
      classId !== undefined &&
        sql`exists (select from class_characteristic k
          where k.class_id = ${classId} and k.characteristic_id = ${characteristic})`,
    )
  const whole = classId === undefined
  const id = sql`((found.of * 10 + found.place) * 2 + (found.language = 'en')::int)`
  const all = sql`
    select 1 as place, case when lacks.zh then 'zh' else 'en' end as language,
      'category' as kind, c.id as of, concat_ws('', c.abbreviation) as text, '' as "className",
      '/office/catalogue/category/edit/' || c.id as link, null as model
    from category c
    cross join lateral (values (c.abbreviation !~ ${han}), (null)) as lacks (zh)
    where ${whole} and case when lacks.zh is null then c.abbreviation_en = '' else lacks.zh end
    union all
    select 2, case when lacks.zh then 'zh' else 'en' end, 'class', p.id,
      p.class_name, p.class_name, '/office/catalogue/class/edit/' || p.id, null
    from product_class p
    cross join lateral (values (p.class_name !~ ${han}), (null)) as lacks (zh)
    where (${whole} or p.id = ${classId ?? 0})
      and case when lacks.zh is null then p.class_name_en = '' else lacks.zh end
    union all
    select 3, case when lacks.zh then 'zh' else 'en' end, 'characteristic', f.id,
      f.field_name, '', '/office/catalogue/characteristic/edit/' || f.id, null
    from (select * from characteristic ${ofClass(sql`characteristic.id`)}) f
    cross join lateral
      (values (f.field_name !~ ${han} and f.field_name ~ '[a-z]{3}'), (null)) as lacks (zh)
    where case when lacks.zh is null then f.field_name_en = '' else lacks.zh end
    union all
    select 4, case when v.missing_zh then 'zh' else 'en' end, 'value', v.id,
      v.val, '', '/office/catalogue/characteristic/' || v.characteristic_id || '/values', null
    from (select * from characteristic_value
      ${ofClass(sql`characteristic_value.characteristic_id`)}) v
    where (v.missing_zh or v.missing_en)
      and (${whole} or ${concernsClass(sql`v.id`, sql`${classId ?? 0}::int`)})
    union all
    select 5, side.language, 'model', m.id,
      m.model || ' ' || m.material_name, p.class_name, '/office/catalogue/models/' || m.class_id, m.model
    from material m
    join product_class p on p.id = m.class_id
    cross join lateral (values ('zh', m.missing_zh), ('en', m.missing_en)) as side (language, lacks)
    where side.lacks and (m.missing_zh or m.missing_en) and (${whole} or m.class_id = ${classId ?? 0})`
  const { records, ...rest } = await readPage<Found, Order>(
    database,
    {
      columns: sql`${id} as id,
        found.language, found.kind, found.text, found."className", found.link, found.model`,
      from: sql`from (${all}) found ${where(
        language !== undefined && sql`found.language = ${language}`,
      )}`,
      sorting: {
        by: {
          language: sql`found.language`,
          kind: sql`found.kind`,
          text: sql`lower(found.text)`,
          className: sql`lower(found."className")`,
        },
        id,
        usual: sql`found.place, found.text, found.of, found.language`,
      },
    },
    page,
  )
  // The grid of a class opens at the model in its address.
  const linked = records.map(({ model, link, ...record }) => ({
    ...record,
    link: model === null ? link : `${link}?model=${encodeURIComponent(model)}`,
  }))
  return { records: linked, ...rest }
}

type Found = Schemas['MissingText'] & { model: string | null }
