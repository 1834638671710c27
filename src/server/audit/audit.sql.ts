import { sql } from 'kysely'
import type { Database } from '../database/types'
import { sealLines } from './seal.sql'

/** Details that the database does not record itself, such as the number of imported rows. */
export interface Facts extends Record<string, unknown> {
  /**
   * Records, as `table:id`, that the call concerns without changing them, or that were changed without being
   * recorded.
   */
  about?: string | readonly string[]
  /** Number of changed records if not all of them were recorded. */
  changed?: number
  /** Skips the line if nothing changed, for calls that may find everything as requested. */
  onlyIfChanged?: boolean
}

export interface Change {
  userId: number | undefined
  operation: string
  requestId: string
  params: unknown
  facts?: Facts
}

/** Up to this many records per transaction are logged with before and after; beyond it only their number. */
const mostChanges = 200

/**
 * Logs at the end of a transaction who did it and which rows changed, as recorded by the database's triggers. The
 * request body is left out because it may contain secrets.
 */
export async function noteChange(
  database: Database,
  { userId, operation, requestId, params, facts = {} }: Change,
): Promise<void> {
  const { about = [], onlyIfChanged = false, ...others } = facts
  const request = JSON.stringify({ params, ...others })
  const named = sql`${[about].flat()}::text[]`
  await sql`
    with changes as (
      delete from audit_change where transaction_id = pg_current_xact_id()
      returning id, record, before, after
    )
    insert into audit (user_id, operation, request_id, records, data)
    select ${userId ?? null}, ${operation}, ${requestId},
      ${named} || array(select one from unnest(${recordsOf}) as one where one <> all(${named})),
      ${changedValues} || ${request}::jsonb
    where not ${onlyIfChanged}::boolean or exists (select from changes)
  `.execute(database)
}

/** Logs the changes of a job as a line without a user; no changes, no line. */
export async function noteJob(database: Database, kind: string): Promise<void> {
  await noteRest(database, `job.${kind}`, sql`transaction_id = pg_current_xact_id()`)
}

/** Logs changes made outside calls (directly in the database or by the server), one line per transaction. */
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
      select ${recordsOf} as records, ${changedValues} as data
    ) as line
    order by began
  `.execute(database)
}

const recordsOf = sql`coalesce((
  select array_agg(distinct record) from (select record from changes order by id limit ${sql.lit(mostChanges)}) as first
), '{}')`

const changedValues = sql`(case when exists (select from changes) then jsonb_strip_nulls(jsonb_build_object(
  'changed', (select count(*) from changes),
  'changes', (
    select jsonb_agg(jsonb_build_object('record', record, 'before', before, 'after', after) order by id)
    from (select * from changes order by id limit ${sql.lit(mostChanges)}) as first
  ))) else '{}'::jsonb end)`

/**
 * Deletes the content of an account's lines and of lines about it. The chain stays valid because it holds the
 * digests. The line of the deletion names the ids, so that `verify` detects lines emptied in any other way.
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
