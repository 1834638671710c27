import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Schemas } from '../../../domain/schemas'
import type { Database } from '../../database/database'
import type { OrderOf } from '../../database/lists.sql'
import { containing, named, readPage, where, type PageAsked } from './paging.sql'
import type { Use } from './refusing'

type Form = Schemas['CategoryForm']

const columns = [
  ...(['id', 'version', 'category_type as categoryType', 'abbreviation'] as const),
  ...(['abbreviation_en as abbreviationEn', 'sort'] as const),
] as const

type Order = OrderOf<'listOfficeCategories'>

export interface CategoryFilter {
  keyword?: string
  categoryType?: 1 | 2
}

export function pageCategories(
  database: Database,
  { keyword, categoryType }: CategoryFilter,
  page: PageAsked<Order>,
) {
  const classes = sql`(select count(*)::int from product_class p where p.category_id = c.id)`
  const models = sql`(select count(*)::int from product_class p
    join material m on m.class_id = p.id where p.category_id = c.id)`
  return readPage<Schemas['OfficeCategory'], Order>(
    database,
    {
      columns: sql`c.id, c.version, c.category_type as "categoryType", c.abbreviation,
        c.abbreviation_en as "abbreviationEn", c.sort, ${classes} as classes, ${models} as models`,
      from: sql`from category c ${where(
        !!keyword?.trim() &&
          sql`lower(c.abbreviation || ' ' || c.abbreviation_en) like ${containing(keyword)}`,
        categoryType !== undefined && sql`c.category_type = ${categoryType}`,
      )}`,
      sorting: {
        by: {
          categoryType: sql`c.category_type`,
          abbreviation: sql`lower(c.abbreviation)`,
          abbreviationEn: sql`lower(c.abbreviation_en)`,
          sort: sql`c.sort`,
          classes,
          models,
        },
        id: sql`c.id`,
        usual: sql`c.category_type, c.sort, c.id`,
      },
    },
    page,
  )
}

export async function findCategory(database: Database, id: number): Promise<Form | undefined> {
  const row = await database
    .selectFrom('category')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && formOf(row)
}

// A check constraint of the table.
const formOf = (row: { categoryType: number } & Omit<Form, 'categoryType'>): Form => ({
  ...row,
  categoryType: row.categoryType === 2 ? 2 : 1,
})

const valuesOf = ({ categoryType, abbreviation, abbreviationEn, sort }: Form) => ({
  category_type: categoryType,
  abbreviation: abbreviation.trim(),
  abbreviation_en: abbreviationEn.trim(),
  ...(sort !== undefined && { sort }),
})

/** Returns undefined if the name is taken. */
export async function insertCategory(database: Database, form: Form): Promise<Form | undefined> {
  const row = await database
    .insertInto('category')
    .values({
      sort: sql`(select least(coalesce(max(sort), 0) + 1, 1000000) from category)`,
      ...valuesOf(form),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row && formOf(row)
}

/** Returns undefined if the record has another version. */
export async function updateCategory(
  database: Database,
  id: number,
  version: number,
  form: Form,
): Promise<Form | undefined> {
  const row = await database
    .updateTable('category')
    .set({ ...valuesOf(form), version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row && formOf(row)
}

export async function isCategoryTaken(database: Database, name: string, except: number) {
  const row = await database
    .selectFrom('category')
    .select('id')
    .where('abbreviation', '=', name.trim())
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

export async function classesOf(database: Database, id: number, language: Language): Promise<Use> {
  const rows = await database
    .selectFrom('product_class')
    .select(
      named(language, sql`class_name`, sql`class_name_en`)
        .$castTo<string>()
        .as('name'),
    )
    .where('category_id', '=', id)
    .orderBy('sort')
    .execute()
  return { count: rows.length, names: rows.slice(0, 3).map(({ name }) => name) }
}

export async function deleteCategory(database: Database, id: number): Promise<void> {
  await database.deleteFrom('category').where('id', '=', id).execute()
}
