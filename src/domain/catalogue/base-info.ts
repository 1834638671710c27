import schemas from '../../generated/schemas.json'
import type { Schemas } from '../schemas'
import { unitIn } from './units'

/** Source of a figure: a standard's table, a calculation from it, or a typical value. */
export type Origin = Schemas['Origin']

/** A field of a product's base information; `unit` is empty if the value contains it. */
export interface BaseInfoField {
  field: string
  zh: string
  en: string
  unit: string
}

interface Titled {
  type: string
  title: string
  'x-zh': string
}

// Cast to the keywords all properties share.
const properties: [string, Titled][] = Object.entries(schemas.BaseInfo.properties)

/** The fields as in their schema, whose titles also name the columns of a sheet. */
export const baseInfoFields: readonly BaseInfoField[] = properties
  .filter(([, { type }]) => type === 'string')
  .map(([field, { title, 'x-zh': zh }]) => ({ field, zh, en: title, unit: unitIn(title) }))
