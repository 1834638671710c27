import { queryOptions, useQuery } from '@tanstack/react-query'
import { dayAt, type Day } from '../../domain/days/day'
import { api, dataOf } from './api'
import { timeZone } from '../language/locale'

/** The server settings that the front end needs. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: () => dataOf(api.GET('/admin/sysconfig/common/settings')),
  staleTime: Infinity,
  meta: { quiet: true },
})

/**
 * Today in the shop's time zone, which counts for required dates; until the settings have loaded, the browser's
 * today.
 */
export function useShopToday(): Day {
  const { data } = useQuery(settingsQuery)
  return dayAt(data?.timeZone ?? timeZone())
}
