import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { Refusal } from '../errors'
import { findProducts, type Product } from './products.sql'

/** The product that a favourite or a line of the cart is about; nothing else can be one yet. */
export async function existingProduct(
  database: Database,
  { typeId, dataId }: Schemas['FavouriteToggle'],
): Promise<Product> {
  const [product] = typeId === 1 ? await findProducts(database, [dataId]) : []
  if (!product) throw new Refusal('catalogue.productNotFound')
  return product
}
