import { useQuery } from '@tanstack/react-query'
import { searchedPart } from '../../domain/catalogue/keyword'
import { api, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { useUser } from '../session/session'
import { useSettled } from '../ui/useSettled'
import { pagesNamed } from './named-pages'
import { useOwnParts } from './own-parts'
import { searchesLike } from './search-history'
import type { SuggestionGroup } from './own-parts'

export type SearchType = 1 | 2

/** Suggestions of the search box: earlier searches, completions of the typed text or else popular words, and pages. */
export function useSuggestions(
  typed: string,
  searchType: SearchType,
  history: string[],
): SuggestionGroup[] {
  const keyword = useSettled(searchedPart(typed))
  const hot = useHotWords()
  const { data: tips = [] } = useQuery({
    queryKey: ['searchTips', searchType, keyword],
    queryFn: () =>
      dataOf(api.GET('/web/search/tips', { params: { query: { keyword, searchType } } })),
    enabled: keyword !== '',
    placeholderData: (before) => before,
    meta: { quiet: true },
  })

  const parts = useOwnParts(keyword)
  const user = useUser()
  const earlier = searchesLike(history, typed)
  const others = typed.trim() === '' ? hot : tips
  return [
    ...(typed.trim() === '' ? [] : [parts]),
    { title: text('shell.search.history'), words: earlier },
    {
      title: text(typed.trim() === '' ? 'shell.search.hot' : 'shell.search.tips'),
      words: others.filter((word) => !earlier.includes(word)).slice(0, 10),
    },
    pagesNamed(typed, user),
  ].filter(({ words }) => words.length > 0)
}

export function useHotWords(): string[] {
  const { data = [] } = useQuery({
    queryKey: ['hotSearches'],
    queryFn: () => dataOf(api.GET('/web/hot/search/list')),
    staleTime: 300_000,
    meta: { quiet: true },
  })
  return data
}
