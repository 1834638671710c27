import { accountNames } from '../names/names.sql'
import type { Name } from '../../domain/account/names'
import { sql } from 'kysely'
import type { CompanyRole } from '../../domain/account/company'
import type { Database } from '../database/database'
import type { UserData } from '../../domain/account/user-data'

export interface Invitation {
  id: number
  email: string
  companyRole: CompanyRole
  createTime: Date
  expireTime: Date
  expired: boolean
}

/** Invitations that are neither accepted nor withdrawn. */
export async function listInvitations(
  database: Database,
  accountId: number,
): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select id, email, company_role as "companyRole", created_at as "createTime",
      expires_at as "expireTime", expires_at <= now() as expired
    from company_invitation
    where account_id = ${accountId} and accepted_at is null and withdrawn_at is null
    order by id
  `.execute(database)
  return rows
}

export interface NewInvitation {
  accountId: number
  invitedBy: number
  email: string
  companyRole: CompanyRole
  tokenHash: string
  days: number
}

/** Invites an address. An open invitation of the address gets the new link and its old link becomes invalid. */
export async function putInvitation(database: Database, invitation: NewInvitation): Promise<void> {
  const { accountId, invitedBy, email, companyRole, tokenHash, days } = invitation
  await sql`
    insert into company_invitation (account_id, invited_by, email, company_role, token_hash, expires_at)
    values (${accountId}, ${invitedBy}, ${email}, ${companyRole}, ${tokenHash}, now() + make_interval(days => ${days}))
    on conflict (account_id, lower(email)) where accepted_at is null and withdrawn_at is null
    do update set invited_by = excluded.invited_by, email = excluded.email,
      company_role = excluded.company_role, token_hash = excluded.token_hash,
      created_at = now(), expires_at = excluded.expires_at
  `.execute(database)
}

export async function withdrawInvitation(
  database: Database,
  { id, accountId }: { id: number; accountId: number },
): Promise<boolean> {
  const withdrawn = await database
    .updateTable('company_invitation')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return withdrawn !== undefined
}

export interface OpenInvitation {
  id: number
  accountId: number
  company: Name
  email: string
  companyRole: CompanyRole
}

/** Withdraws the invitations of a member who may no longer invite. */
export async function withdrawInvitationsOf(database: Database, invitedBy: number): Promise<void> {
  await database
    .updateTable('company_invitation')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('invited_by', '=', invitedBy)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/**
 * Finds the invitation of a valid link whose sender may still invite. Locks it, so that concurrent uses of one link
 * create one login.
 */
export async function findOpenInvitation(
  database: Database,
  tokenHash: string,
): Promise<OpenInvitation | undefined> {
  const { rows } = await sql<OpenInvitation>`
    select invitation.id, account.id as "accountId", ${accountNames()} as company, invitation.email,
      invitation.company_role as "companyRole"
    from company_invitation as invitation
    join account on account.id = invitation.account_id
    join app_user as inviter on inviter.id = invitation.invited_by
    where inviter.account_id = account.id and account.kind = 'company'
      and inviter.company_role = 'administrator'
      and inviter.removed_at is null and inviter.blocked_at is null
      and token_hash = ${tokenHash} and accepted_at is null and withdrawn_at is null
      and expires_at > now()
    for update of invitation
  `.execute(database)
  return rows[0]
}

export async function acceptInvitation(database: Database, id: number): Promise<void> {
  await database
    .updateTable('company_invitation')
    .set({ accepted_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export interface NewMember {
  accountId: number
  username: string
  passwordHash: string
  companyRole: CompanyRole
  data: UserData
}

/** Returns the id of the new member, or undefined if somebody took the name concurrently. */
export async function insertMember(
  database: Database,
  member: NewMember,
): Promise<number | undefined> {
  const row = await database
    .insertInto('app_user')
    .values({
      account_id: member.accountId,
      username: member.username,
      password_hash: member.passwordHash,
      company_role: member.companyRole,
      data: JSON.stringify(member.data),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** True if a member of the same company has the address. Reveals nothing about other accounts. */
export async function isMemberAddress(
  database: Database,
  accountId: number,
  email: string,
): Promise<boolean> {
  const member = await database
    .selectFrom('app_user')
    .select('id')
    .where('account_id', '=', accountId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst()
  return member !== undefined
}
