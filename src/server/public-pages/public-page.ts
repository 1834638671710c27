import type { Language } from '../../domain/language/language'
import type { OperationId } from '../../domain/schemas'
import { queryDefaults } from '../../generated/defaults'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { PreparedData, WithMessage, type Handlers, type Sent, type SentCall } from '../http/handler'
import type { Answers } from './answers'
import type { Markup } from './markup'

/** Rendered text of a page before scripts run. */
export interface FirstWords {
  /** Without the shop's name. */
  title?: string
  main: Markup
}

/** A page with equal content for all visitors, indexed by search engines. */
export interface PublicPage extends FirstWords {
  description: string
  /** Picture for link previews. */
  picture?: string | undefined
  kind?: 'website' | 'article' | 'product'
  /** Canonical address without language and without parameters that do not change the content. */
  address: string
  /** JSON-LD objects in schema.org terms. */
  structured?: object[]
}

/** Context for rendering: handlers of all calls, called as a visitor. */
export interface Asking {
  handlers: Handlers
  context: Context
  language: Language
  /** Answers so far, to embed in the page. */
  answers: Answers
  /** Name of the company. */
  shop: string
  text: (key: TextKey, values?: Record<string, string | number>) => string
  /** Address of a front-end page for links. */
  to: (address: string) => string
  /** Address of the guide's file, if visitors may read it. */
  guideFile?: string | undefined
  /** Absolute URL. */
  whole: (path: string) => string
}

/** Makes the page at a path; nothing where there is no such page. */
export type MakePage = (
  query: URLSearchParams,
  asking: Asking,
  path: string,
) => Promise<PublicPage | undefined>

const defaults: Partial<Record<OperationId, object>> = queryDefaults

/** Calls a handler as a visitor and returns its data. */
export async function ask<Id extends OperationId>(
  { handlers, context, answers }: Asking,
  id: Id,
  call: Partial<SentCall<Id>> = {},
): Promise<Sent<Id>> {
  // TypeScript cannot tell that call and handler belong to the same operation.
  const handler = handlers[id] as (call: unknown, context: Context) => unknown
  const query = { ...defaults[id], ...call.query }
  const answer = await handler({ params: {}, body: undefined, ...call, query }, context)
  answers.add(id, call, answer instanceof WithMessage ? answer.data : answer)
  if (answer instanceof PreparedData) {
    const read: unknown = JSON.parse(answer.json.toString())
    // The handler writes it in the shape of its description.
    return (answer.whole ? (read as { data: unknown }).data : read) as Sent<Id>
  }
  return (answer instanceof WithMessage ? answer.data : answer) as Sent<Id>
}

/** A positive integer parameter, such as an id or a page number. */
export function wholeIn(query: URLSearchParams, name: string, most = 2_147_483_647) {
  const value = query.get(name) ?? ''
  const number = Number(value)
  return /^\d{1,10}$/.test(value) && number >= 1 && number <= most ? number : undefined
}
