import type { Database } from '../database/database'
import { drawn, pictures } from './part-files'
import { findProducts, storePictures } from './products.sql'

const chunk = 1000

/** Gives products the pictures of their shape and finish, after their facts have changed. */
export async function showProducts(database: Database, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += chunk) {
    const rows = await findProducts(database, ids.slice(from, from + chunk))
    await storePictures(
      database,
      rows.map((row) => ({ id: row.id, prodImgs: pictures(drawn(row)) })),
    )
  }
}
