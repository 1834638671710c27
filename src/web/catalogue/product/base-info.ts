import type { Schemas } from '../../../domain/schemas'
import { properties } from '../../../../schemas/catalogue/BaseInfo.json'

type BaseInfo = Schemas['BaseInfo']
export type Origin = Schemas['Origin']

export interface Figure {
  /** The field's name in the schema. */
  field: string
  zh: string
  en: string
  value: string
  origin: Origin | undefined
}

/** Says how finely prices are kept; there are none here. */
const notShown = ['priceAccuracy', 'origins']

/** Fields that name models of other products. */
export const modelFields: readonly string[] = [
  'matchingRingSpecifications',
  'rivetingGun',
  'rivetingSpear',
]

/** The filled fields in the order of the schema, with its titles. */
export function figuresOf(info: BaseInfo): Figure[] {
  const values: Readonly<Record<string, unknown>> = info
  return Object.entries(properties).flatMap(([field, { title, 'x-zh': zh }]) => {
    const value = values[field]
    if (notShown.includes(field) || typeof value !== 'string' || !value.trim()) return []
    return [{ field, zh, en: title, value, origin: info.origins?.[field] }]
  })
}

/** The models that a field names, one or several. */
export const modelsIn = (value: string): string[] =>
  value
    .split(/[;；、,，]/)
    .map((model) => model.trim())
    .filter(Boolean)
