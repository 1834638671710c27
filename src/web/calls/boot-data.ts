import { useQuery } from '@tanstack/react-query'
import { bootAreas } from '../../domain/content/content'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from './api'

type Area = keyof typeof bootAreas

const useBootData = () =>
  useQuery({
    queryKey: ['bootData'],
    queryFn: () => dataOf(api.GET('/web/home/boot/data')),
    staleTime: Infinity,
    meta: { quiet: true },
  })

/** What the server gives for an area of the frame; nothing until it has come, or when it does not come. */
export function useBootArea(area: Area): Schemas['BootItem'][] {
  return useKnownBootArea(area).items ?? []
}

/** The same for who has to know whether there is nothing, or nothing yet: no items until they have come. */
export function useKnownBootArea(area: Area) {
  const { data, error, refetch } = useBootData()
  const found = data?.find((one) => one.area === bootAreas[area])
  return { items: data && (found?.items ?? []), error, refetch }
}
