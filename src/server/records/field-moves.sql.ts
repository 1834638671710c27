import { isDeepStrictEqual } from 'node:util'
import { sql, type Kysely, type Transaction } from 'kysely'
import { renamed } from '../../domain/forms/renames'
import { noteChange } from '../audit/audit.sql'
import { passOver } from '../audit/watch.sql'
import type { Tables } from '../database/types'
import { fieldMoves, type FieldMove } from './field-moves'

/** Rows read and written at a time. */
const batch = 1000

/**
 * Moves the values of renamed fields to today's names: all in one transaction, so that a start that fails leaves
 * everything as it was. A value that has moved has no former name any more, so every start may ask again.
 */
export async function moveRenamedFields<T>(
  pool: Kysely<T>,
  moves: readonly FieldMove[] = fieldMoves(),
): Promise<void> {
  if (moves.length === 0) return
  await pool.transaction().execute(async (transaction) => {
    // The tables are those of the migrations, whichever type the caller gave the pool.
    const database = transaction as unknown as Transaction<Tables>
    await sql`select pg_advisory_xact_lock(hashtext('move-renamed-fields'))`.execute(database)
    // One line of the audit log tells it; thousands of rows would only repeat it.
    await passOver(database)
    for (const move of moves) {
      const changed = await moveIn(database, move)
      if (changed === 0) continue
      const names = move.renames.map(({ was, now }) => `${move.table}: ${was.join(', ')} → ${now}`)
      await noteChange(database, {
        userId: undefined,
        operation: 'renameFields',
        requestId: '',
        params: { renamed: names },
        facts: { changed },
      })
    }
  })
}

interface Row {
  place: string
  value: unknown
}

/** The number of rows in which a value moved. */
async function moveIn(
  database: Transaction<Tables>,
  { table, column, where, renames }: FieldMove,
): Promise<number> {
  const former = [...new Set(renames.flatMap(({ was }) => was))]
  const patterns = former.map((name) => `%${JSON.stringify(name).replace(/[\\%_]/g, '\\$&')}: %`)
  let changed = 0
  let after = '(0,0)'
  for (;;) {
    const { rows } = await sql<Row>`
      select ctid::text as place, ${sql.ref(column)} as value from ${sql.table(table)}
      where ctid > ${after}::tid and ${sql.ref(column)}::text like any(${patterns}::text[])
        and (${sql.raw(where ?? 'true')})
      order by ctid limit ${sql.lit(batch)} for update`.execute(database)
    const moved = rows
      .map(({ place, value }) => ({ place, before: value, value: renamed(value, renames) }))
      .filter(({ before, value }) => !isDeepStrictEqual(before, value))
    if (moved.length > 0) {
      await sql`update ${sql.table(table)} as stored set ${sql.ref(column)} = moved.value
        from unnest(${moved.map(({ place }) => place)}::tid[],
          ${moved.map(({ value }) => JSON.stringify(value))}::jsonb[]) as moved (place, value)
        where stored.ctid = moved.place`.execute(database)
    }
    changed += moved.length
    const last = rows.at(-1)
    if (!last) return changed
    after = last.place
  }
}
