import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'
import { dictionaryChoices } from '../calls/dictionary'
import type { FormChoice } from '../forms/form-context'

/** The levels that a report can be evaluated with, and those that one was. */
export function useLevels(): FormChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['dictionary', 'evaluation_level'],
    queryFn: () => dictionaryChoices('evaluation_level'),
    staleTime: 600_000,
  })
  return data
}

/** The suppliers that a problem can be raised against. */
export function useSuppliers(): FormChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['suppliers'],
    queryFn: () => dataOf(api.GET('/office/quality/supplier/list')),
    staleTime: 600_000,
  })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}

/** What a product that somebody begins to write may be. */
export function suggestProducts(typed: string): Promise<string[]> {
  return dataOf(
    api.GET('/web/search/tips', { params: { query: { keyword: typed.trim(), searchType: 2 } } }),
  )
}
