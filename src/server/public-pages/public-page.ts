import type { Language } from '../../domain/language/language'
import type { OperationId } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { PreparedData, WithMessage, type Call, type Handlers, type Sent } from '../http/handler'
import type { Answers } from './answers'
import type { Markup } from './markup'

/** What a reader sees of a page before any script runs. */
export interface FirstWords {
  /** without the shop's name */
  title?: string
  main: Markup
}

/** A page that is the same for everybody, which search engines find. */
export interface PublicPage extends FirstWords {
  description: string
  /** The picture that a message with a link to it shows. */
  picture?: string | undefined
  kind?: 'website' | 'article' | 'product'
  /** The page as its address names it, without a language: what else stands in an address changes nothing of its text. */
  address: string
  /** in the words of schema.org */
  structured?: object[]
}

/** What a page is made with: the handlers of all calls, asked as a visitor. */
export interface Asking {
  handlers: Handlers
  context: Context
  language: Language
  /** What was answered so far, to travel in the page. */
  answers: Answers
  text: (key: TextKey, values?: Record<string, string | number>) => string
  /** The address of a page of the front end, as links name it. */
  to: (address: string) => string
  /** The same with the server's name. */
  whole: (path: string) => string
}

/** Makes the page at a path; nothing where there is no such page. */
export type MakePage = (
  query: URLSearchParams,
  asking: Asking,
  path: string,
) => Promise<PublicPage | undefined>

/** The data that a call answers a visitor. */
export async function ask<Id extends OperationId>(
  { handlers, context, answers }: Asking,
  id: Id,
  call: Partial<Call<Id>> = {},
): Promise<Sent<Id>> {
  // The union of all handlers cannot tell that call and handler are of one operation.
  const handler = handlers[id] as (call: unknown, context: Context) => unknown
  const answer = await handler({ params: {}, query: {}, body: undefined, ...call }, context)
  answers.add(id, call, answer instanceof WithMessage ? answer.data : answer)
  if (answer instanceof PreparedData) {
    const read: unknown = JSON.parse(answer.json.toString())
    // Written by the handler in the form that its description says.
    return (answer.whole ? (read as { data: unknown }).data : read) as Sent<Id>
  }
  return (answer instanceof WithMessage ? answer.data : answer) as Sent<Id>
}

/** A whole number of an address, as ids and pages are. */
export function wholeIn(query: URLSearchParams, name: string, most = 2_147_483_647) {
  const value = query.get(name) ?? ''
  const number = Number(value)
  return /^\d{1,10}$/.test(value) && number >= 1 && number <= most ? number : undefined
}
