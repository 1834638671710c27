import type { components, operations } from '../generated/api'

/** All types of schemas/ by name: `Schemas['Material']`. */
export type Schemas = components['schemas']

export type OperationId = keyof operations

export type Operations = operations

/** Our keywords beyond JSON Schema; an unknown one fails the structure test. */
export const ownWords = [
  'x-zh',
  'x-column',
  'x-widget',
  'x-error',
  'x-enum',
  'x-lang',
  'x-group',
  'x-groups',
  'x-quantity',
  'x-headings',
  'x-placeholder',
  'x-placeholders',
  'x-ordered',
]
