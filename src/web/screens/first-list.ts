import { queryOptions } from '@tanstack/react-query'
import { isRefusal, queries } from '../calls/api'
import { listPage } from '../providers/list-page'
import type { ListState } from './list-state'
import type { Resource } from './resource'
import { addressedState } from './table-state'

const firstLists = ['firstList']

/** The list query of the current address, sent while the screen's code loads. */
export const firstListOf = (resource: Resource) =>
  firstPage(resource, addressedState(resource, window.location.search))

const firstPage = (resource: Resource, state: ListState) =>
  queryOptions({
    queryKey: [...firstLists, resource.name, state],
    // The list retries and shows the error.
    retry: false,
    meta: { quiet: true },
    queryFn: () => listPage(resource, state),
  })

/** The prefetched page, if it is the one that is wanted. Used once: a later visit queries again. */
export async function prefetchedPage(resource: Resource, state: ListState) {
  const query = firstPage(resource, state)
  const known = queries.getQueryState(query.queryKey)
  try {
    // Fetching after a failure would send the query again.
    if (known?.status === 'error') throw known.error
    return known && (await queries.fetchQuery(query))
  } catch (error) {
    // A repeated query would be refused again.
    if (isRefusal(error)) throw error
    return undefined
  } finally {
    queries.removeQueries({ queryKey: firstLists })
  }
}
