import type { components, operations } from '../generated/api'

/** All types of schemas/ by name: `Schemas['Material']`. */
export type Schemas = components['schemas']

export type OperationId = keyof operations

export type Operations = operations
