import type { ImportTable } from '../../domain/catalogue/import/table'
import { daysOf } from '../../domain/orders/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Call, Handlers } from '../http/handler'
import { correctDelivery, takeDeliveryBack } from './delivery-corrections'
import {
  alreadyEntered,
  calledAsReserved,
  enteredDeliveries,
  entryFaults,
} from './delivery-entries'
import { readDeliveries, refuseEntered, refuseFaults, type LineFault } from './delivery-import'
import { readTableTask } from '../spreadsheets/tasks'
import {
  findDelivery,
  pageDeliveries,
  type DeliveryFilter,
  type StoredDelivery,
} from './delivery-notices.sql'
import { itemAt } from '../../domain/lists/items'

export const deliveryNotices = {
  async listDeliveries({ query }, context) {
    const page = await pageOf(query, context, userOf(context).accountId)
    return { ...page, records: page.records.map(forCustomer) }
  },

  async getDelivery({ params: { id } }, context) {
    return forCustomer(await foundDelivery(context, { id, accountId: userOf(context).accountId }))
  },

  async listAllDeliveries({ query }, context) {
    const page = await pageOf(query, context)
    return { ...page, records: page.records.map(forStaff) }
  },

  async getAnyDelivery({ params: { id } }, context) {
    return forStaff(await foundDelivery(context, { id }))
  },

  async enterDelivery({ body }, context) {
    const [entry = body] = await calledAsReserved([body], context)
    const [faults] = await entryFaults([entry], context)
    if (faults && faults.length > 0) throw new Refusal('common.badInput', { errors: faults })
    const {
      ids: [id],
    } = await enteredDeliveries([entry], context)
    if (id === undefined) throw alreadyEntered(entry)
    return forStaff(await foundDelivery(context, { id }))
  },

  async changeDelivery({ params: { id }, body }, context) {
    await correctDelivery(await foundDelivery(context, { id }), body, context)
    return forStaff(await foundDelivery(context, { id }))
  },

  async removeDelivery({ params: { id } }, context) {
    await takeDeliveryBack(await foundDelivery(context, { id }), context)
    return null
  },

  async importDeliveries({ body: { name, content } }, context) {
    const bytes = Buffer.from(content, 'base64')
    const table = await context.offload(readTableTask, { name, bytes })
    return context.commit((inside) => importTable(table, inside))
  },
} satisfies Partial<Handlers>

async function importTable(table: ImportTable, context: Context) {
  const read = readDeliveries(table, context)
  const called = await calledAsReserved(read.entries, context)
  const faultsOfRows = await entryFaults(called, context)
  const faults = faultsOfRows.flatMap((rowFaults, row) =>
    rowFaults.map((fault) => ({ ...fault, line: itemAt(read.lines, row) })),
  )
  // An unreadable field is not also reported as missing or invalid.
  const placeOf = ({ line, path }: LineFault) => `${line} ${path}`
  const faulty = new Set(read.faults.map(placeOf))
  refuseFaults([...read.faults, ...faults.filter((fault) => !faulty.has(placeOf(fault)))], context)
  // Without faults they are complete.
  const entries = called as Schemas['DeliveryEntry'][]
  const { ids, before } = await enteredDeliveries(entries, context)
  refuseEntered(
    before.map((place) => ({ ...itemAt(entries, place), line: itemAt(read.lines, place) })),
    context,
  )
  return { counts: ids.length }
}

type Question = Call<'listAllDeliveries'>['query']

async function pageOf(
  { type, keyword, order, current, size }: Question,
  { database, settings: { timeZone } }: Context,
  accountId?: number,
) {
  const filter: DeliveryFilter = {
    ...(accountId !== undefined && { accountId }),
    keyword,
    days: daysOf(type, todayAt(timeZone)),
    timeZone,
  }
  return { ...(await pageDeliveries(database, filter, { current, size, order })), current, size }
}

async function foundDelivery(
  { database }: Context,
  which: { id: number; accountId?: number },
): Promise<StoredDelivery> {
  const delivery = await findDelivery(database, which)
  if (!delivery) throw new Refusal('orders.deliveryNotFound')
  return delivery
}

function forStaff({ orderId, ...delivery }: StoredDelivery): Schemas['OfficeDelivery'] {
  return { ...delivery, orderLink: `/office/reserve/${orderId}/${delivery.orderCode}` }
}

function forCustomer(stored: StoredDelivery): Schemas['DeliveryNotice'] {
  const { orderId, ...delivery }: Omit<StoredDelivery, OfStaff> & Partial<StoredDelivery> = stored
  for (const field of ofStaff) delete delivery[field]
  return { ...delivery, orderLink: `/reserve/${orderId}/${delivery.orderCode}` }
}

/** Fields hidden from customers. */
const ofStaff = ['accountId', 'customer', 'version'] as const
type OfStaff = (typeof ofStaff)[number]
