import type { Language } from '../../domain/language/language'
import description from '../../generated/openapi.json'
import type { TextKey } from '../../generated/text-key'
import type { Handlers } from './handler'

type Json = Record<string, unknown>

/** What of an operation the routes are made from. */
export interface Operation {
  operationId: keyof Handlers
  tags: string[]
  security?: { bearer?: string[] }[]
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: { '200': { content: Record<string, { schema: Json }> } }
  'x-success'?: TextKey
  /** What staff call it where the audit log tells of it; every operation that writes has a name. */
  'x-name'?: Record<Language, string>
  /** No transaction and no audit line: the call only reads, or must keep something also when it is refused. */
  'x-reads'?: boolean
  /** The handler does slow work first and then writes through `context.commit`, so that no transaction waits for it. */
  'x-own-transaction'?: boolean
  /** It changes who may do what: the caller has shown the password again a moment ago. */
  'x-confirm'?: boolean
  /** The body is not checked by its schema before the handler, which tells all its faults together. */
  'x-own-checks'?: boolean
  /** The KB that its body may have, if 64 are too few. */
  'x-body-limit'?: number
}

/** The KB that a body may have. */
export const bodyLimitOf = (operation: Operation): number => operation['x-body-limit'] ?? 64

export function listOperations(): { path: string; method: string; operation: Operation }[] {
  // The bundle is written by codegen from the description; its import type is the literal of one state of it.
  const paths = description.paths as unknown as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
}
