import { createHash } from 'node:crypto'
import type { CustomEntryData } from '../../domain/catalogue/custom-entry'
import { canonicalChoices } from '../../domain/catalogue/custom-product'
import type { Database } from '../database/database'

interface Entry {
  accountId: number
  userId: number
  classId: number
  data: CustomEntryData
}

/** Keeps a product made to measure; the same choices of the same user are the same entry. */
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

/** Takes the line of a stored entry out of the cart of a user, when another one takes its place. */
export async function removeEntryLine(
  database: Database,
  { userId, dataId }: { userId: number; dataId: number },
): Promise<void> {
  await database
    .deleteFrom('cart_item')
    .where('user_id', '=', userId)
    .where('type_id', '=', 3)
    .where('data_id', '=', dataId)
    .execute()
}
