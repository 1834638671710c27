import { accountNames, nameIn, nameOf } from '../../domain/account/names'
import { isLastAdministrator, mayAdminister } from '../../domain/account/company'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions, type SessionUser } from '../security/session.sql'
import { tellAccessChange } from './access-changes'
import {
  listMembers,
  listReservationsOf,
  lockAccount,
  removeMember,
  setCompanyRole,
  type Member,
} from './company.sql'
import { listInvitations, withdrawInvitationsOf } from './invitations.sql'
import { findLoginById } from './logins.sql'
import { mailRemoved } from './mails'

export const company = {
  async getCompany(_call, context) {
    const { language } = context
    const user = colleagueOf(context)
    const administers = mayAdminister(user.companyRole)
    const members = await listMembers(context.database, user.accountId)
    const invitations = administers ? await listInvitations(context.database, user.accountId) : []
    return {
      name: nameIn(language, accountNames(user)),
      administers,
      members: members.map(({ data, createTime, ...member }) => ({
        ...member,
        contactName: nameOf({ ...member, data }, language),
        email: administers || member.id === user.id ? (data.email ?? '') : '',
        createTime: createTime.toISOString(),
        self: member.id === user.id,
      })),
      invitations: invitations.map(({ createTime, expireTime, ...invitation }) => ({
        ...invitation,
        createTime: createTime.toISOString(),
        expireTime: expireTime.toISOString(),
      })),
    }
  },

  async changeMember({ params: { id }, body: { companyRole } }, context) {
    const { members } = await membersToChange(id, context)
    if (!mayAdminister(companyRole) && isLastAdministrator(members, id)) {
      throw new Refusal('company.lastAdministrator')
    }
    await setCompanyRole(context.database, id, companyRole)
    await tellAccessChange(context.database, 'companyRoleChanged', id, context)
    if (!mayAdminister(companyRole)) await withdrawInvitationsOf(context.database, id)
    return null
  },

  async removeMember({ params: { id } }, context) {
    const { user } = await membersToChange(id, context)
    if (id === user.id) throw new Refusal('company.notYourself')
    const member = await findLoginById(context.database, id)
    if (member) await mailRemoved(context.database, member, accountNames(user), context.language)
    await removeMember(context.database, id)
    await noteSecurityEvent(context.database, 'memberRemoved', id, context)
    await withdrawInvitationsOf(context.database, id)
    await revokeSessions(context.database, id)
    return null
  },

  async listMemberReservations({ params: { id } }, context) {
    const { accountId } = colleagueOf(context)
    memberOf(await listMembers(context.database, accountId), id)
    return listReservationsOf(context.database, { accountId, userId: id })
  },
} satisfies Partial<Handlers>

/** The calling user of a company account; refuses persons, who have no colleagues. */
export function colleagueOf(context: Context): SessionUser {
  const user = userOf(context)
  if (user.kind !== 'company') {
    throw new Refusal('company.only', { reason: 'forbidden' })
  }
  return user
}

export function administratorOf(context: Context): SessionUser {
  const user = colleagueOf(context)
  if (!mayAdminister(user.companyRole)) {
    throw new Refusal('company.administratorsOnly', { reason: 'forbidden' })
  }
  return user
}

/** Locks and returns all members; refuses if the member `id` is not among them. */
async function membersToChange(id: number, context: Context) {
  const user = administratorOf(context)
  await lockAccount(context.database, user.accountId)
  const members = await listMembers(context.database, user.accountId)
  memberOf(members, id)
  // The caller's own role may have been changed a moment ago.
  if (!members.some((member) => member.id === user.id && mayAdminister(member.companyRole))) {
    throw new Refusal('company.administratorsOnly', { reason: 'forbidden' })
  }
  return { user, members }
}

function memberOf(members: Member[], id: number): Member {
  const member = members.find((member) => member.id === id)
  if (!member) throw new Refusal('company.noMember')
  return member
}
