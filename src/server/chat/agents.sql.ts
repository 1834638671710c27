import { personNames, type Name } from '../../domain/account/names'
import { sql } from 'kysely'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'

export type Agent = Omit<Schemas['ChatAgent'], 'name'> & { name: Name }

/** Seconds since the last sign of life for which an agent counts as online. */
const hereSeconds = 60

/** Agents with their online state; operators are listed only while online. */
export async function listPresent(database: Database): Promise<Agent[]> {
  const rows = await agents(database).execute()
  return rows
    .map(agentOf)
    .filter(({ online, role }) => online || role)
    .map(({ id, name, online, open }) => ({ id, name, online, open }))
}

export async function findAgent(database: Database, id: number): Promise<Agent | undefined> {
  const row = await agents(database).where('app_user.id', '=', id).executeTakeFirst()
  return row && agentOf(row)
}

function agents(database: Database) {
  return database
    .selectFrom('app_user')
    .leftJoin('chat_presence', 'chat_presence.user_id', 'app_user.id')
    .select(['app_user.id', 'app_user.username', 'app_user.data', 'app_user.staff_roles'])
    .select(
      sql<boolean>`coalesce(chat_presence.seen_at > now() - make_interval(secs => ${hereSeconds}), false)`.as(
        'online',
      ),
    )
    .select((select) =>
      select
        .selectFrom('chat_conversation')
        .select((inner) => inner.fn.countAll<number>().as('open'))
        .whereRef('chat_conversation.agent_id', '=', 'app_user.id')
        .as('open'),
    )
    .where(sql<boolean>`app_user.staff_roles && array['agent', 'operator']`)
    .where('app_user.blocked_at', 'is', null)
    .orderBy('app_user.username')
}

type Row = Awaited<ReturnType<ReturnType<typeof agents>['execute']>>[number]

function agentOf({ id, username, data, staff_roles, online, open }: Row) {
  const role = staff_roles.includes('agent')
  return { id, name: personNames({ username, data }), online, open: open ?? 0, role }
}
