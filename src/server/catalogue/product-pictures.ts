import type { Database } from '../database/database'
import { drawn, pictures, picturesOf } from './part-files'
import { findProducts, storePictures } from './products.sql'

const chunk = 1000

/** Gives products the picture of their class, or those of their shape and finish, after their facts have changed. */
export async function showProducts(database: Database, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += chunk) {
    const rows = await findProducts(database, ids.slice(from, from + chunk), 'withdrawn too')
    await storePictures(
      database,
      rows.map((row) => {
        const { pictureKey } = row.classData
        return { id: row.id, prodImgs: pictureKey ? picturesOf(pictureKey) : pictures(drawn(row)) }
      }),
    )
  }
}
