import {
  readCharacterJson,
  type CustomCharacter,
  type CustomEntryData,
} from '../../domain/custom/custom-entry'
import { faultOf, faultOfValue, namedValue } from '../../domain/catalogue/custom-product'
import { textIn } from '../../domain/language/language'
import type { RefusalKey } from '../../generated/refusal-statuses'
import type { Context } from '../http/context'
import { isUnstorable } from '../database/storable'
import { Refusal } from '../http/errors'
import { findClass, listCharacteristics, listValues } from './custom-choices.sql'
import type { LineData } from './new-orders.sql'

interface Described {
  classId: number
  characterJson: string
}

/**
 * Choices of a custom product in the catalogue's terms; refuses values that the class does not allow. `path` is their
 * place in the body.
 */
export async function checkedChoices(
  { classId, characterJson }: Described,
  path: string,
  context: Pick<Context, 'database' | 'sentenceLanguage' | 'text'>,
): Promise<CustomEntryData> {
  const { database, sentenceLanguage: language, text } = context
  const refuse = (key: RefusalKey, values: Record<string, string | number> = {}): never => {
    throw new Refusal(key, { values, errors: [{ path, message: text(key, values) }] })
  }
  const productClass = await findClass(database, classId)
  if (!productClass) throw new Refusal('catalogue.classNotFound')
  const read = readCharacterJson(characterJson)
  if (!read || read.some(({ fieldVal }) => isUnstorable(fieldVal)))
    return refuse('custom.badChoices')

  const ids = read.map(({ id }) => id).filter((id) => id > 0 && id < 2 ** 31)
  const listed = await listCharacteristics(database, classId, ids)
  const values = await listValues(
    database,
    classId,
    read.map(({ fieldVal }) => fieldVal),
  )
  const chosen = new Map<number, CustomCharacter>()
  for (const { id, fieldVal } of read) {
    const asked = listed.find((characteristic) => characteristic.id === id)
    if (!asked) return refuse('custom.unknownCharacteristic', { id })
    const fieldName = { zh: asked.fieldName, en: asked.fieldNameEn }
    const name = textIn(language, fieldName)
    if (chosen.has(id)) return refuse('custom.twice', { name })
    const known = values.find(
      ({ characteristicId, val, valEn }) =>
        characteristicId === id && [val, valEn].includes(fieldVal),
    )
    const wrong = faultOfValue(asked, fieldVal, known !== undefined)
    if (wrong) return refuse(`custom.${wrong}`, { name, value: namedValue(fieldVal) })
    const typed = { zh: fieldVal, en: fieldVal }
    chosen.set(id, {
      id,
      fieldName,
      unit: asked.unit,
      fieldVal: known ? { zh: known.val, en: known.valEn } : typed,
    })
  }
  const fault = faultOf(
    listed.map((characteristic) => ({
      ...characteristic,
      fieldName: textIn(language, { zh: characteristic.fieldName, en: characteristic.fieldNameEn }),
      hasOptions: Boolean(characteristic.hasOptions),
    })),
    Object.fromEntries(read.map(({ id, fieldVal }) => [id, fieldVal])),
  )
  if (fault) return refuse(`custom.${fault.kind}`, { name: fault.fieldName })
  // In the order of the class, not of the request.
  const characters = listed.flatMap(({ id }) => chosen.get(id) ?? [])
  return { ...productClass, characters }
}

/** Snapshot of a custom product in a cart or reservation line. */
export function customLine(
  classId: number,
  { className, unitName, prodImgs, characters }: CustomEntryData,
): LineData {
  return {
    model: '',
    materialName: className,
    unitName,
    prodImgs,
    minQuantity: 1,
    classId,
    characters,
  }
}
