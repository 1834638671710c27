import type { Handlers } from '../../http/handler'
import { CellRefusal } from '../../../domain/catalogue/import/cell-refusal'
import { textIn } from '../../../domain/catalogue/import/cells'
import type { Context } from '../../http/context'
import { Refusal } from '../../http/errors'
import { errorCode } from '../../database/error-code'
import { bumpVersion, lockCatalogue } from '../import/import.sql'
import { showProducts } from '../product-pictures'
import { checkNames } from './characteristics'
import { refuseField } from './refusing'
import { fillGap, gapOf, type Gap } from './text-gaps.sql'
import { findCharacteristic, idsWithValues } from './values.sql'
import { pageMissing } from './missing-texts.sql'

/** Missing translations of the catalogue. */
export const missingTexts = {
  listMissingTexts: ({ query: { current, size, order, ...filter } }, { database }) =>
    pageMissing(database, filter, { current, size, order }),

  async fillMissingText({ params: { id }, body }, context) {
    const { database } = context
    const gap = gapOf(id)
    if (!gap) throw new Refusal('products.notFound')
    const text = textFor(gap, body.text, context)
    await lockCatalogue(database)
    await checkName(gap, text, context)
    const isFilled = await fillGap(database, gap, text).catch((error) =>
      errorCode(error) === '23505'
        ? refuseField(context, 'text', 'products.twice')
        : Promise.reject(error),
    )
    if (!isFilled) throw new Refusal('products.missing.filled')
    const models = await modelsShowing(gap, context)
    await showProducts(database, models)
    await bumpVersion(database, models)
    return null
  },
} satisfies Partial<Handlers>

/** The text to store, which must be in the language of the gap. */
function textFor({ language, field, limit }: Gap, given: string, context: Context): string {
  const hasHan = /\p{Script=Han}/u.test(given)
  if (language === 'zh' && !hasHan) refuseField(context, 'text', 'products.missing.notChinese')
  if (language === 'en' && hasHan) refuseField(context, 'text', 'products.missing.notEnglish')
  try {
    const text = textIn(given, { limit, lineBreaks: field === 'description' })
    return text || refuseField(context, 'text', 'catalogue.import.cellEmpty')
  } catch (error) {
    if (!(error instanceof CellRefusal)) throw error
    return refuseField(context, 'text', error.reason, error.params)
  }
}

/** A characteristic is found by its name in sheets. */
async function checkName({ kind, of, language }: Gap, text: string, context: Context) {
  if (kind !== 'characteristic') return
  const characteristic = await findCharacteristic(context.database, of)
  if (!characteristic) throw new Refusal('products.missing.filled')
  const before = { ...characteristic, id: of }
  const name = { [language === 'zh' ? 'fieldName' : 'fieldNameEn']: text }
  await checkNames({ ...before, ...name }, before, context)
}

/** Models whose own data or drawings depend on the text. */
async function modelsShowing(
  { kind, of, language }: Gap,
  { database }: Context,
): Promise<number[]> {
  if (kind === 'model') return [of]
  return kind === 'value' && language === 'zh' ? idsWithValues(database, [of]) : []
}
