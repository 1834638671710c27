import { sql, type RawBuilder } from 'kysely'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import type { OrderOf } from '../../database/lists.sql'
import { readPage, where, type PageAsked } from './paging.sql'
import { dataNames, gapId, han, placeOf } from './text-gaps.sql'

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

/** A text of a model's data in Chinese only. */
function dataGap(field: keyof typeof dataNames) {
  const [name, english] = [sql.lit(dataNames[field]), sql.lit(`${dataNames[field]}En`)]
  return sql`(${sql.lit(placeOf('model', field))}, ${sql.lit(field)}, 'en', m.data ->> ${name},
    coalesce(m.data ->> ${name}, '') ~ ${han} and not m.data ? ${english})`
}

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
  const id = gapId(sql`found.of`, sql`found.place`, sql`found.language`)
  const place = (...of: Parameters<typeof placeOf>) => sql.lit(placeOf(...of))
  const all = sql`
    select ${place('category')} as place, 'name' as field, case when lacks.zh then 'zh' else 'en' end as language,
      'category' as kind, c.id as of, concat_ws('', c.abbreviation) as text, '' as "className",
      '/office/catalogue/category/edit/' || c.id as link, null as model
    from category c
    cross join lateral (values (c.abbreviation !~ ${han}), (null)) as lacks (zh)
    where ${whole} and case when lacks.zh is null then c.abbreviation_en = '' else lacks.zh end
    union all
    select ${place('class')}, 'name', case when lacks.zh then 'zh' else 'en' end, 'class', p.id,
      p.class_name, p.class_name, '/office/catalogue/class/edit/' || p.id, null
    from product_class p
    cross join lateral (values (p.class_name !~ ${han}), (null)) as lacks (zh)
    where (${whole} or p.id = ${classId ?? 0})
      and case when lacks.zh is null then p.class_name_en = '' else lacks.zh end
    union all
    select ${place('characteristic')}, 'name', case when lacks.zh then 'zh' else 'en' end, 'characteristic', f.id,
      f.field_name, '', '/office/catalogue/characteristic/edit/' || f.id, null
    from (select * from characteristic ${ofClass(sql`characteristic.id`)}) f
    cross join lateral
      (values (f.field_name !~ ${han} and f.field_name ~ '[a-z]{3}'), (null)) as lacks (zh)
    where case when lacks.zh is null then f.field_name_en = '' else lacks.zh end
    union all
    select ${place('value')}, 'name', case when v.missing_zh then 'zh' else 'en' end, 'value', v.id,
      v.val, '', '/office/catalogue/characteristic/' || v.characteristic_id || '/values', null
    from (select * from characteristic_value
      ${ofClass(sql`characteristic_value.characteristic_id`)}) v
    where (v.missing_zh or v.missing_en)
      and (${whole} or ${concernsClass(sql`v.id`, sql`${classId ?? 0}::int`)})
    union all
    select side.place, side.field, side.language, 'model', m.id,
      m.model || ' ' || coalesce(side.text, ''), p.class_name, '/office/catalogue/models/' || m.class_id, m.model
    from material m
    join product_class p on p.id = m.class_id
    cross join lateral (values
      (${place('model')}, 'name', 'zh', m.material_name, m.missing_zh),
      (${place('model')}, 'name', 'en', m.material_name, m.material_name_en = ''),
      ${dataGap('unit')}, ${dataGap('commonName')}, ${dataGap('description')}
    ) as side (place, field, language, text, lacks)
    where side.lacks and (m.missing_zh or m.missing_en) and (${whole} or m.class_id = ${classId ?? 0})`
  const { records, ...rest } = await readPage<Found, Order>(
    database,
    {
      columns: sql`${id} as id,
        found.language, found.kind, found.field, found.text, found."className", found.link, found.model`,
      from: sql`from (${all}) found ${where(
        language !== undefined && sql`found.language = ${language}`,
      )}`,
      sorting: {
        by: {
          language: sql`found.language`,
          kind: sql`found.kind`,
          field: sql`found.field`,
          text: sql`lower(found.text)`,
          className: sql`lower(found."className")`,
        },
        id,
        // The texts of a model stay together.
        usual: sql`least(found.place, ${sql.lit(placeOf('model'))}), found.text, found.of, found.place, found.language`,
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
