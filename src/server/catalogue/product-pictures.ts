import type { Database } from '../database/database'
import { addressesOf, mediumKind } from './media'
import { listShownMedia } from './media.sql'
import { pictures } from './part-files'
import { findProducts, storePictures } from './products.sql'

const chunk = 1000

/**
 * Updates the pictures of products after their facts changed: those uploaded by staff for them or their class, then
 * the one chosen for the class or rendered ones of shape and finish.
 */
export async function showProducts(database: Database, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += chunk) {
    const batch = ids.slice(from, from + chunk)
    const rows = await findProducts(database, batch, 'withdrawn too')
    const media = await listShownMedia(database, batch)
    await storePictures(
      database,
      rows.map((row) => {
        const uploaded = addressesOf(media.get(row.id) ?? [], mediumKind.picture)
        return { id: row.id, prodImgs: [...uploaded, ...pictures(row)] }
      }),
    )
  }
}
