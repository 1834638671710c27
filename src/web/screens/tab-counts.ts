import type { Schemas } from '../../domain/schemas'
import { dataOf } from '../calls/api'
import { untypedApi } from '../providers/data'
import type { FilterValues, Resource } from './resource'

/** How many records each tab of a list holds, as it is narrowed otherwise. */
export const tabCounts = ({ name, tabs }: Resource, query: FilterValues = {}) => ({
  // Beside the records, so that what makes the one stale makes the other.
  queryKey: ['data', 'tabs', name, query],
  queryFn: async () => {
    const answer = await dataOf(untypedApi.GET(tabs!.counts, { params: { query } }))
    // The type of the descriptor demands a call that answers this.
    return (answer as { tabs: Schemas['TabCount'][] }).tabs
  },
  enabled: tabs !== undefined,
  meta: { quiet: true },
})
