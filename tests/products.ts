import type { Pool } from '../src/server/database/database'

export interface TestProduct {
  model: string
  materialName?: string
  materialNameEn?: string
  minQuantity?: number
}

/** Puts products into the tables of the catalogue and answers their ids. */
export async function givenProducts(database: Pool, products: TestProduct[]): Promise<number[]> {
  const category = await database
    .insertInto('category')
    .values({ category_type: 1, abbreviation: '螺栓', abbreviation_en: 'Bolts' })
    .onConflict((conflict) => conflict.column('abbreviation').doUpdateSet({ sort: 0 }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const productClass = await database
    .insertInto('product_class')
    .values({
      category_id: category.id,
      class_name: '六角头螺栓',
      class_name_en: 'Hexagon head bolt',
      data: JSON.stringify({ classImgs: ['/pictures/hexagon-head-bolt.webp'] }),
    })
    .onConflict((conflict) =>
      conflict.columns(['category_id', 'class_name']).doUpdateSet({ sort: 0 }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await database
    .insertInto('material')
    .values(
      products.map(({ model, materialName, materialNameEn, minQuantity }) => ({
        class_id: productClass.id,
        model,
        material_name: materialName ?? '六角头螺栓',
        material_name_en: materialNameEn ?? 'Hexagon head bolt',
        min_quantity: minQuantity ?? 1,
        data: JSON.stringify({ unit: { zh: '件', en: 'pc' }, calculable: 1 }),
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
