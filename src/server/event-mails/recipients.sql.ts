import { sql } from 'kysely'
import type { Name } from '../../domain/account/names'
import type { Database } from '../database/database'
import { personNames } from '../names/names.sql'
import type { MailAudience } from '../settings/mail-events'
import type { Occasion } from './writer'

export interface Recipient {
  id: number
  name: Name
  email: string
  locale: 'zh_CN' | 'en_US' | null
}

/** No event has more readers, so that one event cannot fill the outbox. */
const mostRecipients = 200

interface Concerned extends Pick<Occasion, 'accountId' | 'ownerId' | 'assigneeId'> {
  to: MailAudience
  /** A person of the account who acted. */
  by: number | undefined
}

/** The people who get the mail of an event: those most concerned, or the next ones if none of them gets mails. */
export async function recipientsOf(
  database: Database,
  { to, accountId = 0, ownerId = 0, assigneeId, by = 0 }: Concerned,
): Promise<Recipient[]> {
  const ofAccount = sql`account_id = ${accountId}`
  const inTurn = {
    owner: [
      sql`${ofAccount} and id in (${ownerId}, ${by})`,
      sql`${ofAccount} and company_role = 'administrator'`,
    ],
    members: [ofAccount],
  }
  const ofStaff = (role: string) => [
    sql`id = ${assigneeId ?? 0} and staff_roles && ${[role, 'operator']}::text[]`,
    sql`${role} = any(staff_roles)`,
    sql`'operator' = any(staff_roles)`,
  ]
  for (const which of to === 'owner' || to === 'members' ? inTurn[to] : ofStaff(to)) {
    const recipients = await reachable(database, which)
    if (recipients.length > 0) return recipients
  }
  return []
}

/**
 * People who can log in and have an address that they confirmed. An issued password that was never replaced means that
 * nobody opened the link of the first mail.
 */
async function reachable(database: Database, which: ReturnType<typeof sql>): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    select id, ${personNames()} as name, data ->> 'email' as email, data ->> 'locale' as locale
    from app_user
    where email is not null and blocked_at is null and removed_at is null
      and activated_at is not null and is_system_password = 0 and (${which})
    order by id limit ${mostRecipients}
  `.execute(database)
  return rows
}
