import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { Field } from './export-columns'
import { when } from '../database/when'

/** Product ids of a class, or of all, in the order of the category tree. */
export async function listExportedIds(database: Database, classId?: number): Promise<number[]> {
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'class_id')
    .innerJoin('category', 'category.id', 'category_id')
    .select('material.id')
    .$call(when(classId, (query, classId) => query.where('class_id', '=', classId)))
    .orderBy('category.sort')
    .orderBy('category.id')
    .orderBy('product_class.sort')
    .orderBy('product_class.id')
    .orderBy('material.id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface Link {
  id: number
  /** 1 replacement, 2 related. */
  kind: number
  model: string
}

export async function listLinks(database: Database, ids: readonly number[]): Promise<Link[]> {
  return database
    .selectFrom('material_relation')
    .innerJoin('material', 'material.id', 'related_id')
    .select(['material_id as id', 'kind', 'model'])
    .where('material_id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('material_relation.sort')
    .orderBy('related_id')
    .execute()
}

/** Name of a class, for the file name. */
/** Characteristics of a class, in order. */
export function listFields(database: Database, classId = 0): Promise<Field[]> {
  return database
    .selectFrom('class_characteristic as part')
    .innerJoin('characteristic', 'characteristic.id', 'part.characteristic_id')
    .select([
      'field_code as fieldCode',
      'field_name as fieldName',
      'field_name_en as fieldNameEn',
      'unit',
    ])
    .where('part.class_id', '=', classId)
    .orderBy('part.sort')
    .execute()
}

export async function classNamed(
  database: Database,
  id: number,
): Promise<{ zh: string; en: string } | undefined> {
  return database
    .selectFrom('product_class')
    .select(['class_name as zh', 'class_name_en as en'])
    .where('id', '=', id)
    .executeTakeFirst()
}
