import { identityOf, kindOf } from '../../domain/account/account'
import { deadlineOf } from '../../domain/days/deadline'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { findAccount, listMembers, pageAccounts, type AccountRow } from './customer-accounts.sql'
import {
  countOpen,
  countRecordsByKind,
  pageRecords,
  type CustomerRecord,
} from './customer-records.sql'

/** Customers as all staff read them: the account, its members, and everything it has open. */
export const customerAccounts = {
  async pageCustomerAccounts({ query }, { database, language }) {
    const { current, size, order, keyword, identity } = query
    const filter = { keyword, kind: identity && kindOf[identity] }
    const page = await pageAccounts(database, filter, { current, size, order, language })
    const open = await countOpen(
      database,
      page.accounts.map(({ id }) => id),
    )
    const records = page.accounts.map((row) => ({
      ...accountOf(row),
      ...(open.get(row.id) ?? { open: 0, waiting: 0 }),
    }))
    return { records, total: page.total, current, size }
  },

  async getCustomerAccount({ params: { id } }, context) {
    const { database, language } = context
    const account = await customerAccount(id, context)
    const open = await countOpen(database, [id])
    return {
      ...accountOf(account),
      ...(open.get(id) ?? { open: 0, waiting: 0 }),
      members: await listMembers(database, id, language),
      counts: await countRecordsByKind(database, id),
    }
  },

  async pageCustomerRecords({ params: { id }, query: { kind, current, size } }, context) {
    await customerAccount(id, context)
    const { database, language } = context
    const filter = { accountId: id, kind }
    const page = await pageRecords(database, filter, { current, size, language })
    const records = page.records.map((record) => recordOf(record, context))
    return { records, total: page.total, current, size }
  },
} satisfies Partial<Handlers>

async function customerAccount(id: number, { database, language }: Context): Promise<AccountRow> {
  const account = await findAccount(database, id, language)
  if (!account) throw new Refusal('people.customerNotFound')
  return account
}

const accountOf = ({ kind, custType, createTime, ...row }: AccountRow) => ({
  ...row,
  // The query selects companies and persons, and a check constraint limits the type.
  identity: identityOf[kind] as Schemas['AccountIdentity'],
  custType: custType as Schemas['CustomerType'],
  createTime: createTime.toISOString(),
})

function recordOf(
  { code, name, further, state, turn, due, assignee, time, ...record }: CustomerRecord,
  { settings }: Context,
): Schemas['CustomerRecord'] {
  return {
    ...record,
    name: name ?? '',
    time: time.toISOString(),
    ...(code !== null && { code }),
    ...(further > 0 && { further }),
    ...(state !== null && { state }),
    ...(turn && { turn }),
    ...(due && { dueDate: due, due: deadlineOf(due, todayAt(settings.timeZone)) }),
    ...(assignee && { assignee }),
  }
}
