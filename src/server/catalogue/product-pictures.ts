import type { Database } from '../database/database'
import { addressesOf, mediumKind } from './media'
import { listShownMedia } from './media.sql'
import { drawn, pictures } from './part-files'
import { findProducts, storePictures } from './products.sql'

const chunk = 1000

/** Gives products the pictures that staff gave them or their class, and those of their shape and finish, after their facts have changed. */
export async function showProducts(database: Database, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += chunk) {
    const some = ids.slice(from, from + chunk)
    const rows = await findProducts(database, some)
    const media = await listShownMedia(database, some)
    await storePictures(
      database,
      rows.map((row) => ({
        id: row.id,
        prodImgs: [
          ...addressesOf(media.get(row.id) ?? [], mediumKind.picture),
          ...pictures(drawn(row)),
        ],
      })),
    )
  }
}
