import { sql } from 'kysely'
import type { MaterialData } from '../../domain/catalogue/material-data'
import type { Schemas } from '../../domain/schemas'
import { englishUnit } from '../../domain/catalogue/unit-names'
import type { Database } from '../database/database'
import { isShown } from '../records/shown-products'

/** A product for favourites, cart and reservations, with its names in both languages. */
export interface Product {
  id: number
  model: string
  minQuantity: number
  /** Packing quantity, if known. */
  def8: number | undefined
  materialName: Required<Schemas['Text']>
  unitName: Required<Schemas['Text']>
  prodImgs: string[]
  isCalculate: 0 | 1
  classId: number
  className: Required<Schemas['Text']>
  categoryType: Schemas['CategoryType']
  abbreviation: Required<Schemas['Text']>
}

/** Names of products that are no longer sold: their models, or their ids if unknown. */
export async function namesOfGone(database: Database, ids: number[]): Promise<Map<number, string>> {
  const rows = await database
    .selectFrom('material')
    .where('id', 'in', ids)
    .select(['id', 'model'])
    .execute()
  const models = new Map(rows.map(({ id, model }) => [id, model]))
  return new Map(ids.map((id) => [id, models.get(id) ?? `#${id}`]))
}

/** Offered products by id; withdrawn ones are excluded, or are the only ones if asked for. */
export async function findProducts(
  database: Database,
  ids: number[],
  which: 'offered' | 'withdrawn' = 'offered',
): Promise<Product[]> {
  if (ids.length === 0) return []
  const rows = await database
    .selectFrom('material')
    .innerJoin('product_class', 'product_class.id', 'material.class_id')
    .innerJoin('category', 'category.id', 'product_class.category_id')
    .where('material.id', 'in', ids)
    .where(sql<boolean>`${isShown} = ${which === 'offered'}`)
    .select([
      'material.id',
      'material.model',
      'material.min_quantity',
      'material.material_name',
      'material.material_name_en',
      'material.data',
      'material.class_id',
      'product_class.class_name',
      'product_class.class_name_en',
      'product_class.data as class_data',
      'category.category_type',
      'category.abbreviation',
      'category.abbreviation_en',
    ])
    .execute()
  return rows.map((row) => {
    // Only the import writes both columns.
    const data = row.data as MaterialData
    const { classImgs = [] } = row.class_data as { classImgs?: string[] }
    return {
      id: row.id,
      model: row.model,
      minQuantity: row.min_quantity,
      def8: data.def8,
      materialName: { zh: row.material_name, en: row.material_name_en },
      unitName: { zh: data.unitName ?? '', en: englishUnit(data.unitName, data.unitNameEn) },
      prodImgs: data.prodImgs ?? classImgs,
      isCalculate: data.isCalculate ?? 0,
      classId: row.class_id,
      className: { zh: row.class_name, en: row.class_name_en },
      // A check constraint of the table.
      categoryType: row.category_type as Schemas['CategoryType'],
      abbreviation: { zh: row.abbreviation, en: row.abbreviation_en },
    }
  })
}

/** Products by lower-case model; the first of several with the same model. */
export async function findByModels(
  database: Database,
  models: string[],
): Promise<Map<string, Pick<Product, 'id' | 'model' | 'materialName'>>> {
  if (models.length === 0) return new Map()
  const rows = await database
    .selectFrom('material')
    .where(sql<boolean>`lower(model) = any(${models.map((model) => model.toLowerCase())}::text[])`)
    .where(isShown)
    .orderBy('id', 'desc')
    .select(['id', 'model', 'material_name', 'material_name_en'])
    .execute()
  return new Map(
    rows.map(({ id, model, material_name, material_name_en }) => [
      model.toLowerCase(),
      { id, model, materialName: { zh: material_name, en: material_name_en } },
    ]),
  )
}
