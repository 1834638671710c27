import { sql } from 'kysely'
import type { Database } from '../database/types'
import { digestOf, hashOf, type Line } from './chain'

/** Columns of a line that the chain hashes. */
export const lineColumns = sql<Line>`
  audit.id, audit.user_id as "userId", audit.operation, audit.request_id as "requestId", audit.records,
  to_char(audit.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as time,
  audit.salt::text as salt, audit.data::text as data`

const atOnce = 1000

export interface Head {
  seq: number
  hash: string
}

/**
 * Adds committed lines to the chain, in the order of their ids. Writes do not do this themselves: they would all wait
 * for each other's commit. A line that commits late joins the chain later, with its own time. Only one process seals
 * at a time; others skip, unless `wait` is set.
 */
export async function sealLines(
  database: Database,
  { wait = false } = {},
): Promise<Head | undefined> {
  const locked = await sql<Head>`
    select seq, hash from audit_head where id = 1 for update ${wait ? sql`` : sql`skip locked`}
  `.execute(database)
  let head = locked.rows[0]
  if (!head) return undefined
  for (;;) {
    const rows = await takeUnsealed(database)
    if (rows.length === 0) break
    const seals = []
    for (const line of rows) {
      const digest = digestOf(line)
      const seq: number = head.seq + 1
      head = { seq, hash: hashOf(seq, line, digest, head.hash) }
      seals.push({ seq, audit_id: line.id, digest, hash: head.hash })
    }
    await database.insertInto('audit_seal').values(seals).execute()
  }
  await database.updateTable('audit_head').set(head).where('id', '=', 1).execute()
  return head
}

/** Selects by id: a join might scan the whole log. */
async function takeUnsealed(database: Database): Promise<Line[]> {
  const taken = await sql<{ id: number }>`
    delete from audit_unsealed
    where audit_id in (select audit_id from audit_unsealed order by audit_id limit ${atOnce})
    returning audit_id as id`.execute(database)
  if (taken.rows.length === 0) return []
  const ids = taken.rows.map(({ id }) => id)
  const { rows } = await sql<Line>`
    select ${lineColumns} from audit where id = any(${ids}::integer[]) order by id`.execute(
    database,
  )
  return rows
}
