import type { Schemas } from '../../../domain/schemas'
import { properties } from '../../../../schemas/catalogue/BaseInfo.json'

type BaseInfo = Schemas['BaseInfo']
export type Origin = Schemas['Origin']

export interface Figure {
  /** The property name in the schema. */
  field: string
  zh: string
  en: string
  value: string
  origin: Origin | undefined
}

/** priceAccuracy concerns prices, which are not shown. */
const notShown = ['priceAccuracy', 'origins']

/** Fields that hold model numbers of other products. */
export const modelFields: readonly string[] = [
  'matchingRingSpecifications',
  'rivetingGun',
  'rivetingSpear',
]

/** The non-empty fields in the order of the schema, with its titles. */
export function figuresOf(info: BaseInfo): Figure[] {
  const values: Readonly<Record<string, unknown>> = info
  return Object.entries(properties).flatMap(([field, { title, 'x-zh': zh }]) => {
    const value = values[field]
    if (notShown.includes(field) || typeof value !== 'string' || !value.trim()) return []
    return [{ field, zh, en: title, value, origin: info.origins?.[field] }]
  })
}

/** The model numbers in a field, one or several. */
export const modelsIn = (value: string): string[] =>
  value
    .split(/[;；、,，]/)
    .map((model) => model.trim())
    .filter(Boolean)
