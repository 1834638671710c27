import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../domain/schemas'
import { api, dataOf } from './api'

/** The areas of the frame by what they hold. */
export const bootAreas = {
  loginBackground: 1,
  logo: 6,
  partners: 7,
  mobilePlatform: 8,
  serviceAccount: 9,
  hotline: 11,
} as const

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
