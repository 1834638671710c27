import { sql } from 'kysely'
import type { Database } from '../database/database'
import { sealLines } from './seal.sql'

/** What a line is to say besides what the database notes, such as how many rows were imported. */
export interface Facts extends Record<string, unknown> {
  /** A record, as `table:id`, that the call concerns and does not change; records that were changed beside the notes. */
  about?: string | readonly string[]
  /** How many records were changed, where not all of them were noted. */
  changed?: number
  /** A call that may find all as it was asked for, and then leaves no line. */
  onlyIfChanged?: boolean
}

export interface Change {
  userId: number | undefined
  operation: string
  requestId: string
  params: unknown
  facts?: Facts
}

/** Of so many records of one transaction a line says what was before and after; of more, how many there were. */
const mostChanges = 200

/**
 * Notes at the end of a write's transaction who did it and what it changed: the rows that the database itself has noted in
 * this transaction. The body of the request stays out, because it may hold a secret.
 */
export async function noteChange(
  database: Database,
  { userId, operation, requestId, params, facts = {} }: Change,
): Promise<void> {
  const { about = [], onlyIfChanged = false, ...others } = facts
  const said = JSON.stringify({ params, ...others })
  const named = sql`${[about].flat()}::text[]`
  await sql`
    with changes as (
      delete from audit_change where transaction_id = pg_current_xact_id()
      returning id, record, before, after
    )
    insert into audit (user_id, operation, request_id, records, data)
    select ${userId ?? null}, ${operation}, ${requestId},
      ${named} || array(select one from unnest(${recordsOf}) as one where one <> all(${named})),
      ${told} || ${said}::jsonb
    where not ${onlyIfChanged}::boolean or exists (select from changes)
  `.execute(database)
}

/** What a job has changed, as a line without a user; nothing where it changed nothing. */
export async function noteJob(database: Database, kind: string): Promise<void> {
  await noteRest(database, `job.${kind}`, sql`transaction_id = pg_current_xact_id()`)
}

/** What was changed without the server, or by it outside of a call: each transaction as a line that says so. */
export async function noteUnattended(database: Database): Promise<void> {
  await noteRest(database, 'unattended', sql`true`)
}

async function noteRest(database: Database, operation: string, which: ReturnType<typeof sql>) {
  await sql`
    with all_changes as (
      delete from audit_change where ${which}
      returning id, transaction_id, created_at, record, before, after
    )
    insert into audit (operation, request_id, records, data)
    select ${operation}, '', line.records, line.data || jsonb_build_object('since', began)
    from (select transaction_id, min(created_at) as began from all_changes group by transaction_id) as one
    cross join lateral (
      with changes as (select * from all_changes where transaction_id = one.transaction_id)
      select ${recordsOf} as records, ${told} as data
    ) as line
    order by began
  `.execute(database)
}

const recordsOf = sql`coalesce((
  select array_agg(distinct record) from (select record from changes order by id limit ${sql.lit(mostChanges)}) as first
), '{}')`

const told = sql`(case when exists (select from changes) then jsonb_strip_nulls(jsonb_build_object(
  'changed', (select count(*) from changes),
  'changes', (
    select jsonb_agg(jsonb_build_object('record', record, 'before', before, 'after', after) order by id)
    from (select * from changes order by id limit ${sql.lit(mostChanges)}) as first
  ))) else '{}'::jsonb end)`

/**
 * With an account goes what its lines said, and what others' lines said about it. The chain stays whole, for it holds the
 * digest; the ids are told in the line of the deletion, so that nothing can be emptied in another way.
 */
export async function forgetLines(
  database: Database,
  { userId, accountId }: { userId: number; accountId: number | undefined },
): Promise<number[]> {
  await sealLines(database, { wait: true })
  const about = [`app_user:${userId}`, ...(accountId === undefined ? [] : [`account:${accountId}`])]
  const rows = await database
    .updateTable('audit')
    .set({ data: null, salt: null })
    .where('data', 'is not', null)
    .where(sql<boolean>`(user_id = ${userId} or records && ${about}::text[])`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
