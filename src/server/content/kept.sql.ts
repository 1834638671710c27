import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

/** True if the item is the caller's favourite; false for visitors. */
export async function isFavourite(
  database: Database,
  user: { id: number } | undefined,
  { typeId, dataId }: Schemas['FavouriteToggle'],
): Promise<0 | 1> {
  if (!user) return 0
  const row = await database
    .selectFrom('favourite')
    .select('id')
    .where('user_id', '=', user.id)
    .where('type_id', '=', typeId)
    .where('data_id', '=', dataId)
    .executeTakeFirst()
  return row ? 1 : 0
}
