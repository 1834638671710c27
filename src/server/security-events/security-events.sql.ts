import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export type SecurityEventKind = Schemas['SecurityEventKind']

/** Where a call came from; the context of a call has it. */
export interface From {
  address: string
  userAgent: string
}

export interface SecurityEvent {
  id: number
  kind: SecurityEventKind
  time: Date
  address: string
  userAgent: string
}

/** Keeps what happened at somebody's door. What must stay although the call is refused is written through the pool. */
export async function noteSecurityEvent(
  database: Database,
  kind: SecurityEventKind,
  userId: number,
  { address, userAgent }: From,
): Promise<void> {
  await database
    .insertInto('security_event')
    .values({
      user_id: userId,
      kind,
      data: JSON.stringify({ address, userAgent: userAgent.slice(0, 300) }),
    })
    .execute()
}

/** What happened at somebody's door, the newest first. */
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
    events: rows.map(({ id, kind, created_at, data }) => ({
      id: Number(id),
      // Written by noteSecurityEvent alone.
      kind: kind as SecurityEventKind,
      time: created_at,
      ...(data as unknown as From),
    })),
  }
}

/** Kept for a year: at least six months are promised. */
export async function forgetOldEvents(database: Database): Promise<void> {
  await database
    .deleteFrom('security_event')
    .where('created_at', '<', sql<Date>`now() - interval '1 year'`)
    .execute()
}
