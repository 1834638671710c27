import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api'
import type { FormChoice } from '../forms/form-context'

/** The levels that a report can be evaluated with. */
export function useLevels(): FormChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['parameterItems', 'evaluation_level'],
    queryFn: () =>
      dataOf(
        api.GET('/web/param/item/list', { params: { query: { paramId: 'evaluation_level' } } }),
      ),
    staleTime: 600_000,
  })
  return data.map(({ itemCode, itemName }) => ({ value: itemCode, label: itemName }))
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
