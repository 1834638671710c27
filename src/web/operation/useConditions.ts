import { useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../calls/api'

/** A fault must show within 15 seconds: the server detects most at once, and this poll adds at most 10. */
const everyMs = 10_000

/** The condition of the server process that answers. */
export const useConditions = () =>
  useQuery({
    queryKey: ['conditions'],
    queryFn: () => dataOf(api.GET('/office/condition/list')),
    refetchInterval: everyMs,
    meta: { quiet: true },
  })
