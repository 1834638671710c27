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
  const [product] = await findProducts(database, [id])
  return product
}

/** Those of the products that are offered. */
export async function findProducts(database: Database, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'material.class_id')
    .innerJoin('category', 'category.id', 'product_class.category_id')
    .where('material.id', 'in', ids)
    .where(isShown)
    .select([
      'material.id',
      'material.model',
      'material.material_name',
      'material.material_name_en',
      'material.data',
      'category.category_type',
    ])
    .execute()
  const values = await database
    .selectFrom('material_value')
    .innerJoin('characteristic_value', 'characteristic_value.id', 'material_value.value_id')
    .innerJoin('characteristic', 'characteristic.id', 'characteristic_value.characteristic_id')
    .where('material_value.material_id', 'in', ids)
    .select(['material_value.material_id', 'characteristic.field_code', 'characteristic_value.val'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    model: row.model,
    materialName: { zh: row.material_name, en: row.material_name_en },
    categoryType: row.category_type,
    data: row.data,
    values: Object.fromEntries(
      values
        .filter(({ material_id }) => material_id === row.id)
        .map(({ field_code, val }) => [field_code, val]),
    ),
  }))
}
