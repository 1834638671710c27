import { kindOf, type AccountKind } from '../../domain/account/account'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { noteSecurityEvent } from '../security-events/security-events.sql'
import { revokeSessions } from '../security/session.sql'
import { refuseChange } from '../records/versions'
import { tellAccessChange } from './access-changes'
import { lockAccount } from './company.sql'
import { customerKinds, personNamed, personOf, wholePerson } from './people-answers'
import {
  changeAccountKind,
  insertPerson,
  listPeopleOf,
  pagePeople,
  type PeopleFilter,
  type PersonRow,
} from './people.sql'
import { keepUserData, nameAccount } from './users.sql'
import { refuseTaken, sendWelcome, unknownPassword } from './staff'
import type { Schemas } from '../../domain/schemas'

/** Customers and suppliers in the office. */
export const people = {
  pageCustomers: ({ query: { identity, ...query } }, context) =>
    page(customerKinds, { ...query, ...(identity && { kind: kindOf[identity] }) }, context),
  pageSuppliers: ({ query }, context) => page(['supplier'], query, context),

  getCustomer: ({ params: { id } }, context) => whole(id, customerKinds, context),
  getSupplier: ({ params: { id } }, context) => whole(id, ['supplier'], context),

  /** The user sets the password by the link in a mail. */
  async addSupplier({ body }, context) {
    const { database, settings } = context
    await refuseTaken(body, context)
    const password_hash = await unknownPassword(settings)
    const own = { kind: 'supplier', password_hash, is_system_password: 1 } as const
    const id = await insertPerson(database, body, own)
    await sendWelcome(id, context)
    await noteSecurityEvent(database, 'addedByStaff', id, context)
    return personOf(await personNamed(id, ['supplier'], context), context.language)
  },

  changeCustomer: ({ params: { id }, body }, context) => change(id, customerKinds, body, context),
  changeSupplier: ({ params: { id }, body }, context) => change(id, ['supplier'], body, context),
} satisfies Partial<Handlers>

async function page(
  kinds: AccountKind[],
  { current, size, ...filter }: PeopleFilter & { current: number; size: number },
  { database, settings, language }: Context,
) {
  const place = { current, size, settings, language }
  const pageOfPeople = await pagePeople(database, kinds, filter, place)
  const records = pageOfPeople.people.map((row) => personOf(row, language))
  return { records, total: pageOfPeople.total, current, size }
}

const whole = async (id: number, kinds: AccountKind[], context: Context) =>
  wholePerson(await personNamed(id, kinds, context), context)

/** Changes the kind of the whole account with all its members. */
async function change(
  id: number,
  kinds: AccountKind[],
  { identity, custType, version, ...names }: Schemas['PersonForm'] & { version: number },
  context: Context,
) {
  const { database } = context
  const before = await personNamed(id, kinds, context)
  const { accountId } = before
  await lockAccount(database, accountId)
  const kind = kindOf[identity]
  const members = await listPeopleOf(database, accountId, context.sentenceLanguage)
  if (kind === 'person' && members.length > 1) {
    const names = members.slice(0, 3).map(({ contactName }) => contactName)
    const values = { count: members.length, names: names.join(', ') }
    throw new Refusal('people.hasMembers', { values })
  }
  const changed = await changeAccountKind(database, { accountId, kind, custType, version })
  if (!changed) refuseChange(accountId, 'people.notFound')
  await rename(before, names, context)
  for (const member of members) {
    await tellAccessChange(database, 'accountKindChanged', member.id, context)
    // Their rights change, so sessions end.
    if (kind !== before.kind) await revokeSessions(database, member.id)
  }
  return whole(id, [...customerKinds, 'supplier'], context)
}

/** Changes the names of the account, and with a personal account those of the person. */
async function rename(
  before: PersonRow,
  names: Pick<Schemas['PersonForm'], 'accountName' | 'accountNameEn'>,
  { database }: Context,
): Promise<void> {
  const accountName = names.accountName?.trim() ?? before.accountName
  // A form leaves out a field that was cleared.
  const cleared = names.accountName === undefined ? before.accountNameEn : ''
  const accountNameEn = names.accountNameEn?.trim() ?? cleared
  if (accountName === before.accountName && accountNameEn === before.accountNameEn) return
  await nameAccount(database, before.accountId, { accountName, accountNameEn })
  if (before.kind !== 'person') return
  await keepUserData(database, before.id, {
    contactName: accountName,
    contactNameEn: accountNameEn,
  })
}
