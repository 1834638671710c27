import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import { lastPlace, type OrderOf } from '../../database/lists.sql'
import { storedFields } from '../../records/stored-fields'
import { picturesOf } from '../part-files'
import { concernsClass } from './missing-texts.sql'
import { containing, named, readPage, where, type PageAsked } from './paging.sql'
import type { Use } from './refusing'
import { itemAt } from '../../../domain/lists/items'

export type ClassForm = Schemas['ClassForm']

type Order = OrderOf<'listOfficeClasses'>

export interface ClassFilter {
  keyword?: string
  categoryType?: 1 | 2
  state?: 'published' | 'withdrawn'
  missing?: 'zh' | 'en'
}

const han = sql.lit('[一-鿿]')

/** Number of missing texts per language: of the class, its characteristics and its models. */
const missing = {
  zh: sql`((p.class_name !~ ${han})::int
    + (select count(*) from class_characteristic k join characteristic f on f.id = k.characteristic_id
        where k.class_id = p.id and f.field_name !~ ${han} and f.field_name ~ '[a-z]{3}')
    + (select count(*) from class_characteristic k join characteristic_value v
        on v.characteristic_id = k.characteristic_id
        where k.class_id = p.id and v.missing_zh and ${concernsClass(sql`v.id`, sql`p.id`)})
    + (select count(*) from material m where m.class_id = p.id and m.missing_zh))::int`,
  en: sql`((p.class_name_en = '')::int
    + (select count(*) from class_characteristic k join characteristic f on f.id = k.characteristic_id
        where k.class_id = p.id and f.field_name_en = '')
    + (select count(*) from class_characteristic k join characteristic_value v
        on v.characteristic_id = k.characteristic_id
        where k.class_id = p.id and v.missing_en and ${concernsClass(sql`v.id`, sql`p.id`)})
    + (select count(*) from material m where m.class_id = p.id and m.missing_en))::int`,
}

export async function pageClasses(
  database: Database,
  { keyword, categoryType, state, missing: missingIn }: ClassFilter,
  page: PageAsked<Order> & { language: Language },
) {
  const category = named(page.language, sql`c.abbreviation`, sql`c.abbreviation_en`)
  const models = sql`(select count(*)::int from material m where m.class_id = p.id)`
  const list = await readPage<Omit<Schemas['OfficeClass'], 'link'>, Order>(
    database,
    {
      columns: sql`p.id, p.version, c.category_type as "categoryType",
        ${category} as abbreviation,
        p.class_name as "className", p.class_name_en as "classNameEn", p.sort,
        ${models} as models, ${missing.zh} as "missingZh", ${missing.en} as "missingEn",
        p.published::int as published`,
      from: sql`from product_class p join category c on c.id = p.category_id ${where(
        !!keyword?.trim() &&
          sql`lower(p.class_name || ' ' || p.class_name_en || ' ' || c.abbreviation)
            like ${containing(keyword)}`,
        categoryType !== undefined && sql`c.category_type = ${categoryType}`,
        state !== undefined && sql`p.published = ${state === 'published'}`,
        missingIn !== undefined && sql`${missing[missingIn]} > 0`,
      )}`,
      sorting: {
        by: {
          className: sql`lower(p.class_name)`,
          classNameEn: sql`lower(p.class_name_en)`,
          abbreviation: sql`lower(${category})`,
          models,
          missingZh: missing.zh,
          missingEn: missing.en,
          published: sql`p.published`,
        },
        id: sql`p.id`,
        usual: sql`c.category_type, c.sort, p.sort, p.id`,
      },
    },
    page,
  )
  const records = list.records.map((row) => ({
    ...row,
    link: `/office/catalogue/models/${row.id}`,
  }))
  return { ...list, records }
}

