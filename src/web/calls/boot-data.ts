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

/** Content for an area of the frame; empty until it has loaded, or if loading fails. */
export function useBootArea(area: Area): Schemas['BootItem'][] {
  return useKnownBootArea(area).items ?? []
}

/** The same, but `items` is undefined until the content has loaded. */
export function useKnownBootArea(area: Area) {
  const { data, error, refetch } = useBootData()
  const entry = data?.find((candidate) => candidate.area === bootAreas[area])
  return { items: data && (entry?.items ?? []), error, refetch }
}
