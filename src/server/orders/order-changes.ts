import { itemAt } from '../../domain/lists/items'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { readOrders } from './intention-orders.sql'
import { namesOfAccounts } from './office-orders.sql'
import { orderAnswers } from './order-answers'
import { changesAfter, runOfPositions, type OrderChange } from './order-changes.sql'

/** Reservations that changed since the last answer, for systems that follow them. */
export const orderChanges = {
  async listOrderChanges({ query: { after, size } }, context) {
    const { database } = context
    const run = await runOfPositions(database)
    const [cursorRun = run, position = '0'] = after?.split('.') ?? []
    if (cursorRun !== run) throw new Refusal('orders.changes.otherCursor')
    // One more says if there are any left.
    const changes = await changesAfter(database, position, size + 1)
    const page = changes.slice(0, size)
    return {
      changes: await changeAnswers(page, context),
      cursor: `${run}.${page.at(-1)?.position ?? position}`,
      more: changes.length > size,
    }
  },
} satisfies Partial<Handlers>

async function changeAnswers(
  page: readonly OrderChange[],
  context: Context,
): Promise<Schemas['OrderChange'][]> {
  const { database, language } = context
  const times = new Map(page.map(({ orderId, changedAt }) => [orderId, changedAt]))
  const orders = await readOrders(database, [...times.keys()])
  const names = await namesOfAccounts(
    database,
    orders.map(({ accountId }) => accountId),
    language,
  )
  const answers = await orderAnswers(orders, context)
  return orders.flatMap(({ id, accountId }, index) => {
    const changedAt = times.get(id)
    if (!changedAt) return []
    return {
      changeTime: changedAt.toISOString(),
      accountId,
      customer: names.get(accountId) ?? '',
      order: itemAt(answers, index),
    }
  })
}
