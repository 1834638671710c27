import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'
import { dictionaryChoices } from '../calls/dictionary'
import type { FormChoice } from '../forms/form-context'

/** Evaluation levels that are offered, and retired ones that a report may have. */
export function useLevels(): FormChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['dictionary', 'evaluation_level'],
    queryFn: () => dictionaryChoices('evaluation_level'),
    staleTime: 600_000,
  })
  return data
}

/** Suppliers against whom a problem can be raised. */
export function useSuppliers(): FormChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['suppliers'],
    queryFn: () => dataOf(api.GET('/office/quality/supplier/list')),
    staleTime: 600_000,
  })
  return data.map(({ id, name }) => ({ value: id, label: name }))
}
