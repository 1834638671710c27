import type { AccountKind } from '../../domain/account/account'
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
} from './people.sql'
import { refuseTaken, sendWelcome, unknownPassword } from './staff'
import type { Schemas } from '../../domain/schemas'

export const kindOf = { '1': 'company', '2': 'person', '3': 'supplier' } as const

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
    return personOf(await personNamed(id, ['supplier'], context))
  },

  changeCustomer: ({ params: { id }, body }, context) => change(id, customerKinds, body, context),
  changeSupplier: ({ params: { id }, body }, context) => change(id, ['supplier'], body, context),
} satisfies Partial<Handlers>

async function page(
  kinds: AccountKind[],
  { current, size, ...filter }: PeopleFilter & { current: number; size: number },
  { database, settings }: Context,
) {
  const pageOfPeople = await pagePeople(database, kinds, filter, { current, size, settings })
  return { records: pageOfPeople.people.map(personOf), total: pageOfPeople.total, current, size }
}

const whole = async (id: number, kinds: AccountKind[], context: Context) =>
  wholePerson(await personNamed(id, kinds, context), context)

/** Changes the kind of the whole account with all its members. */
async function change(
  id: number,
  kinds: AccountKind[],
  { identity, custType, version }: Schemas['PersonForm'] & { version: number },
  context: Context,
) {
  const { database } = context
  const before = await personNamed(id, kinds, context)
  const { accountId } = before
  await lockAccount(database, accountId)
  const kind = kindOf[identity]
  const members = await listPeopleOf(database, accountId)
  if (kind === 'person' && members.length > 1) {
    const names = members.slice(0, 3).map(({ contactName }) => contactName)
    const values = { count: members.length, names: names.join(', ') }
    throw new Refusal('people.hasMembers', { values })
  }
  const changed = await changeAccountKind(database, { accountId, kind, custType, version })
  if (!changed) refuseChange(accountId, 'people.notFound')
  for (const member of members) {
    await tellAccessChange(database, 'accountKindChanged', member.id, context)
    // Their rights change, so sessions end.
    if (kind !== before.kind) await revokeSessions(database, member.id)
  }
  return whole(id, [...customerKinds, 'supplier'], context)
}
