import { sql } from 'kysely'
import { countRows } from '../database/lists.sql'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import { when } from '../database/when'

type Item = Schemas['FavouriteToggle'] & { userId: number }

/** Adding or viewing a favourite marks the current catalogue version as seen. */
const newestVersion = sql<number>`(select version from catalogue_version)`

/** Toggles a favourite; returns true if it is one now. */
export async function toggle(
  database: Database,
  { userId, typeId, dataId }: Item,
): Promise<boolean> {
  // Locks the user, so that concurrent toggles run one after the other.
  await database
    .selectFrom('app_user')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .execute()
  if (await remove(database, { userId, typeId, dataId })) return false
  await database
    .insertInto('favourite')
    .values({ user_id: userId, type_id: typeId, data_id: dataId, seen_version: newestVersion })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

/** Adds favourites; existing ones stay unchanged. */
export async function addFavourites(
  database: Database,
  userId: number,
  items: { typeId: number; dataId: number }[],
): Promise<void> {
  await database
    .insertInto('favourite')
    .values(
      items.map(({ typeId, dataId }) => ({
        user_id: userId,
        type_id: typeId,
        data_id: dataId,
        seen_version: newestVersion,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes a favourite by item or id; returns false if there was none. */
export async function remove(
  database: Database,
  which: Item | { userId: number; id: number },
): Promise<boolean> {
  const own = database.deleteFrom('favourite').where('user_id', '=', which.userId)
  const removal =
    'id' in which
      ? own.where('id', '=', which.id)
      : own.where('type_id', '=', which.typeId).where('data_id', '=', which.dataId)
  return (await removal.returning('id').executeTakeFirst()) !== undefined
}

/** Maximum number of marks; beyond it only the page of favourites shows all. */
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

export interface FavouriteFilter {
  userId: number
  typeId?: number | undefined
  keyword?: string | undefined
}

export interface StoredFavourite {
  id: number
  typeId: Schemas['FavouriteType']
  dataId: number
  createTime: Date
  changed: boolean
}

/** Sort orders by the values of Schemas['FavouriteOrder']. */
const orders = {
  1: sql`favourite.id desc`,
  2: sql`material.model, favourite.id desc`,
  3: sql`changed desc, favourite.id desc`,
} satisfies Record<Schemas['FavouriteOrder'], unknown>

export async function pageFavourites(
  database: Database,
  filter: FavouriteFilter,
  { current, size, sort = 1 }: { current: number; size: number; sort?: keyof typeof orders },
): Promise<{ total: number; records: StoredFavourite[] }> {
  const all = favouritesOf(database, filter)
  const total = await countRows(all)
  const rows = await all
    .select(['favourite.id', 'favourite.type_id', 'favourite.data_id', 'favourite.created_at'])
    .select(changed.as('changed'))
    .orderBy(orders[sort])
    .limit(size)
    .offset((current - 1) * size)
    .execute()
  const favourites = rows.map((row): StoredFavourite => ({
    id: row.id,
    // A check constraint of the table.
    typeId: row.type_id as Schemas['FavouriteType'],
    dataId: row.data_id,
    createTime: row.created_at,
    changed: row.changed,
  }))
  return { total, records: favourites }
}

/** Count per type, and how many changed since they were seen; types without favourites are missing. */
export async function countByType(
  database: Database,
  userId: number,
): Promise<{ typeId: number; counts: number; unseen: number }[]> {
  return favouritesOf(database, { userId })
    .groupBy('favourite.type_id')
    .select((select) => [
      'favourite.type_id as typeId',
      select.fn.countAll<number>().as('counts'),
      sql<number>`(count(*) filter (where ${changed}))::int`.as('unseen'),
    ])
    .execute()
}

export async function markSeen(
  database: Database,
  { userId, typeId }: { userId: number; typeId: number | undefined },
): Promise<void> {
  await database
    .updateTable('favourite')
    .set({ seen_version: newestVersion })
    .where('user_id', '=', userId)
    .$call(when(typeId, (query, typeId) => query.where('type_id', '=', typeId)))
    .execute()
}

/** True if the product changed after the user last looked. */
const changed = sql<boolean>`coalesce(catalogue_change.version > favourite.seen_version, false)`

/** Joins the product, publication or test of each favourite, if it still exists. */
function favouritesOf(database: Database, { userId, typeId, keyword }: FavouriteFilter) {
  return database
    .selectFrom('favourite')
    .leftJoin('material', (join) =>
      join.onRef('material.id', '=', 'favourite.data_id').on('favourite.type_id', '=', 1),
    )
    .leftJoin('publication', (join) =>
      join
        .onRef('publication.id', '=', 'favourite.data_id')
        .onRef('publication.kind', '=', 'favourite.type_id'),
    )
    .leftJoin('experiment', (join) =>
      join.onRef('experiment.id', '=', 'favourite.data_id').on('favourite.type_id', '=', 2),
    )
    .leftJoin('catalogue_change', 'catalogue_change.material_id', 'material.id')
    .where('favourite.user_id', '=', userId)
    .$call(when(typeId, (query, typeId) => query.where('favourite.type_id', '=', typeId)))
    .$call(
      when(keyword?.trim() || undefined, (query, keyword) =>
        query.where(
          sql<boolean>`concat_ws(chr(10), material.model, material.material_name,
          material.material_name_en, publication.data ->> 'name',
          experiment.data ->> 'projectName') ilike ${`%${keyword.trim().replace(/[\\%_]/g, '\\$&')}%`}`,
        ),
      ),
    )
}
