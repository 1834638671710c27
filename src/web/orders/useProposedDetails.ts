import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '../../domain/schemas'
import type { KeptDetails } from '../actions/order-details'
import { api, dataOf } from '../calls/api'

/** Fills the details of a new reservation with those of the last one, unless something has been typed. */
export function useProposedDetails(
  details: KeptDetails | undefined,
  onChange: (details: KeptDetails) => void,
): void {
  const { data } = useQuery({
    queryKey: ['proposedDetails'],
    queryFn: () => dataOf(api.GET('/web/intention/order/details')),
    enabled: details === undefined,
    // The last reservation may have been sent a moment ago.
    gcTime: 0,
    meta: { quiet: true },
  })
  useEffect(() => {
    if (details === undefined && data?.uniqueCode !== undefined) onChange(proposalOf(data))
  })
}

function proposalOf({ uniqueCode, ...values }: Schemas['OrderDetailsProposal']): KeptDetails {
  return { values, ...(uniqueCode !== undefined && { from: uniqueCode }) }
}
