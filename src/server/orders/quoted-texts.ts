import {
  templateOf,
  type InBoth,
  type QuotationData,
  type QuotedText,
} from '../../domain/orders/quoted'
import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { answerTemplates, maxTemplates } from './proposal.sql'

/** The kind of the templates of a text; a place has none. */
const kindOf = { note: 'note', paymentTerms: 'payment' } as const

const names: readonly QuotedText[] = ['note', 'incotermPlace', 'paymentTerms']

/** The texts of an answer that stand in a template or in the version before, in both languages. */
export async function textsInBoth(
  typed: Pick<QuotationData, QuotedText>,
  before: Pick<QuotationData, 'texts'> | undefined,
  { database }: Pick<Context, 'database'>,
): Promise<QuotationData['texts']> {
  const templates = await answerTemplates(database, maxTemplates)
  const kept = (name: QuotedText): InBoth[] => {
    const kind: Schemas['TermKind'] | undefined =
      name === 'incotermPlace' ? undefined : kindOf[name]
    return templates.flatMap(({ kind: own, text: { zh, en } }) =>
      own === kind && en ? [{ zh, en }] : [],
    )
  }
  const texts = names.flatMap((name) => {
    const earlier = before?.texts?.[name]
    const text = templateOf(typed[name], [...(earlier ? [earlier] : []), ...kept(name)])
    return text ? [[name, text] as const] : []
  })
  return texts.length > 0 ? Object.fromEntries(texts) : undefined
}
