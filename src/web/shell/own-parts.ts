import type { NavigateFunction } from 'react-router'
import { searchedPart } from '../../domain/catalogue/keyword'
import { foldedPartNo } from '../../domain/orders/part-number'
import { addressOfPart, partsQuery, useOwnPartList } from '../actions/own-parts'
import { queries } from '../calls/api'
import { text } from '../language/locale'

export interface SuggestionGroup {
  title: string
  words: string[]
  /** Words with a page of their own; others are searched. */
  addresses?: Record<string, string>
}

/** Maximum wait before an ordinary search starts. */
const patienceMs = 1000

/** The account's own part numbers that match the typed text, as suggestions that lead to their products. */
export function useOwnParts(keyword: string): SuggestionGroup {
  const parts = useOwnPartList(keyword)
    .slice(0, 5)
    .map((part) => ({
      word: `${part.customerPartNo} · ${part.model}`,
      address: addressOfPart(part),
    }))
  return {
    title: text('shell.search.parts'),
    words: parts.map(({ word }) => word),
    addresses: Object.fromEntries(parts.map(({ word, address }) => [word, address])),
  }
}

/** Opens the product whose own part number was typed; returns false if there is none. */
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
