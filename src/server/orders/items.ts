import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { Refusal } from '../errors'
import type { LineData } from './new-orders.sql'
import { findProducts, type Product } from './products.sql'

/** The product that a favourite or a line of the cart is about; nothing else can be one yet. */
export async function existingProduct(
  database: Database,
  { typeId, dataId }: Schemas['FavouriteToggle'],
): Promise<Product> {
  const [product] = typeId === 1 ? await findProducts(database, [dataId]) : []
  if (!product) {
    throw new Refusal(typeId === 1 ? 'catalogue.productNotFound' : 'orders.itemNotFound')
  }
  return product
}

/** What a line keeps of a product as it is now, for the day when there is no such product any more. */
export function snapshotOf(product: Product): LineData {
  const { model, materialName, unitName, prodImgs, minQuantity } = product
  return { model, materialName, unitName, prodImgs, minQuantity }
}
