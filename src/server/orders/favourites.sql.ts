import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type Item = Schemas['FavouriteToggle'] & { userId: number }

/** Removes the item if it is a favourite, else adds it; tells whether it is one now. */
export async function toggle(
  database: Database,
  { userId, typeId, dataId }: Item,
): Promise<boolean> {
  // Two clicks at once are two toggles, one after the other.
  await database
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute()
  const removed = await database
    .deleteFrom('favourite')
    .where('user_id', '=', userId)
    .where('type_id', '=', typeId)
    .where('data_id', '=', dataId)
    .returning('id')
    .executeTakeFirst()
  if (removed) return false
  await database
    .insertInto('favourite')
    .values({ user_id: userId, type_id: typeId, data_id: dataId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Makes items favourites; those that are some already stay as they are. */
export async function addFavourites(
  database: Database,
  userId: number,
  items: { typeId: number; dataId: number }[],
): Promise<void> {
  await database
    .insertInto('favourite')
    .values(
      items.map(({ typeId, dataId }) => ({ user_id: userId, type_id: typeId, data_id: dataId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function countOf(database: Database, userId: number): Promise<number> {
  const { counts } = await database
    .selectFrom('favourite')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return counts
}

/** So many marks are shown at most; who has more sees them on the page of favourites. */
const mostIds = 5000

export async function idsOf(
  database: Database,
  { userId, typeId }: { userId: number; typeId: number },
): Promise<number[]> {
  const rows = await database
    .selectFrom('favourite')
    .select('data_id')
    .where('user_id', '=', userId)
    .where('type_id', '=', typeId)
    .orderBy('id', 'desc')
    .limit(mostIds)
    .execute()
  return rows.map(({ data_id }) => data_id)
}
