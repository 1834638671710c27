import formerNames from '../../generated/former-names.json'
import { text, type TextKey } from './locale'

const former: Partial<Record<string, string[]>> = formerNames

/** The title of a page, then its former names (`was` of the text), by which people still search. */
export const namesOf = (title: TextKey): string[] => [text(title), ...(former[title] ?? [])]

/** How well a typed text fits the names of a page: 0 best; undefined if it fits none. */
export function fitOf([title = '', ...others]: string[], typed: string): number | undefined {
  const [name, wanted] = [folded(title), folded(typed)]
  if (name.startsWith(wanted)) return 0
  const words = wanted.split(' ')
  const fits = (given: string) => words.every((word) => given.includes(word))
  if (fits(name)) return 1
  return others.some((other) => fits(folded(other))) ? 2 : undefined
}

/** Letters without case, and in one width. */
const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
