import { useQuery } from '@tanstack/react-query'
import { bootAreas } from '../domain/content'
import type { Schemas } from '../domain/schemas'
import { api, dataOf } from './api'

/** What the server gives for an area of the frame; nothing until it has come, or when it does not come. */
export function useBootArea(area: keyof typeof bootAreas): Schemas['BootItem'][] {
  const { data } = useQuery({
    queryKey: ['bootData'],
    queryFn: () => dataOf(api.GET('/web/home/boot/data')),
    staleTime: Infinity,
    meta: { quiet: true },
  })
  return data?.find((one) => one.area === bootAreas[area])?.items ?? []
}
