import { useEffect, useState } from 'react'
import { queryOptions } from '@tanstack/react-query'
import type { GetListResponse } from '@refinedev/core'
import { queries } from '../calls/api'
import { dataOfResources } from '../providers/data'
import { readListState, type ListState } from './list-state'
import { listOf } from './lists'
import type { Resource, Row } from './resource'

/** What a list asks for in a state of its address. */
export const askedOf = (resource: Resource, { page, size, values }: ListState) => ({
  pagination: { currentPage: page, pageSize: size ?? resource.pageSize },
  filters: Object.entries(values).map(([field, value]) => ({
    field,
    operator: 'eq' as const,
    value,
  })),
})

/** The records of the open address, asked for while what draws them is loaded. */
export function firstListOf(resource: Resource) {
  const query = new URLSearchParams(window.location.search)
  const asked = askedOf(resource, readListState(query, listOf(resource).filters))
  return queryOptions({
    queryKey: [...firstLists, resource.name, asked],
    // The list asks again, and says what went wrong.
    retry: false,
    meta: { quiet: true },
    queryFn: () => dataOfResources([resource]).getList<Row>({ resource: resource.name, ...asked }),
  })
}

const firstLists = ['firstList']

/** These records, for the list that is drawn first and as long as it asks for nothing else. */
export function useFirstList(resource: Resource, asked: object) {
  const [first] = useState(() => {
    const { queryKey } = firstListOf(resource)
    const { data, dataUpdatedAt } = queries.getQueryState<GetListResponse<Row>>(queryKey) ?? {}
    return { data, dataUpdatedAt, asked: queryKey.at(-1) }
  })
  // Whoever comes back asks anew.
  useEffect(() => queries.removeQueries({ queryKey: firstLists }), [])
  if (!first.data || JSON.stringify(asked) !== JSON.stringify(first.asked)) return {}
  return { initialData: first.data, initialDataUpdatedAt: first.dataUpdatedAt }
}
