import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'

/** A fault is noticed within 15 seconds: the server notices most at once, and here it is asked every 10. */
const everyMs = 10_000

/** How the server is, by the process that answers. */
export const useConditions = () =>
  useQuery({
    queryKey: ['conditions'],
    queryFn: () => dataOf(api.GET('/office/condition/list')),
    refetchInterval: everyMs,
    meta: { quiet: true },
  })
