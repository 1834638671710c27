import { useQuery } from '@tanstack/react-query'
import type { NavigateFunction } from 'react-router'
import { foldedPartNo } from '../../domain/orders/part-number'
import { api, dataOf, queries } from '../api'
import { text } from '../locale'
import { currentUser, useUser } from '../session'
import type { SuggestionGroup } from './use-suggestions'

/** Nobody waits longer than this to have a search begin. */
const patienceMs = 1000

const buys = (identity: string | undefined) => identity === '1' || identity === '2'

/** Only customers keep part numbers of their own. */
export const mayHaveParts = () => buys(currentUser()?.identity)

const partsQuery = (keyword: string) => ({
  queryKey: ['ownParts', keyword],
  queryFn: () => dataOf(api.GET('/web/my/part/list', { params: { query: { keyword } } })),
  meta: { quiet: true },
})

const addressOf = ({ dataId }: { dataId: number }) => `/productCategories/details?id=${dataId}`

/** The account's own part numbers in which what is typed is found; each leads to its product. */
export function useOwnParts(keyword: string): SuggestionGroup {
  const user = useUser()
  const { data = [] } = useQuery({
    ...partsQuery(keyword),
    enabled: buys(user?.identity) && keyword !== '',
  })
  const found = data.slice(0, 5).map((part) => ({
    word: `${part.customerPartNo} · ${part.model}`,
    address: addressOf(part),
  }))
  return {
    title: text('shell.search.parts'),
    words: found.map(({ word }) => word),
    addresses: Object.fromEntries(found.map(({ word, address }) => [word, address])),
  }
}

/** Opens the product whose own number is typed; tells whether there is one. */
export async function openOwnPart(typed: string, navigate: NavigateFunction): Promise<boolean> {
  const keyword = typed.trim()
  if (keyword === '') return false
  const parts = await Promise.race([
    queries.fetchQuery(partsQuery(keyword)).catch(() => []),
    new Promise<never[]>((resolve) => window.setTimeout(() => resolve([]), patienceMs)),
  ])
  const part = parts.find(
    ({ customerPartNo }) => foldedPartNo(customerPartNo) === foldedPartNo(keyword),
  )
  if (part) void navigate(addressOf(part))
  return part !== undefined
}
