import type { Schemas } from '../../../domain/schemas'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import type { Handlers } from '../../http/handler'
import { bumpVersion, lockCatalogue } from '../import/import.sql'
import {
  classesOf,
  deleteCategory,
  findCategory,
  insertCategory,
  isCategoryTaken,
  pageCategories,
  updateCategory,
} from './categories.sql'
import { refuseField, refuseStale, refuseUsed, versionOf } from './refusing'

/** Categories in the office. */
export const officeCategories = {
  listOfficeCategories: ({ query: { current, size, order, ...filter } }, { database }) =>
    pageCategories(database, filter, { current, size, order }),

  getOfficeCategory: ({ params: { id } }, context) => categoryOf(id, context),

  async addCategory({ body }, context) {
    const { database } = context
    await lockCatalogue(database)
    const added = await insertCategory(database, body)
    if (!added) refuseTaken(body, context)
    await bumpVersion(database, [])
    return added
  },

  async changeCategory({ params: { id }, body }, context) {
    const { database } = context
    const version = versionOf(body)
    await lockCatalogue(database)
    if (await isCategoryTaken(database, body.abbreviation, id)) refuseTaken(body, context)
    await refuseOtherType(id, body, context)
    const changed = await updateCategory(database, id, version, body)
    if (!changed) refuseStale((await findCategory(database, id)) !== undefined)
    await bumpVersion(database, [])
    return changed
  },

  async removeCategory({ params: { id } }, context) {
    const { database, language } = context
    await lockCatalogue(database)
    await categoryOf(id, context)
    refuseUsed('products.inUse.category', await classesOf(database, id, language))
    await deleteCategory(database, id)
    await bumpVersion(database, [])
    return null
  },
} satisfies Partial<Handlers>

async function categoryOf(id: number, { database }: Context) {
  const category = await findCategory(database, id)
  if (!category) throw new Refusal('products.notFound')
  return category
}

/** Refuses to turn classes of fasteners into tools or vice versa: they are selected by different characteristics. */
async function refuseOtherType(
  id: number,
  { categoryType }: Schemas['CategoryForm'],
  context: Context,
) {
  const stored = await findCategory(context.database, id)
  if (!stored || stored.categoryType === categoryType) return
  const { count, names } = await classesOf(context.database, id, context.language)
  if (count === 0) return
  const values = { count, names: names.join(', ') }
  refuseField(context, 'categoryType', 'products.inUse.categoryType', values)
}

function refuseTaken({ abbreviation }: Schemas['CategoryForm'], context: Context): never {
  refuseField(context, 'abbreviation', 'products.taken', { text: abbreviation.trim() })
}
