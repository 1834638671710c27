import { characteristicOf, kindOf } from '../../../domain/catalogue/characteristics'
import { isColumnTaken } from '../../../domain/catalogue/import/columns'
import { folded } from '../../../domain/catalogue/import/names'
import type { Schemas } from '../../../domain/schemas'
import { lastPlace } from '../../database/lists.sql'
import type { Context } from '../../http/context'
import type { RecordHooks } from '../../records/record-hooks'
import { catalogueRecord } from './catalogue-record'
import {
  characteristicFields,
  classesWith,
  deleteValues,
  isCodeTaken,
  listNames,
} from './characteristics.sql'
import { fieldRefusal, refuseField, refuseUsed, versionOf } from './refusing'
import { isUnchanged } from './unchanged'
import { refuseValuesNotMeasured } from './values'

/** Rules of the characteristics, beside their description. */
export const characteristicHooks: RecordHooks<'OfficeCharacteristic'> = {
  ...catalogueRecord,
  fields: () => characteristicFields,
  answer: (record) => ({ ...record, kind: kindOf(record.fieldCode, record.kind) }),

  async beforeSave({ body, before, stored }, context) {
    const { fieldCode, fieldName, fieldNameEn, unit = '', kind, sort } = body
    if (before) {
      versionOf(body)
      const form = { ...before, values: undefined, classes: undefined }
      if (isUnchanged(form, { ...body, id: before.id })) return undefined
      // The software refers to these codes.
      if (characteristicOf(before.fieldCode) && fieldCode !== before.fieldCode)
        refuseField(context, 'fieldCode', 'products.wrongKind')
    }
    if (await isCodeTaken(context.database, fieldCode, before?.id))
      throw refusalOfTaken(context, body)
    checkKind(body, context)
    await checkNames(body, before, context)
    if (before && kind === 'figure' && before.kind !== 'figure')
      await refuseValuesNotMeasured(before.id, context)
    const own = {
      field_name: fieldName.trim(),
      field_name_en: fieldNameEn.trim(),
      unit: unit.trim(),
      kind: kind === 'figure' ? 'figure' : 'choice',
      sort: sort ?? before?.sort ?? lastPlace('characteristic'),
    }
    return { ...stored, columns: { ...stored.columns, ...own } }
  },

  taken: refusalOfTaken,

  async beforeRemoval({ id }, { database, language }) {
    refuseUsed('products.inUse.characteristic', await classesWith(database, id, language))
    await deleteValues(database, id)
  },
}

/** The two numeric inputs and the sizes for drawings are tied to their codes. */
function checkKind({ fieldCode, kind }: Schemas['CharacteristicForm'], context: Context) {
  if (kindOf(fieldCode, kind) !== kind) refuseField(context, 'kind', 'products.wrongKind')
}

type Named = Pick<Schemas['OfficeCharacteristic'], 'id' | 'fieldCode' | 'fieldName' | 'fieldNameEn'>

/**
 * Refuses ambiguous names: in spreadsheets a characteristic is a column, identified by its name alone. The name must
 * differ from all other characteristics, and without a known code also from the fixed columns.
 */
export async function checkNames(
  form: Omit<Named, 'id'>,
  before: Named | undefined,
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

function refusalOfTaken(context: Context, { fieldCode }: Schemas['CharacteristicForm']) {
  return fieldRefusal(context, 'fieldCode', 'products.taken', { text: fieldCode })
}
