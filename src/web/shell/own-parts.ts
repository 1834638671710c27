import type { NavigateFunction } from 'react-router'
import { searchedPart } from '../../domain/catalogue/keyword'
import { foldedPartNo } from '../../domain/orders/part-number'
import { addressOfPart, partsQuery, useOwnPartList } from '../actions/own-parts'
import { queries } from '../calls/api'
import { text } from '../language/locale'

export interface SuggestionGroup {
  title: string
  words: string[]
  /** Where a word leads by itself; any other one is searched for. */
  addresses?: Record<string, string>
}

/** Nobody waits longer than this to have a search begin. */
const patienceMs = 1000

/** The account's own part numbers in which what is typed is found; each leads to its product. */
export function useOwnParts(keyword: string): SuggestionGroup {
  const found = useOwnPartList(keyword)
    .slice(0, 5)
    .map((part) => ({
      word: `${part.customerPartNo} · ${part.model}`,
      address: addressOfPart(part),
    }))
  return {
    title: text('shell.search.parts'),
    words: found.map(({ word }) => word),
    addresses: Object.fromEntries(found.map(({ word, address }) => [word, address])),
  }
}

/** Opens the product whose own number is typed; tells whether there is one. */
export async function openOwnPart(typed: string, navigate: NavigateFunction): Promise<boolean> {
  const keyword = searchedPart(typed)
  if (keyword === '') return false
  const parts = await Promise.race([
    queries.fetchQuery(partsQuery(keyword)).catch(() => []),
    new Promise<never[]>((resolve) => window.setTimeout(() => resolve([]), patienceMs)),
  ])
  const part = parts.find(
    ({ customerPartNo }) => foldedPartNo(customerPartNo) === foldedPartNo(keyword),
  )
  if (part) void navigate(addressOfPart(part))
  return part !== undefined
}
