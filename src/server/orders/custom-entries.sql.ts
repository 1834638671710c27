import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { CustomEntryData } from '../../domain/custom/custom-entry'
import { canonicalChoices } from '../../domain/catalogue/custom-product'
import type { Day } from '../../domain/days/day'
import type { Database } from '../database/database'

interface Entry {
  accountId: number
  userId: number
  classId: number
  data: CustomEntryData
}

/** Stores a custom product; equal choices of one user share an entry. */
export async function storeEntry(
  database: Database,
  { accountId, userId, classId, data }: Entry,
): Promise<number> {
  const choices = data.characters.map(({ id, fieldVal }) => ({ id, fieldVal: fieldVal.zh }))
  const key = createHash('sha256').update(canonicalChoices(choices)).digest('base64url')
  const json = JSON.stringify(data)
  const { id } = await database
    .insertInto('custom_entry')
    .values({ account_id: accountId, user_id: userId, class_id: classId, key, data: json })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'class_id', 'key']).doUpdateSet({ data: json }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findEntries(
  database: Database,
  { ids, accountId }: { ids: number[]; accountId: number },
) {
  return database
    .selectFrom('custom_entry')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('account_id', '=', accountId)
    .select([
      'id',
      'class_id as classId',
      // Only storeEntry writes this column.
      sql<CustomEntryData>`data`.as('data'),
    ])
    .execute()
}

/** Removes the cart line of an entry that another one replaces; returns its required date. */
export async function removeEntryLine(
  database: Database,
  { userId, dataId }: { userId: number; dataId: number },
): Promise<Day | undefined> {
  const line = await database
    .deleteFrom('cart_item')
    .where('user_id', '=', userId)
    .where('type_id', '=', 3)
    .where('data_id', '=', dataId)
    .returning('required_date')
    .executeTakeFirst()
  return line?.required_date ?? undefined
}