export async function findClass(database: Database, id: number): Promise<ClassForm | undefined> {
  const row = await database
    .selectFrom('product_class')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const characteristics = await database
    .selectFrom('class_characteristic')
    .select(['characteristic_id', 'is_required', 'is_hidden', 'is_val_limited', 'sort'])
    .where('class_id', '=', id)
    .orderBy('sort')
    .orderBy('characteristic_id')
    .execute()
  return {
    baseInfo: [],
    ...storedFields('ClassForm', row.data),
    id,
    version: row.version,
    categoryId: row.category_id,
    published: row.published,
    className: row.class_name,
    classNameEn: row.class_name_en,
    sort: row.sort,
    characteristics: characteristics.map((characteristic) => ({
      characteristicId: characteristic.characteristic_id,
      isRequired: characteristic.is_required === 1,
      isHidden: characteristic.is_hidden === 1,
      isValLimited: characteristic.is_val_limited === 1,
      sort: characteristic.sort,
    })),
  }
}

/** Columns of a class, and fields stored in `data` as sent. */
function valuesOf(form: ClassForm) {
  const { categoryId, className, classNameEn, sort, published } = form
  const ownColumns = [
    'id',
    'version',
    'categoryId',
    'className',
    'classNameEn',
    'sort',
    'published',
  ]
  const data = Object.fromEntries(
    Object.entries(form).filter(([name]) => ![...ownColumns, 'characteristics'].includes(name)),
  )
  return {
    columns: {
      category_id: categoryId,
      class_name: className.trim(),
      class_name_en: classNameEn.trim(),
      ...(sort !== undefined && { sort }),
      ...(published !== undefined && { published }),
    },
    data: JSON.stringify({
      ...data,
      ...(form.pictureKey && { classImgs: picturesOf(form.pictureKey) }),
    }),
  }
}

/** Returns undefined if the category already has a class of this name. */
export async function insertClass(database: Database, form: ClassForm) {
  const { columns, data } = valuesOf(form)
  const row = await database
    .insertInto('product_class')
    .values({
      sort: lastPlace('product_class'),
      ...columns,
      data,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Returns false if the class has another version. */
export async function updateClass(
  database: Database,
  id: number,
  version: number,
  form: ClassForm,
) {
  const { columns, data } = valuesOf(form)
  const { isDrawn = true } = form
  const row = await database
    .updateTable('product_class')
    .set({
      ...columns,
      version: sql<number>`version + 1`,
      // Empty fields are removed. A class without its own picture shows that of its first model.
      data: sql`case
        when data ? 'pictureKey' or coalesce((data ->> 'isDrawn')::boolean, true) <> ${isDrawn}
        then data - '{standard,isDrawn,pictureKey,classImgs}'::text[]
        else data - '{standard,isDrawn}'::text[] end || ${data}::jsonb`,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function isClassTaken(
  database: Database,
  { categoryId, className }: ClassForm,
  except: number,
) {
  const row = await database
    .selectFrom('product_class')
    .select('id')
    .where('category_id', '=', categoryId)
    .where('class_name', '=', className.trim())
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Publishes or withdraws a class; returns false if it has another version. */
export async function publishClass(
  database: Database,
  id: number,
  { version, published }: Schemas['Publishing'],
) {
  const row = await database
    .updateTable('product_class')
    .set({ published, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function modelsOf(database: Database, id: number): Promise<Use & { ids: number[] }> {
  const rows = await database
    .selectFrom('material')
    .select(['id', 'model'])
    .where('class_id', '=', id)
    .orderBy('model')
    .execute()
  const names = rows.slice(0, 3).map(({ model }) => model)
  return { count: rows.length, names, ids: rows.map((row) => row.id) }
}

/**
 * Number of other references to a class: custom products, publications, scenes, subscriptions and links of products.
 */
export async function countReferences(database: Database, id: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (select count(*) from custom_entry where class_id = ${id})
      + (select count(*) from publication_class where class_id = ${id})
      + (select count(*) from scene_class where class_id = ${id})
      + (select count(*) from class_relation
        where related_class_id = ${id} and class_id is distinct from ${id})
      + (select count(*) from subscription where type_id = 1 and data_id = ${id}) as count`.execute(
    database,
  )
  return Number(itemAt(rows, 0).count)
}

export async function deleteClass(database: Database, id: number): Promise<void> {
  await database.deleteFrom('product_class').where('id', '=', id).execute()
}
