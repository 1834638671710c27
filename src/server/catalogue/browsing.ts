import { userOf, type Context } from '../context'
import type { Handlers } from '../handler'
import { listBrowsedIds, listReservedIds, noteBrowsing } from './browsing.sql'
import { cardOf } from './product-answers'
import { productOf } from './products'
import { findProducts } from './products.sql'

export const browsing = {
  async recordBrowsing({ body }, context) {
    await productOf(body.materialId, context)
    await noteBrowsing(context.database, userOf(context).id, body.materialId)
    return null
  },

  // A visitor has no history: an empty page, so that a public page need not know who looks at it.
  async listBrowsedProducts({ query: { current = 1, size = 30 } }, context) {
    const { database, user } = context
    const found = user ? await listBrowsedIds(database, user.id, { current, size }) : nothing
    return cardPage(found, { current, size }, context)
  },

  async listRecentPurchases({ query: { current = 1, size = 10 } }, context) {
    const { database, user } = context
    const found = user
      ? await listReservedIds(database, user.accountId, { current, size })
      : nothing
    return cardPage(found, { current, size }, context)
  },
} satisfies Partial<Handlers>

const nothing = { ids: [], total: 0 }

async function cardPage(
  { ids, total }: { ids: number[]; total: number },
  page: { current: number; size: number },
  { database, language }: Context,
) {
  const rows = await findProducts(database, ids)
  return { records: rows.map((row) => cardOf(row, language)), total, ...page }
}
