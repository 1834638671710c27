import type { Database } from '../../src/server/database/database'

export async function hasMaterials(database: Database): Promise<boolean> {
  const material = await database.selectFrom('material').select('id').limit(1).executeTakeFirst()
  return material !== undefined
}
