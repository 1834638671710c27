import { dataOf } from '../calls/api'
import type { ListState } from '../screens/list-state'
import { listOf } from '../screens/lists'
import type { Resource, Row } from '../screens/resource'
import { untypedApi } from './untyped-api'

interface Page {
  records: Row[]
  total: number
}

/** A page of a list, as its call answers it. */
export async function listPage(
  resource: Resource,
  { page, size, values }: ListState,
  signal?: AbortSignal,
) {
  const query = {
    ...listOf(resource).fixed,
    current: page,
    size: size ?? resource.pageSize,
    ...values,
  }
  const answer = await dataOf(untypedApi.GET(resource.list, { params: { query }, signal }))
  // A list call answers a page, or an object with one, as the descriptor's type demands.
  const { records, total } = (answer as { ipage?: Page }).ipage ?? (answer as Page)
  return { data: records, total }
}
