import { sql } from 'kysely'
import type { Day } from '../../domain/days/day'
import { maxCounts } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { LineData } from './new-orders.sql'
import { when } from '../database/when'

export interface CartLine {
  id: number
  typeId: Schemas['FavouriteType']
  dataId: number
  counts: number
  requiredDate: Day | null
  /** Product data at the time it was added; empty in lines of earlier versions. */
  data: Partial<LineData>
}

export interface Addition {
  typeId: Schemas['FavouriteType']
  dataId: number
  counts: number
  requiredDate?: Day | undefined
  data: LineData
}

/**
 * Adds quantities to existing lines of the same items; a line never holds less than the minimum quantity. Each item
 * may occur once. Returns false if a line would exceed the maximum.
 */
export async function addLines(
  database: Database,
  userId: number,
  lines: Addition[],
): Promise<{ isTooMany: boolean }> {
  const added = await database
    .insertInto('cart_item')
    .values(
      lines.map(({ typeId, dataId, counts, requiredDate, data }) => ({
        user_id: userId,
        type_id: typeId,
        data_id: dataId,
        counts,
        required_date: requiredDate ?? null,
        data: JSON.stringify(data),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type_id', 'data_id']).doUpdateSet({
        counts: sql<number>`cart_item.counts + excluded.counts`,
        required_date: sql<Day>`coalesce(excluded.required_date, cart_item.required_date)`,
        // A further piece without a report leaves that of the line.
        data: sql<string>`excluded.data || jsonb_strip_nulls(jsonb_build_object(
          'report', coalesce(excluded.data -> 'report', cart_item.data -> 'report')))`,
      }),
    )
    .returning(['id', 'counts'])
    .execute()
  await database
    .updateTable('cart_item')
    .set({
      counts: sql<number>`least(${maxCounts}, greatest(counts, (data ->> 'minQuantity')::int))`,
    })
    .where(
      'id',
      'in',
      added.map(({ id }) => id),
    )
    .execute()
  return { isTooMany: added.some(({ counts }) => counts > maxCounts) }
}

/** Number of lines in a user's cart. */
export async function countLines(database: Database, userId: number): Promise<number> {
  const { counts } = await database
    .selectFrom('cart_item')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return counts
}

/** Lines of a user, all or by id, newest first; lines added together stay in their order. */
export async function listLines(
  database: Database,
  userId: number,
  ids?: number[],
): Promise<CartLine[]> {
  if (ids?.length === 0) return []
  const rows = await database
    .selectFrom('cart_item')
    .select(['id', 'type_id', 'data_id', 'counts', 'required_date', 'data'])
    .where('user_id', '=', userId)
    .$call(when(ids, (query, ids) => query.where('id', 'in', ids)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    // A check constraint of the table.
    typeId: row.type_id as Schemas['FavouriteType'],
    dataId: row.data_id,
    counts: row.counts,
    requiredDate: row.required_date,
    // Only addLines writes this column.
    data: row.data as Partial<LineData>,
  }))
}

/** Returns false if the user has no such line. */
export async function changeLine(
  database: Database,
  { id, userId }: { id: number; userId: number },
  to: { counts: number; requiredDate: Day | null },
): Promise<boolean> {
  const changed = await database
    .updateTable('cart_item')
    .set({ counts: to.counts, required_date: to.requiredDate })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Sets the date of lines; returns the number of changed lines. */
export async function dateLines(
  database: Database,
  { ids, userId }: { ids: number[]; userId: number },
  requiredDate: Day,
): Promise<number> {
  const changed = await database
    .updateTable('cart_item')
    .set({ required_date: requiredDate })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return changed.length
}

/** Removes lines from the cart and returns them. */
export async function takeLines(
  database: Database,
  { ids, userId }: { ids: number[]; userId: number },
): Promise<{ id: number; typeId: number; dataId: number }[]> {
  if (ids.length === 0) return []
  const rows = await database
    .deleteFrom('cart_item')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .returning(['id', 'type_id', 'data_id'])
    .execute()
  return rows.map(({ id, type_id, data_id }) => ({ id, typeId: type_id, dataId: data_id }))
}
