import { readStored, writeStored } from '../session/storage'

const name = 'searchHistory'
const most = 4

export const readHistory = () => readStored<string[]>(name, 'local') ?? []

export function rememberSearch(keyword: string): string[] {
  const next = withSearch(readHistory(), keyword)
  writeStored(name, next, 'local')
  return next
}

export function forgetSearches(): void {
  writeStored(name, [], 'local')
}

/** The last four distinct searches, newest first. */
export function withSearch(history: string[], keyword: string): string[] {
  return [keyword, ...history.filter((word) => !same(word, keyword))].slice(0, most)
}

/** Earlier searches with this prefix; all of them if it is empty. */
export function searchesLike(history: string[], typed: string): string[] {
  const start = typed.trim().toLowerCase()
  return history.filter((word) => word.toLowerCase().startsWith(start) && !same(word, start))
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}
