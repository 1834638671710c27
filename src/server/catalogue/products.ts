import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { baseInfoOf, materialOf, relatedOf } from './product-answers'
import {
  findProduct,
  findProducts,
  isFavourite,
  isProduct,
  listRelatedIds,
  type ProductRow,
  type relationKinds,
} from './products.sql'

export const products = {
  getProduct: ({ params }, context) => answerProduct(params.id, context),
  getMaterial: ({ params }, context) => answerProduct(params.id, context),

  async getFastener({ params }, context) {
    const row = await productOf(params.id, context)
    if (row.categoryType !== 1) throw new Refusal('catalogue.productNotFound')
    return baseInfoOf(row, context.language)
  },

  async getTool({ params }, context) {
    const row = await productOf(params.id, context)
    if (row.categoryType !== 2) throw new Refusal('catalogue.productNotFound')
    return baseInfoOf(row, context.language)
  },

  listRelatedProducts: ({ query }, context) => relatedPage('related', query, context),
  listReplacements: ({ query }, context) => relatedPage('replacement', query, context),

  // Cases come with the content of the site; a product without cases answers an empty list.
  async listUseCases({ query }, context) {
    await checkProduct(query.id, context)
    return []
  },
} satisfies Partial<Handlers>

export async function productOf(id: number, { database }: Context): Promise<ProductRow> {
  const row = await findProduct(database, id)
  if (!row) throw new Refusal('catalogue.productNotFound')
  return row
}

/** Refuses where there is no such product. */
async function checkProduct(id: number, { database }: Context): Promise<void> {
  if (!(await isProduct(database, id))) throw new Refusal('catalogue.productNotFound')
}

async function answerProduct(id: number, context: Context) {
  const row = await productOf(id, context)
  const favourite = context.user ? await isFavourite(context.database, context.user.id, id) : 0
  return materialOf(row, context.language, favourite)
}

async function relatedPage(
  kind: keyof typeof relationKinds,
  { id, current = 1, size = 30 }: { id: number; current?: number; size?: number },
  context: Context,
) {
  const { database, language } = context
  const ids = await listRelatedIds(database, id, kind)
  if (ids.length === 0) await checkProduct(id, context)
  const skip = (current - 1) * size
  const rows = await findProducts(database, ids.slice(skip, skip + size))
  const records = rows.map((row) => relatedOf(row, language))
  return { records, total: ids.length, current, size }
}
