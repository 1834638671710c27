import type { Schemas } from '../../../domain/schemas'
import { lastPlace } from '../../database/lists.sql'
import type { Context } from '../../http/context'
import type { RecordHooks } from '../../records/record-hooks'
import { catalogueRecord } from './catalogue-record'
import { categoryFields, classesOf, isCategoryTaken } from './categories.sql'
import { fieldRefusal, refuseField, refuseUsed, versionOf } from './refusing'

/** Rules of the categories, beside their description. */
export const categoryHooks: RecordHooks<'OfficeCategory'> = {
  ...catalogueRecord,
  fields: () => categoryFields,

  async beforeSave({ body, before, stored }, context) {
    const { abbreviation, abbreviationEn, categoryType, sort } = body
    if (before) {
      versionOf(body)
      if (await isCategoryTaken(context.database, abbreviation, before.id))
        throw refusalOfTaken(context, body)
      if (before.categoryType !== categoryType) await refuseOtherType(before.id, context)
    }
    const names = { abbreviation: abbreviation.trim(), abbreviation_en: abbreviationEn.trim() }
    const place = sort ?? before?.sort ?? lastPlace('category')
    return { ...stored, columns: { ...stored.columns, ...names, sort: place } }
  },

  taken: refusalOfTaken,

  async beforeRemoval({ id }, { database, language }) {
    refuseUsed('products.inUse.category', await classesOf(database, id, language))
  },
}

/** Refuses to turn classes of fasteners into tools or vice versa: they are selected by different characteristics. */
async function refuseOtherType(id: number, context: Context) {
  const { count, names } = await classesOf(context.database, id, context.language)
  if (count === 0) return
  const values = { count, names: names.join(', ') }
  refuseField(context, 'categoryType', 'products.inUse.categoryType', values)
}

function refusalOfTaken(context: Context, { abbreviation }: Schemas['CategoryForm']) {
  return fieldRefusal(context, 'abbreviation', 'products.taken', { text: abbreviation.trim() })
}
