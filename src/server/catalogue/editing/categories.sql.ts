import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Database } from '../../database/database'
import { named } from './paging.sql'
import type { Use } from './refusing'

/** Computed fields of a category. */
export const categoryFields = {
  classes: sql<number>`(select count(*)::int from product_class
    where product_class.category_id = category.id)`,
  models: sql<number>`(select count(*)::int from product_class
    join material on material.class_id = product_class.id
    where product_class.category_id = category.id)`,
}

export const findCategory = (database: Database, id: number) =>
  database.selectFrom('category').select('abbreviation').where('id', '=', id).executeTakeFirst()

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
