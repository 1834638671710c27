import { searchedPersonNames } from '../names/names.sql'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import {
  countRows,
  containing,
  inOrder,
  within,
  type Days,
  type OrderOf,
  type Sorting,
} from '../database/lists.sql'
import { isOf, type Whose } from '../security/whose.sql'
import { when } from '../database/when'

export type SecurityEventKind = Schemas['SecurityEventKind']

/** Origin of a call, taken from its context. */
export interface From {
  address: string
  userAgent: string
}

/** Proof of identity of a login. */
export type LoginProof = 'password' | 'code' | 'secondFactor'

export interface SecurityEvent {
  id: number
  kind: SecurityEventKind
  time: Date
  address: string
  userAgent: string
}

/**
 * Records a security event. Use the pool, not the transaction, for events that must stay although the call is
 * refused.
 */
export async function noteSecurityEvent(
  database: Database,
  kind: SecurityEventKind,
  userId: number,
  { address, userAgent }: From,
  by?: LoginProof,
): Promise<void> {
  await database
    .insertInto('security_event')
    .values({
      user_id: userId,
      kind,
      data: JSON.stringify({ address, userAgent: userAgent.slice(0, 300), by }),
    })
    .execute()
}

/** Records a refused call, also for names that do not exist. */
export async function noteRefused(
  database: Database,
  kind: SecurityEventKind,
  whose: Whose | undefined,
  { address, userAgent }: From,
): Promise<void> {
  const owner = whose && database.selectFrom('app_user').select('id').where(isOf(whose))
  await database
    .insertInto('security_event')
    .values({
      user_id: owner ?? null,
      kind,
      data: JSON.stringify({ address, userAgent: userAgent.slice(0, 300) }),
    })
    .execute()
}

/** Security events of an account, newest first. */
export async function listSecurityEvents(
  database: Database,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; events: SecurityEvent[] }> {
  const ofUser = database.selectFrom('security_event').where('user_id', '=', userId)
  const { total } = await ofUser
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await ofUser
    .select(['id', 'kind', 'created_at', 'data'])
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  return {
    total: Number(total),
    events: rows.map(eventOf),
  }
}

export interface DoorFilter {
  keyword?: string | undefined
  kind?: SecurityEventKind | undefined
  days: Days
}

type Order = OrderOf<'pageSecurityEvents'>

const sorting: Sorting<Order> = {
  by: {
    time: sql`security_event.created_at`,
    username: sql`lower(username)`,
    kind: sql`kind`,
  },
  id: sql`security_event.id`,
  usual: sql`security_event.id desc`,
}

/** Security events of all accounts, newest first. */
export async function pageDoorEvents(
  database: Database,
  { keyword, kind, days }: DoorFilter,
  { offset, limit, order }: { offset: number; limit: number; order?: Order | undefined },
): Promise<{ total: number; events: (SecurityEvent & { username: string })[] }> {
  const time = sql`security_event.created_at`
  const names = sql`concat_ws(' ', ${sql.join(searchedPersonNames())}, email)`
  const matches = database
    .selectFrom('security_event')
    .leftJoin('app_user', 'app_user.id', 'security_event.user_id')
    .$call(when(kind, (query, kind) => query.where('kind', '=', kind)))
    .$call(
      when(keyword?.trim() || undefined, (query, keyword) =>
        query.where(containing(names, keyword)),
      ),
    )
    .where(sql<boolean>`${sql.join([sql`true`, ...within(time, days)], sql` and `)}`)
  const total = await countRows(matches)
  const rows = await matches
    .select([
      'security_event.id',
      'kind',
      'security_event.created_at',
      'security_event.data',
      'username',
    ])
    .orderBy(inOrder(order, sorting))
    .offset(offset)
    .limit(limit)
    .execute()
  return {
    total: Number(total),
    events: rows.map((row) => ({ ...eventOf(row), username: row.username ?? '' })),
  }
}

function eventOf({ id, kind, created_at: time, data }: Row): SecurityEvent {
  const { address, userAgent } = placeIn(data)
  // The column holds only kinds that the server wrote.
  return { id: Number(id), kind: kind as SecurityEventKind, time, address, userAgent }
}

// Only noteSecurityEvent and noteRefused write this column.
const placeIn = (data: unknown) => data as From & { by?: LoginProof }

interface Row {
  id: string | number
  kind: string
  created_at: Date
  data: unknown
}

/** Marks and returns events that the server log does not have yet, in order. */
export async function takeUntold(
  database: Database,
  most: number,
): Promise<(SecurityEvent & { userId: number | null; by: LoginProof | undefined })[]> {
  const { rows } = await sql<Row & { user_id: number | null }>`
    with untold as (
      select id from security_event where not told order by id limit ${most} for update skip locked
    )
    update security_event set told = true from untold where security_event.id = untold.id
    returning security_event.id, user_id, kind, created_at, data`.execute(database)
  return rows
    .map((row) => ({ ...eventOf(row), by: placeIn(row.data).by, userId: row.user_id }))
    .sort((a, b) => a.id - b.id)
}
