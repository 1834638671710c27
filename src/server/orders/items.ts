import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { packingOf } from '../../domain/orders/quantity'
import { Refusal } from '../http/errors'
import { findExperiments, findPublications, type Content } from './contents.sql'
import type { LineData } from './new-orders.sql'
import { findProducts, type Product } from './products.sql'

type Item = Schemas['FavouriteToggle']

/** Current data of a cart line's item: a product or a laboratory test. */
export async function existingItem(database: Database, item: Item): Promise<LineData> {
  const { typeId, dataId } = item
  if (typeId === 2) {
    const [experiment] = await findExperiments(database, [dataId])
    if (!experiment) throw new Refusal('content.experimentNotFound')
    return snapshotOfTest(experiment)
  }
  const [product] = typeId === 1 ? await findProducts(database, [dataId]) : []
  if (!product) {
    throw new Refusal(typeId === 1 ? 'catalogue.productNotFound' : 'orders.itemNotFound')
  }
  return snapshotOf(product)
}

/** Refuses items that do not exist (any more) as favourites. */
export async function checkFavourite(database: Database, item: Item): Promise<void> {
  const { typeId, dataId } = item
  if (typeId !== 4 && typeId !== 5) {
    await existingItem(database, item)
    return
  }
  const [publication] = await findPublications(database, typeId, [dataId])
  if (!publication)
    throw new Refusal(typeId === 4 ? 'content.caseNotFound' : 'content.articleNotFound')
}

/** Snapshot of a product for a line, for when it no longer exists. */
export function snapshotOf(product: Product): LineData {
  const { model, materialName, unitName, prodImgs, minQuantity, def8 } = product
  const packing = packingOf(def8)
  return {
    model,
    materialName,
    unitName,
    prodImgs,
    minQuantity,
    ...(packing !== undefined && { packingQuantity: packing }),
  }
}

/** Snapshot of a laboratory test; its unit is "test". */
export function snapshotOfTest({ name, fileUrl }: Content): LineData {
  return {
    model: '',
    materialName: name,
    unitName: { zh: '项', en: 'test' },
    prodImgs: fileUrl ? [fileUrl] : [],
    minQuantity: 1,
  }
}
