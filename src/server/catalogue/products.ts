import { spelled } from '../../domain/catalogue/material-data'
import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { linkTo } from '../outbox/outbox'
import { listAttachedCases, type StoredCase } from './attachments.sql'
import { withMedia } from './media'
import { listShownMedia } from './media.sql'
import { baseInfoOf, materialOf } from './product-answers'
import {
  findProduct,
  isFavourite,
  isProduct,
  listCases,
  listRelatedIds,
  type ProductRow,
  type relationKinds,
} from './products.sql'
import { relatedRecords } from './related'

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
    const { database, language } = context
    const { id: materialId, classId } = await productOf(query.id, context)
    const shown = { shown: true }
    const attached = [
      ...(await listAttachedCases(database, { materialId }, shown)),
      ...(await listAttachedCases(database, { classId }, shown)),
    ].map((attachedCase) => caseOf(attachedCase, language))
    const known = new Set(attached.map(({ id }) => id))
    const cases = await listCases(database, classId, mostCases)
    const further = cases.filter(({ id }) => !known.has(id))
    return [
      ...attached,
      ...further.map(({ id, name, fileUrl }) => ({
        id,
        caseName: textIn(language, name),
        fileUrl,
      })),
    ]
  },
} satisfies Partial<Handlers>

function caseOf(
  { publicationId, name, fileUrl, text, textEn }: StoredCase,
  language: Language,
): Schemas['ProductUseCase'] {
  if (publicationId === null || !name) return { caseName: spelled(language, text, textEn) }
  return { id: publicationId, caseName: textIn(language, name), fileUrl: fileUrl ?? '' }
}

/** Cases about the class shown with a product, besides those attached by staff. */
const mostCases = 3

export async function productOf(id: number, { database }: Context): Promise<ProductRow> {
  const row = await findProduct(database, id)
  if (!row) throw new Refusal('catalogue.productNotFound')
  return row
}

/** Refuses an unknown product. */
async function checkProduct(id: number, { database }: Context): Promise<void> {
  if (!(await isProduct(database, id))) throw new Refusal('catalogue.productNotFound')
}

async function answerProduct(id: number, context: Context) {
  const row = await productOf(id, context)
  const favourite = context.user ? await isFavourite(context.database, context.user.id, id) : 0
  const media = (await listShownMedia(context.database, [id])).get(id) ?? []
  const product = withMedia(materialOf(row, context.language, favourite), media, context.language)
  const qrCode = linkTo(context.settings, '/productCategories/details', { id: String(id) })
  return { ...product, qrCode }
}

async function relatedPage(
  kind: keyof typeof relationKinds,
  { id, current, size }: { id: number; current: number; size: number },
  context: Context,
) {
  const ids = await listRelatedIds(context.database, id, kind)
  if (ids.length === 0) await checkProduct(id, context)
  const skip = (current - 1) * size
  const records = await relatedRecords(ids.slice(skip, skip + size), context)
  return { records, total: ids.length, current, size }
}
