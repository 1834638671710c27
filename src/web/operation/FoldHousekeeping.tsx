import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { api, dataOf } from '../calls/api'
import { formatNumber, text } from '../language/locale'
import type { FilterValues } from '../screens/resource'
import { ButtonLink } from '../ui/Button'

/** Shows the housekeeping jobs that the list of jobs folds, or folds them again. */
export function FoldHousekeeping({ values }: { values: FilterValues }) {
  const [params] = useSearchParams()
  const isShown = values.housekeeping !== undefined
  const keyword = values.keyword === undefined ? undefined : String(values.keyword)
  const { data } = useQuery({
    // Shares the key prefix of the records, so that they are invalidated together.
    queryKey: ['data', 'housekeeping', keyword],
    queryFn: () =>
      dataOf(api.GET('/office/job/counts', { params: { query: keyword ? { keyword } : {} } })),
    meta: { quiet: true },
  })
  if (!isShown && !data?.folded) return null
  const next = new URLSearchParams(params)
  next.delete('page')
  if (isShown) next.delete('housekeeping')
  else next.set('housekeeping', '1')
  return (
    <ButtonLink small to={`/office/job?${next}`}>
      {isShown
        ? text('operation.job.fold')
        : text('operation.job.unfold', { count: formatNumber(data?.folded ?? 0) })}
    </ButtonLink>
  )
}
