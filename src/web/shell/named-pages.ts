import type { Visitor } from '../../domain/account/access'
import { text } from '../language/locale'
import { fitOf, namesOf } from '../language/page-names'
import { navigationFor, type NavigationEntry } from './navigation'
import type { SuggestionGroup } from './own-parts'

/** The pages of the main navigation that a typed text names, by their present or a former name. */
export function pagesNamed(typed: string, user: Visitor): SuggestionGroup {
  const entries = isName.test(typed.trim()) ? navigationFor(user).flatMap(leaves) : []
  const named = entries.flatMap(({ label, to }) =>
    to && fitOf(namesOf(label), typed) !== undefined ? [[text(label), to] as const] : [],
  )
  return {
    title: text('shell.search.pages'),
    words: named.map(([word]) => word),
    addresses: Object.fromEntries(named),
  }
}

/** Fewer characters are rather the beginning of a product's name. */
const isName = /\p{Script=Han}{2}|.{3}/u

const leaves = (entry: NavigationEntry): NavigationEntry[] => entry.children ?? [entry]
