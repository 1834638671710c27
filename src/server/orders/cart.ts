import { userOf } from '../context'
import type { Handlers } from '../handler'
import { addLine, countLines } from './cart.sql'
import { existingProduct } from './items'

export const cart = {
  async addToCart({ body }, context) {
    const { minQuantity } = await existingProduct(context.database, body)
    const userId = userOf(context).id
    await addLine(context.database, { ...body, userId, minQuantity })
    return { counts: await countLines(context.database, userId) }
  },

  async countCart(_call, context) {
    return { counts: await countLines(context.database, userOf(context).id) }
  },
} satisfies Partial<Handlers>
