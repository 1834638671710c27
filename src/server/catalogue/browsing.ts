import { userOf, type Context } from '../http/context'
import type { Handlers } from '../http/handler'
import { listBrowsed, listReserved, noteBrowsing, type Remembered } from './browsing.sql'
import { cardOf } from './product-answers'
import { productOf } from './products'
import { findProducts } from './products.sql'
import { valueIn } from '../../domain/lists/items'

export const browsing = {
  async recordBrowsing({ body }, context) {
    await productOf(body.materialId, context)
    await noteBrowsing(context.database, userOf(context).id, body.materialId)
    return null
  },

  // Visitors get an empty page, so that a public page need not distinguish them.
  async listBrowsedProducts({ query: { current, size } }, context) {
    const { database, user } = context
    const browsed = user ? await listBrowsed(database, user.id, { current, size }) : nothing
    return cardPage(browsed, { current, size }, context)
  },

  async listRecentPurchases({ query: { current, size } }, context) {
    const { database, user } = context
    const reserved = user
      ? await listReserved(database, user.accountId, { current, size })
      : nothing
    return cardPage(reserved, { current, size }, context)
  },
} satisfies Partial<Handlers>

const nothing = { records: [], total: 0 }

async function cardPage(
  { records: remembered, total }: { records: Remembered[]; total: number },
  page: { current: number; size: number },
  { database, language }: Context,
) {
  const times = new Map(remembered.map(({ id, lastTime }) => [id, lastTime.toISOString()]))
  const rows = await findProducts(database, [...times.keys()])
  const records = rows.map((row) => ({
    ...cardOf(row, language),
    lastTime: valueIn(times, row.id),
  }))
  return { records, total, ...page }
}
