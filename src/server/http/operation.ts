import type { Language } from '../../domain/language/language'
import description from '../../generated/openapi.json'
import type { TextKey } from '../../generated/text-key'
import type { KeyScope } from '../security/api-keys.sql'
import type { Handlers } from './handler'

type Json = Record<string, unknown>

/** The parts of an operation that routes are built from. */
export interface Operation {
  operationId: keyof Handlers
  tags: string[]
  security?: { bearer?: string[] }[]
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: { '200': { content: Record<string, { schema: Json }> } }
  'x-success'?: TextKey
  /** Name in the audit log; every operation that writes has one. */
  'x-name'?: Record<Language, string>
  /** No transaction and no audit line: the call only reads, or must store something even if it is refused. */
  'x-reads'?: boolean
  /**
   * The handler does slow work first and writes through `context.commit`, so that no transaction stays open
   * meanwhile.
   */
  'x-own-transaction'?: boolean
  /** Changes access rights: requires that the caller entered the password again recently. */
  'x-confirm'?: boolean
  /** API keys with this scope may make the call too. */
  'x-key'?: KeyScope
  /** The handler validates the body itself and reports all faults together. */
  'x-own-checks'?: boolean
  /** Limit of the body in KB if 64 are too few. */
  'x-body-limit'?: number
}

/** Limit of the body in KB. */
export const bodyLimitOf = (operation: Operation): number => operation['x-body-limit'] ?? 64

export function listOperations(): { path: string; method: string; operation: Operation }[] {
  // Codegen writes the bundle; its import type is the literal JSON of one build.
  const paths = description.paths as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
}
