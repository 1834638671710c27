import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf, queries } from '../calls/api'

const query = (id: number, currency: Schemas['Currency'] | undefined) => ({
  queryKey: ['answerProposal', id, currency ?? ''],
  queryFn: () =>
    dataOf(
      api.GET('/office/intention/order/proposal/{id}', {
        params: { path: { id }, query: currency ? { currency } : {} },
      }),
    ),
  staleTime: 60_000,
  // Proposed values must not change under the eyes of who reads them.
  refetchOnWindowFocus: false,
})

/** The proposal of the office for the answer to a reservation; undefined if it cannot be loaded. */
export function useAnswerProposal(
  id: number,
  { currency, enabled }: { currency: Schemas['Currency'] | undefined; enabled: boolean },
) {
  const { data, isPending } = useQuery({
    ...query(id, currency),
    enabled,
    placeholderData: (before: Schemas['AnswerProposal'] | undefined) => before,
    meta: { quiet: true },
  })
  return { proposal: data, isAwaited: enabled && isPending }
}

/** The proposal in another currency. */
export const fetchProposal = (id: number, currency: Schemas['Currency']) =>
  queries.fetchQuery(query(id, currency))
