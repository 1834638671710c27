import type { Visitor } from '../../domain/account/access'
import { addressOfQuestion, orderingQuestionIn } from '../../domain/orders/ordering-help'
import { text } from '../language/locale'
import { fitOf, namesOf } from '../language/page-names'
import { navigationFor, type NavigationEntry } from './navigation'
import type { SuggestionGroup } from './own-parts'

/**
 * The pages of the main navigation that a typed text names, by their present or a former name, and the explanation of a
 * question about ordering.
 */
export function pagesNamed(typed: string, user: Visitor): SuggestionGroup {
  const entries = isName.test(typed.trim()) ? navigationFor(user).flatMap(leaves) : []
  const question = orderingQuestionIn(typed)
  const explained = question
    ? [[text(`shell.help.${question}`), addressOfQuestion(question)] as const]
    : []
  const named = entries.flatMap(({ label, to }) =>
    to && fitOf(namesOf(label), typed) !== undefined ? [[text(label), to] as const] : [],
  )
  const pages = [...explained, ...named]
  return {
    title: text('shell.search.pages'),
    words: pages.map(([word]) => word),
    addresses: Object.fromEntries(pages),
  }
}

/** Fewer characters are rather the beginning of a product's name. */
const isName = /\p{Script=Han}{2}|.{3}/u

const leaves = (entry: NavigationEntry): NavigationEntry[] => entry.children ?? [entry]
