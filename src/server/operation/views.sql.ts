import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

type View = Schemas['SavedView']

interface Row {
  id: number
  screen: string
  name: string
  data: unknown
}

const columns = ['id', 'screen', 'name', 'data'] as const

// Validated by its schema when it was stored.
const viewOf = ({ data, screen, ...row }: Row): View => ({
  ...(data as Pick<View, 'query' | 'columns'>),
  screen: screen as View['screen'],
  ...row,
})

export async function listViewsOf(
  database: Database,
  userId: number,
  screen: string,
): Promise<View[]> {
  const rows = await database
    .selectFrom('saved_view')
    .select(columns)
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .orderBy('name')
    .limit(100)
    .execute()
  return rows.map(viewOf)
}

/** Stores a view; replaces one with the same name. */
export async function keepView(database: Database, userId: number, view: View): Promise<View> {
  const { screen, name, query, columns: shown } = view
  const data = JSON.stringify({ query, ...(shown && { columns: shown }) })
  const row = await database
    .insertInto('saved_view')
    .values({ user_id: userId, screen, name: name.trim(), data })
    .onConflict((conflict) => conflict.columns(['user_id', 'screen', 'name']).doUpdateSet({ data }))
    .returning(columns)
    .executeTakeFirstOrThrow()
  return viewOf(row)
}

export async function deleteView(database: Database, userId: number, id: number): Promise<boolean> {
  const row = await database
    .deleteFrom('saved_view')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
