import { textIn } from '../../domain/language'
import type { Context } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { baseInfoOf, materialOf, relatedOf } from './product-answers'
import {
  findProduct,
  findProducts,
  isFavourite,
  isProduct,
  listCases,
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

  async listUseCases({ query }, context) {
    const { classId } = await productOf(query.id, context)
    const cases = await listCases(context.database, classId, mostCases)
    return cases.map(({ id, name, fileUrl }) => ({
      id,
      caseName: textIn(context.language, name),
      fileUrl,
    }))
  },
} satisfies Partial<Handlers>

/** A product shows so many cases. */
const mostCases = 3

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
