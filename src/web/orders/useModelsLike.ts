import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'

/** Model suggestions for a typed beginning. */
export function useModelsLike(typed: string): string[] {
  const keyword = typed.trim()
  const { data = [] } = useQuery({
    queryKey: ['searchTips', 2, keyword],
    queryFn: () =>
      dataOf(api.GET('/web/search/tips', { params: { query: { keyword, searchType: 2 } } })),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  })
  return keyword === '' ? [] : data
}
