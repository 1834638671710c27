import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

const mostId = 2 ** 31 - 1

/** The product that a customer says they have open; undefined if there is none with this id. */
export async function productShown(
  database: Database,
  id: unknown,
): Promise<Schemas['ComparedProduct'] | undefined> {
  // Frames of the socket are not checked by a schema.
  if (!Number.isSafeInteger(id) || Number(id) < 1 || Number(id) > mostId) return undefined
  return database
    .selectFrom('material')
    .select(['id', 'model'])
    .where('id', '=', Number(id))
    .where('published', '=', true)
    .executeTakeFirst()
}
