import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import { englishUnit } from '../../domain/catalogue/unit-names'
import type { Database } from '../database/database'

/** A class for custom products, with its names in both languages. */
export interface CustomClass {
  className: Required<Schemas['Text']>
  unitName: Required<Schemas['Text']>
  prodImgs: string[]
}

/** Finds a class; unit and pictures are those of its first model. */
export async function findClass(
  database: Database,
  classId: number,
): Promise<CustomClass | undefined> {
  const row = await database
    .selectFrom('product_class')
    .leftJoin(
      (select) =>
        select
          .selectFrom('material')
          .where('class_id', '=', classId)
          .select(['class_id', 'data'])
          .orderBy('id')
          .limit(1)
          .as('first'),
      (join) => join.onRef('first.class_id', '=', 'product_class.id'),
    )
    .where('product_class.id', '=', classId)
    .where('product_class.published', '=', true)
    .select([
      'class_name',
      'class_name_en',
      sql<string>`coalesce(first.data ->> 'unitName', '')`.as('unitName'),
      sql<string>`coalesce(first.data ->> 'unitNameEn', '')`.as('unitNameEn'),
      sql<string[]>`coalesce(first.data -> 'prodImgs', product_class.data -> 'classImgs', '[]')`.as(
        'prodImgs',
      ),
    ])
    .executeTakeFirst()
  return (
    row && {
      className: { zh: row.class_name, en: row.class_name_en },
      unitName: { zh: row.unitName, en: englishUnit(row.unitName, row.unitNameEn) },
      prodImgs: row.prodImgs,
    }
  )
}

/** Those of the classes that are offered. */
export async function offeredClasses(database: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .selectFrom('product_class')
    .where('id', 'in', ids)
    .where('published', '=', true)
    .select('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Characteristics that the class lists, then those that only its models have, in order. */
export async function listCharacteristics(database: Database, classId: number, ids: number[]) {
  return database
    .selectFrom('characteristic')
    .leftJoin('class_characteristic as own', (join) =>
      join
        .onRef('own.characteristic_id', '=', 'characteristic.id')
        .on('own.class_id', '=', classId),
    )
    .where((where) =>
      where.or([
        where('own.class_id', 'is not', null),
        where.and([
          where('characteristic.id', '=', sql<number>`any(${ids}::integer[])`),
          where.exists(valuesOf(database, classId)),
        ]),
      ]),
    )
    .select((select) => [
      'characteristic.id',
      'field_code as fieldCode',
      'field_name as fieldName',
      'field_name_en as fieldNameEn',
      'unit',
      sql<number>`coalesce(own.is_required, 0)`.as('isRequired'),
      sql<number>`coalesce(own.is_hidden, 0)`.as('isHidden'),
      sql<number>`coalesce(own.is_val_limited, 1)`.as('isValLimited'),
      select.exists(valuesOf(database, classId)).as('hasOptions'),
    ])
    .orderBy('own.sort')
    .orderBy('characteristic.sort')
    .orderBy('characteristic.id')
    .execute()
}

/** Values of the outer query's characteristic among the models of a class. */
function valuesOf(database: Database, classId: number) {
  return database
    .selectFrom('characteristic_value as value')
    .innerJoin('material_value', 'material_value.value_id', 'value.id')
    .innerJoin('material', 'material.id', 'material_value.material_id')
    .where('material.class_id', '=', classId)
    .where('value.characteristic_id', '=', sql<number>`characteristic.id`)
    .select('value.id')
}

/** Those of the texts, in either language, that are values of the class's models. */
export async function listValues(database: Database, classId: number, texts: string[]) {
  const known = sql<string>`any(${texts}::text[])`
  return database
    .selectFrom('characteristic_value as value')
    .where((where) => where.or([where('val', '=', known), where('val_en', '=', known)]))
    .where((where) =>
      where.exists(
        where
          .selectFrom('material_value')
          .innerJoin('material', 'material.id', 'material_value.material_id')
          .whereRef('material_value.value_id', '=', 'value.id')
          .where('material.class_id', '=', classId)
          .select('material.id'),
      ),
    )
    .select(['characteristic_id as characteristicId', 'val', 'val_en as valEn'])
    .execute()
}
