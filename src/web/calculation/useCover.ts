import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { useKept } from '../forms/useKept'

type Cover = Schemas['ReportCover']

/** The cover of the next report: as it was typed for this calculation, else as on the last report. */
export function useCover(product: number, asked: boolean) {
  const [typed, setCover] = useKept<Cover | undefined>(`cover.${product}`, undefined)
  const { data: kept } = useQuery({
    queryKey: ['report', 'cover'],
    queryFn: () => dataOf(api.GET('/web/my/report/cover')),
    enabled: asked,
    meta: { quiet: true },
  })
  return { cover: typed ?? kept?.cover ?? {}, setCover }
}
