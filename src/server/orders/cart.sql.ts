import { sql } from 'kysely'
import { maxCounts } from '../../domain/orders'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type Addition = Schemas['CartAddition'] & { userId: number; minQuantity: number }

/** Adds to the line of the same item if there is one; a line never holds less than the minimum quantity. */
export async function addLine(
  database: Database,
  { userId, typeId, dataId, counts, minQuantity }: Addition,
): Promise<void> {
  const raised = (total: ReturnType<typeof sql>) =>
    sql<number>`least(${maxCounts}, greatest(${total}, ${minQuantity}, 1))::int`
  await database
    .insertInto('cart_item')
    .values({
      user_id: userId,
      type_id: typeId,
      data_id: dataId,
      counts: raised(sql`${counts}::bigint`),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'type_id', 'data_id'])
        .doUpdateSet({ counts: raised(sql`cart_item.counts::bigint + ${counts}`) }),
    )
    .execute()
}

/** How many lines the cart of a user has. */
export async function countLines(database: Database, userId: number): Promise<number> {
  const { counts } = await database
    .selectFrom('cart_item')
    .select((select) => select.fn.countAll<number>().as('counts'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return counts
}
