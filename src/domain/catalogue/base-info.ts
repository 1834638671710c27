import schemas from '../../generated/schemas.json'
import type { Schemas } from '../schemas'
import { unitIn } from './units'

/** Where a figure comes from: a standard's table, a calculation from it, or what is usual. */
export type Origin = Schemas['Origin']

/** A field of a product's base information; `unit` is empty where the text says it all. */
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

// The properties differ in the words they use; each has these three.
const properties: [string, Titled][] = Object.entries(schemas.BaseInfo.properties)

/** The fields as their schema has them: its titles are also the names of the columns that fill them. */
export const baseInfoFields: readonly BaseInfoField[] = properties
  .filter(([, { type }]) => type === 'string')
  .map(([field, { title, 'x-zh': zh }]) => ({ field, zh, en: title, unit: unitIn(title) }))
