import { queryOptions, useQuery } from '@tanstack/react-query'
import { dayAt, type Day } from '../../domain/days/day'
import { api, dataOf } from './api'
import { timeZone } from '../language/locale'

/** What of the server's settings the front end needs to know. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => dataOf(api.GET('/admin/sysconfig/common/settings')),
  staleTime: Infinity,
  meta: { quiet: true },
})

/** Which day it is where the shop is, as its day counts for all that is wanted by a day; the browser's until that is known. */
export function useShopToday(): Day {
  const { data } = useQuery(settingsQuery)
  return dayAt(data?.timeZone ?? timeZone())
}
