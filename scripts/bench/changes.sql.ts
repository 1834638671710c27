import { bumpVersion } from '../../src/server/catalogue/import/import.sql'
import type { Pool } from '../../src/server/database/database'

/** Changes a product's Chinese name like any write to the catalogue. */
export async function rename(pool: Pool, id: number, materialName: string): Promise<void> {
  await pool.transaction().execute(async (database) => {
    await database
      .updateTable('material')
      .set({ material_name: materialName })
      .where('id', '=', id)
      .execute()
    await bumpVersion(database, [id])
  })
}
