import { characteristicOf, kindOf } from '../../../domain/catalogue/characteristics'
import { isColumnTaken } from '../../../domain/catalogue/import/columns'
import { folded } from '../../../domain/catalogue/import/names'
import type { Schemas } from '../../../domain/schemas'
import type { Context } from '../../http/context'
import type { Handlers } from '../../http/handler'
import { bumpVersion, lockCatalogue } from '../import/import.sql'
import {
  classesWith,
  deleteCharacteristic,
  insertCharacteristic,
  isCodeTaken,
  listNames,
  pageCharacteristics,
  updateCharacteristic,
} from './characteristics.sql'
import { oneCharacteristic } from './one-characteristic'
import { refuseField, refuseStale, refuseUsed, versionOf } from './refusing'
import { isUnchanged } from './unchanged'
import { refuseValuesNotMeasured } from './values'

/** Characteristics in the office. */
export const officeCharacteristics = {
  listOfficeCharacteristics: ({ query: { current, size, order, keyword } }, { database }) =>
    pageCharacteristics(database, keyword, { current, size, order }),

  getOfficeCharacteristic: ({ params: { id } }, context) => oneCharacteristic(id, context),

  async addCharacteristic({ body }, context) {
    const { database } = context
    await lockCatalogue(database)
    if (await isCodeTaken(database, body.fieldCode)) refuseTaken(body, context)
    checkKind(body, context)
    await checkNames(body, undefined, context)
    const added = await insertCharacteristic(database, body)
    await bumpVersion(database, [])
    return added
  },

  async changeCharacteristic({ params: { id }, body }, context) {
    const { database } = context
    const version = versionOf(body)
    await lockCatalogue(database)
    const before = await oneCharacteristic(id, context)
    if (isUnchanged(before, { ...body, id })) return before
    // The software refers to these codes.
    if (characteristicOf(before.fieldCode) && body.fieldCode !== before.fieldCode) {
      refuseField(context, 'fieldCode', 'products.wrongKind')
    }
    if (await isCodeTaken(database, body.fieldCode, id)) refuseTaken(body, context)
    checkKind(body, context)
    await checkNames(body, before, context)
    if (body.kind === 'figure' && before.kind !== 'figure') {
      await refuseValuesNotMeasured(id, context)
    }
    const changed = await updateCharacteristic(database, id, version, body)
    if (!changed) refuseStale(true)
    await bumpVersion(database, [])
    return changed
  },

  async removeCharacteristic({ params: { id } }, context) {
    const { database, language } = context
    await lockCatalogue(database)
    await oneCharacteristic(id, context)
    refuseUsed('products.inUse.characteristic', await classesWith(database, id, language))
    await deleteCharacteristic(database, id)
    await bumpVersion(database, [])
    return null
  },
} satisfies Partial<Handlers>

/** The two numeric inputs and the sizes for drawings are tied to their codes. */
function checkKind({ fieldCode, kind }: Schemas['CharacteristicForm'], context: Context) {
  if (kindOf(fieldCode, kind) !== kind) refuseField(context, 'kind', 'products.wrongKind')
}

/**
 * Refuses ambiguous names: in spreadsheets a characteristic is a column, identified by its name alone. The name must
 * differ from all other characteristics, and without a known code also from the fixed columns.
 */
export async function checkNames(
  form: Schemas['CharacteristicForm'],
  before: Schemas['CharacteristicForm'] | undefined,
  context: Context,
) {
  const others = (await listNames(context.database)).filter(({ id }) => id !== before?.id)
  for (const field of ['fieldName', 'fieldNameEn'] as const) {
    const name = form[field]
    if (!name || name === before?.[field]) continue
    const isTaken =
      (!characteristicOf(form.fieldCode) && isColumnTaken(name)) ||
      others.some((other) => folded(other[field]) === folded(name))
    if (isTaken) refuseField(context, field, 'products.taken', { text: name })
  }
}

function refuseTaken({ fieldCode }: Schemas['CharacteristicForm'], context: Context): never {
  refuseField(context, 'fieldCode', 'products.taken', { text: fieldCode })
}
