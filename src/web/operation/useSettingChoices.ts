import { useQuery } from '@tanstack/react-query'
import { matchPath, useLocation } from 'react-router'
import { api, dataOf } from '../calls/api'
import type { FormContext } from '../forms/form-context'

/** The choices of the setting being changed, if it has a fixed set of values. */
export function useSettingChoices(): FormContext {
  const { pathname } = useLocation()
  const id = Number(matchPath('/office/setting/edit/:id', pathname)?.params.id)
  const { data } = useQuery({
    queryKey: ['data', 'settingChoices', id],
    queryFn: () => dataOf(api.GET('/office/setting/{id}', { params: { path: { id } } })),
    enabled: Number.isSafeInteger(id),
    meta: { quiet: true },
  })
  const named = data?.limits?.split(' | ') ?? []
  if (named.length < 2) return {}
  return { choices: { value: named.map((value) => ({ value, label: value })) } }
}
