import type { MaterialData } from '../../domain/catalogue/material-data'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'

/** Product data for calculations: texts in both languages, values by characteristic code. */
export interface Product {
  id: number
  model: string
  materialName: Required<Schemas['Text']>
  categoryType: Schemas['CategoryType']
  data: MaterialData
  values: Record<string, string>
}

export async function findProduct(database: Database, id: number): Promise<Product | undefined> {
  const row = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'material.class_id')
    .innerJoin('category', 'category.id', 'product_class.category_id')
    .where('material.id', '=', id)
    .where(isShown)
    .select([
      'material.id',
      'material.model',
      'material.material_name',
      'material.material_name_en',
      'material.data',
      'category.category_type',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const values = await database
    .selectFrom('material_value')
    .innerJoin('characteristic_value', 'characteristic_value.id', 'material_value.value_id')
    .innerJoin('characteristic', 'characteristic.id', 'characteristic_value.characteristic_id')
    .where('material_value.material_id', '=', id)
    .select(['characteristic.field_code', 'characteristic_value.val'])
    .execute()
  return {
    id: row.id,
    model: row.model,
    materialName: { zh: row.material_name, en: row.material_name_en },
    categoryType: row.category_type,
    data: row.data,
    values: Object.fromEntries(values.map(({ field_code, val }) => [field_code, val])),
  }
}
