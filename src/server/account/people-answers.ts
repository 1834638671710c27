import { identityOf, type AccountKind } from '../../domain/account/account'
import { deviceOf } from '../../domain/account/device'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { listSecurityEvents } from '../security-events/security-events.sql'
import { listSessions } from './own-sessions.sql'
import { findPerson, listPeopleOf, type PersonRow } from './people.sql'

export const customerKinds: AccountKind[] = ['company', 'person']
export const everyKind: AccountKind[] = [...customerKinds, 'supplier', 'staff']

/** Number of security events on the page. */
const eventsShown = 20

function common({ id, username, state, lockReason, createTime, lastTime, ...row }: PersonRow) {
  const { secondFactor, data } = row
  return {
    id,
    username,
    contactName: data.contactName ?? username,
    state,
    secondFactor,
    createTime: createTime.toISOString(),
    ...(data.email && { email: data.email }),
    ...(state === 'locked' && lockReason && { lockReason }),
    ...(lastTime && { lastTime: lastTime.toISOString() }),
  }
}

/** A customer or supplier. `version` is that of the account, because its kind can be changed. */
export function personOf(row: PersonRow): Schemas['Person'] {
  const { accountId, accountName, kind, custType, companyRole, accountVersion, data } = row
  return {
    ...common(row),
    accountId,
    accountName,
    version: accountVersion,
    // These lists contain no staff, and a check constraint limits the column.
    identity: identityOf[kind] as Schemas['AccountIdentity'],
    custType: custType as Schemas['CustomerType'],
    ...(kind === 'company' && { companyRole }),
    ...(data.mobile && { mobile: `+${data.areaCode ?? ''} ${data.mobile}` }),
  }
}

export const staffOf = (row: PersonRow): Schemas['StaffMember'] => ({
  ...common(row),
  staffRoles: row.staffRoles,
  version: row.version,
})

export async function personNamed(
  id: number,
  kinds: AccountKind[],
  { database, settings }: Pick<Context, 'database' | 'settings'>,
): Promise<PersonRow> {
  const row = await findPerson(database, id, kinds, settings)
  if (!row) throw new Refusal('people.notFound')
  return row
}

/** A customer or supplier with company, sessions and security events. */
export async function wholePerson(row: PersonRow, context: Context): Promise<Schemas['Person']> {
  return {
    ...personOf(row),
    ...(row.kind === 'company' && { members: await listPeopleOf(context.database, row.accountId) }),
    ...(await doorOf(row, context)),
  }
}

export async function wholeStaff(
  row: PersonRow,
  context: Context,
): Promise<Schemas['StaffMember']> {
  return { ...staffOf(row), ...(await doorOf(row, context)) }
}

async function doorOf({ id, secondFactorSince }: PersonRow, { database }: Context) {
  const sessions = await listSessions(database, id)
  const { events } = await listSecurityEvents(database, id, { offset: 0, limit: eventsShown })
  return {
    ...(secondFactorSince && { secondFactorSince: secondFactorSince.toISOString() }),
    sessions: sessions.map(({ device, createTime, lastTime, ...session }) => ({
      ...session,
      ...deviceOf(device),
      createTime: createTime.toISOString(),
      lastTime: lastTime.toISOString(),
    })),
    events: events.map(({ userAgent, time, ...event }) => ({
      ...event,
      ...deviceOf(userAgent),
      time: time.toISOString(),
    })),
  }
}
