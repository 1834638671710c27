import { sql } from 'kysely'
import type { Language } from '../../../domain/language/language'
import type { Database } from '../../database/database'
import { named } from './paging.sql'
import type { Use } from './refusing'

/** Computed fields of a characteristic. */
export const characteristicFields = {
  values: sql<number>`(select count(*)::int from characteristic_value
    where characteristic_value.characteristic_id = characteristic.id)`,
  classes: sql<number>`(select count(*)::int from class_characteristic
    where class_characteristic.characteristic_id = characteristic.id)`,
}

/** Names of all characteristics. */
export const listNames = (database: Database) =>
  database
    .selectFrom('characteristic')
    .select(['id', 'field_name as fieldName', 'field_name_en as fieldNameEn'])
    .execute()

/** True if another characteristic has this code; case-insensitive, because "jaw" and "JAW" would be confused. */
export async function isCodeTaken(database: Database, code: string, except = 0) {
  const row = await database
    .selectFrom('characteristic')
    .select('id')
    .where(sql<boolean>`lower(field_code) = lower(${code})`)
    .where('id', '!=', except)
    .executeTakeFirst()
  return row !== undefined
}

/** Classes that list a characteristic or have models with values of it. */
export async function classesWith(
  database: Database,
  id: number,
  language: Language,
): Promise<Use> {
  const { rows } = await sql<{ name: string }>`
    select ${named(language, sql`class_name`, sql`class_name_en`)} as name from product_class p
    where exists (select from class_characteristic k
        where k.class_id = p.id and k.characteristic_id = ${id})
      or exists (select from material_value mv join characteristic_value v on v.id = mv.value_id
        join material m on m.id = mv.material_id
        where v.characteristic_id = ${id} and m.class_id = p.id)
    order by p.sort`.execute(database)
  return { count: rows.length, names: rows.slice(0, 3).map(({ name }) => name) }
}

export async function deleteValues(database: Database, id: number): Promise<void> {
  await database.deleteFrom('characteristic_value').where('characteristic_id', '=', id).execute()
}
