import { passOver } from '../../src/server/audit/watch.sql'
import { daysAfter, type Day } from '../../src/domain/days/day'
import { productsText } from '../../src/domain/orders/delivered-products'
import { orderCode } from '../../src/domain/orders/orders'
import type { TextKey } from '../../src/generated/text-key'
import { todayAt } from '../../src/server/database/clock'
import type { Database, Pool } from '../../src/server/database/database'
import { pastReservations } from './past-weeks'
import { demoReservations, type DemoReservation } from './reservations'
import { insertDelivery } from '../../src/server/orders/delivery-notices.sql'
import { demoCustomLines, demoTestLines } from './lines'
import { demoCarriers } from './carriers'
import {
  addCarriers,
  beginDemo,
  datedStep,
  setAnswered,
  setReceived,
  type Person,
} from './orders.sql'
import { insertOrder, nextNumber, type NewLine } from '../../src/server/orders/new-orders.sql'
import { quoteDemo } from './quotations'
import { findByModels, findProducts, type Product } from '../../src/server/orders/products.sql'
import { valueIn } from '../../src/domain/lists/items'

/** Fills a shop without reservations with the demo's, in one transaction. */
export function seedOrders(pool: Pool, timeZone: string): Promise<void> {
  return pool.transaction().execute(async (database) => {
    await passOver(database)
    const people = await beginDemo(database)
    if (!people) return
    await addCarriers(database, demoCarriers)
    const today = todayAt(timeZone)
    // Oldest first, so that numbers and ids grow with time.
    const inOrder = [...demoReservations, ...pastReservations].sort((a, b) => b.daysAgo - a.daysAgo)
    for (const reservation of inOrder) {
      await seedOrder(database, { reservation, people, today, timeZone })
    }
  })
}

interface Seed {
  reservation: DemoReservation
  people: Map<string, Person>
  today: Day
  timeZone: string
}

async function seedOrder(database: Database, { reservation, people, today, timeZone }: Seed) {
  const { username, daysAgo, state, remark, details, lines, answer, declined } = reservation
  const products = await productsOf(database, reservation)
  const customer = people.get(username)
  const sales = people.get('sales')
  // The demo catalogue was replaced.
  if (!customer || !sales || lines.some(({ model }) => !products.has(model.toLowerCase()))) return

  const day = daysAfter(today, -daysAgo)
  const own = { reservation, customer, day }
  const tests = await demoTestLines(database, own)
  const custom = await demoCustomLines(database, own)
  if (lines.length + tests.length + custom.length === 0) return
  const code = orderCode(day, await nextNumber(database))
  const orderId = await insertOrder(database, {
    code,
    accountId: customer.accountId,
    userId: customer.id,
    remark,
    details,
    dueDate: daysAfter(day, 2),
    lines: lines
      .map(({ model, counts, neededAfter }): NewLine => {
        const { id, minQuantity, materialName, unitName, prodImgs, ...product } = valueIn(
          products,
          model.toLowerCase(),
        )
        const data = { model: product.model, materialName, unitName, prodImgs, minQuantity }
        return { dataId: id, counts, requiredDate: daysAfter(day, neededAfter), data }
      })
      .concat(tests, custom),
  })

  const ago = (days: number) => ({ day: daysAfter(today, -days), timeZone })
  const step = (what: TextKey, by: Person, days: number, note?: string) =>
    datedStep(database, { orderId, what, by, when: ago(days), ...(note && { note }) })
  await step('orders.timeline.submitted', customer, daysAgo)
  if (answer) await step('orders.timeline.answered', sales, answer.daysAgo, answer.note)
  if (declined) await step('orders.timeline.declined', sales, declined.daysAgo, declined.reason)
  const { confirmedDaysAgo, withdrawnDaysAgo, closedDaysAgo, deliveries = [] } = reservation
  if (confirmedDaysAgo) await step('orders.timeline.confirmed', customer, confirmedDaysAgo)
  if (withdrawnDaysAgo) await step('orders.timeline.withdrawn', customer, withdrawnDaysAgo)
  for (const { daysAgo: shipped, days, receivedAfter, ...delivery } of deliveries) {
    const shipTime = daysAfter(today, -shipped)
    const expectedArrival = daysAfter(shipTime, days)
    const deliveryId = await insertDelivery(database, orderId, {
      ...delivery,
      shipTime,
      expectedArrival,
      orderCode: code,
    })
    const names = delivery.lines.map(({ specification }) => specification)
    const note = `${delivery.billNo} · ${productsText(names, names.length)}`
    await step('orders.timeline.delivered', sales, shipped, note)
    if (receivedAfter === undefined || deliveryId === undefined) continue
    const when = ago(shipped - receivedAfter)
    await setReceived(database, { deliveryId, by: customer, when })
    await step('orders.timeline.received', customer, shipped - receivedAfter, delivery.billNo)
  }
  if (closedDaysAgo) await step('orders.timeline.closed', sales, closedDaysAgo)

  const answeredLines = await setAnswered(database, {
    orderId,
    state,
    when: ago(daysAgo),
    answered: answer && ago(answer.daysAgo),
    declined: declined && { when: ago(declined.daysAgo), reason: declined.reason },
    accepted: confirmedDaysAgo === undefined ? undefined : ago(confirmedDaysAgo),
    validUntil: answer && daysAfter(today, answer.validDays - answer.daysAgo),
  })
  if (!answer) return
  await quoteDemo(database, {
    orderId,
    lines: answeredLines,
    offers: lines,
    products,
    note: answer.note,
    answeredBy: sales.name,
    at: ago(answer.daysAgo),
    validUntil: daysAfter(today, answer.validDays - answer.daysAgo),
    accepted:
      confirmedDaysAgo === undefined ? undefined : { by: customer.name, at: ago(confirmedDaysAgo) },
  })
}

/** Products of a reservation by lower-case model. */
async function productsOf(database: Database, { lines }: DemoReservation) {
  const models = lines.flatMap(({ model, alternative }) => [model, alternative ?? model])
  const ids = [...(await findByModels(database, models)).values()].map(({ id }) => id)
  const products = await findProducts(database, ids)
  return new Map<string, Product>(products.map((product) => [product.model.toLowerCase(), product]))
}
