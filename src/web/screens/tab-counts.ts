import type { Schemas } from '../../domain/schemas'
import { dataOf } from '../calls/api'
import { untypedApi } from '../providers/untyped-api'
import { present } from '../../domain/lists/items'
import type { FilterValues, Resource } from './resource'

/** The number of records in each tab, given the other filters. */
export const tabCounts = ({ name, tabs }: Resource, query: FilterValues = {}) => ({
  // Shares the key prefix of the records, so that they are invalidated together.
  queryKey: ['data', 'tabs', name, query],
  queryFn: async () => {
    const answer = await dataOf(untypedApi.GET(present(tabs, 'tabs').counts, { params: { query } }))
    // Safe cast: the descriptor's type demands a call that answers this.
    return (answer as { tabs: Schemas['TabCount'][] }).tabs
  },
  enabled: tabs !== undefined,
  meta: { quiet: true },
})
