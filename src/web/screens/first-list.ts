import { useEffect, useState } from 'react'
import { queryOptions } from '@tanstack/react-query'
import type { GetListResponse } from '@refinedev/core'
import { queries } from '../calls/api'
import { dataOfResources } from '../providers/data'
import { renames } from '../../generated/renames'
import { readListState, type ListState } from './list-state'
import { listOf } from './lists'
import type { Resource, Row } from './resource'

/** The list query for a state of the address. */
export const askedOf = (resource: Resource, { page, size, values }: ListState) => ({
  pagination: { currentPage: page, pageSize: size ?? resource.pageSize },
  filters: Object.entries(values).map(([field, value]) => ({
    field,
    operator: 'eq' as const,
    value,
  })),
})

/** The list query of the current address, sent while the screen's code loads. */
export function firstListOf(resource: Resource) {
  const query = new URLSearchParams(window.location.search)
  const asked = askedOf(
    resource,
    readListState(query, listOf(resource).filters, renames[resource.schema]),
  )
  return queryOptions({
    queryKey: [...firstLists, resource.name, asked],
    // The list retries and shows the error.
    retry: false,
    meta: { quiet: true },
    queryFn: () => dataOfResources([resource]).getList<Row>({ resource: resource.name, ...asked }),
  })
}

const firstLists = ['firstList']

/** The prefetched records, as long as the first list queries nothing else. */
export function useFirstList(resource: Resource, asked: object) {
  const [first] = useState(() => {
    const { queryKey } = firstListOf(resource)
    const { data, dataUpdatedAt } = queries.getQueryState<GetListResponse<Row>>(queryKey) ?? {}
    return { data, dataUpdatedAt, asked: queryKey.at(-1) }
  })
  // Used once: a later visit queries again.
  useEffect(() => queries.removeQueries({ queryKey: firstLists }), [])
  if (!first.data || JSON.stringify(asked) !== JSON.stringify(first.asked)) return {}
  return { initialData: first.data, initialDataUpdatedAt: first.dataUpdatedAt }
}
