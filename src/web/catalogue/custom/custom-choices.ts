import {
  faultOfValue,
  isAskedFor,
  isMeasured,
  isTyped,
  namedValue,
  type Asked,
} from '../../../domain/catalogue/custom-product'
import type { Schemas } from '../../../domain/schemas'
import type { CustomChoice } from '../../actions/custom'
import type { Choices } from '../product/attributes'

type Characteristic = Schemas['Characteristic']

/** The made-to-measure choices kept in this tab, of the last class only. */
export interface CustomType {
  classId: number
  className: string
  choices: Choices
  /** The ids of listed values, equal in both languages. */
  valueIds?: Readonly<Record<number, number>>
}

/** The characteristics in the form the rules expect. */
export const askedOf = (characteristics: readonly Characteristic[]): Asked[] =>
  characteristics.map((characteristic) => ({
    ...characteristic,
    hasOptions: characteristic.valueList.length > 0,
  }))

/** The first choice that cannot be ordered, with its fault. */
export function impossibleChoice(characteristics: readonly Characteristic[], choices: Choices) {
  for (const characteristic of characteristics) {
    const value = choices[characteristic.id]?.trim()
    if (!value) continue
    const kind = faultOfValue(
      characteristic,
      value,
      characteristic.valueList.some(({ val }) => val === value),
    )
    if (kind)
      return {
        id: characteristic.id,
        fieldName: characteristic.fieldName,
        kind,
        value: namedValue(value),
      }
  }
  return undefined
}

/** Stored choices that the class still allows, in the language of the page. */
export function restored(
  characteristics: readonly Characteristic[],
  { choices, valueIds = {} }: Pick<CustomType, 'choices' | 'valueIds'>,
): Choices {
  return Object.fromEntries(
    characteristics.filter(isAskedFor).flatMap((characteristic) => {
      const kept = characteristic.valueList.find(
        (value) => value.id === valueIds[characteristic.id],
      )?.val
      const value = kept ?? choices[characteristic.id]
      const possible =
        isTyped(characteristic) || characteristic.valueList.some(({ val }) => val === value)
      return value && possible ? [[characteristic.id, value]] : []
    }),
  )
}

/** Values by field code, as in selection addresses. */
export type LinkedChoices = Readonly<Record<string, readonly string[]>>

/** The first value a link names for each characteristic, in the language of the page; undefined if it names none. */
export function ofAddress(
  characteristics: readonly Characteristic[],
  linked: LinkedChoices,
): Pick<CustomType, 'choices'> | undefined {
  const named = characteristics.flatMap(({ id, fieldCode, valueList }) => {
    const [value] = linked[fieldCode] ?? []
    if (value === undefined) return []
    const listed = valueList.find(({ val, otherVal }) => val === value || otherVal === value)
    return [[id, listed?.val ?? value] as const]
  })
  return named.length > 0 ? { choices: Object.fromEntries(named) } : undefined
}

/** The choices with the labels of their values, in the order of the class. */
export function chosenOf(characteristics: readonly Characteristic[], choices: Choices) {
  return characteristics.flatMap((characteristic): CustomChoice[] => {
    const fieldVal = choices[characteristic.id]?.trim()
    if (!fieldVal) return []
    const valueId = characteristic.valueList.find(({ val }) => val === fieldVal)?.id
    return [{ id: characteristic.id, fieldName: characteristic.fieldName, fieldVal, valueId }]
  })
}

/** The choices sent to a match, without typed measures, which only help to find values. */
export function wantedOf(characteristics: readonly Characteristic[], choices: Choices) {
  return characteristics.flatMap((characteristic) => {
    const characterValue = choices[characteristic.id]?.trim()
    return characterValue && !isMeasured(characteristic)
      ? [{ characterId: characteristic.id, characterValue }]
      : []
  })
}

export interface Difference {
  fieldName: string
  unit: string
  /** The model's value; empty if it has none. */
  has: string
  wanted: string
}

/** The characteristics in which a model differs from the choices. */
export function differencesOf(
  { characterList = [] }: Pick<Schemas['Material'], 'characterList'>,
  characteristics: readonly Characteristic[],
  choices: Choices,
): Difference[] {
  const values = new Map<number, string[]>()
  for (const { id, fieldVal } of characterList)
    values.set(id, [...(values.get(id) ?? []), fieldVal])
  return characteristics.flatMap((characteristic) => {
    const wanted = choices[characteristic.id]?.trim()
    const has = values.get(characteristic.id) ?? []
    if (!wanted || isMeasured(characteristic) || has.includes(wanted)) return []
    return [
      {
        fieldName: characteristic.fieldName,
        unit: characteristic.unit,
        has: has.join(', '),
        wanted,
      },
    ]
  })
}
