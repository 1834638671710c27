import type { CrudFilter, CrudSort } from '@refinedev/core'
import { renames } from '../../generated/renames'
import { isColumnOrder } from './column-order'
import { printable, readListState, type ListState } from './list-state'
import { listOf } from './lists'
import type { FilterValues, Resource } from './resource'

/** The state of a list in the terms of Refine's tables. */
export interface TableState {
  currentPage: number
  pageSize: number
  filters: CrudFilter[]
  sorters: CrudSort[]
}

/** The parameter that sorts a list by its columns. */
export const columnOrderParameter = (resource: Resource) =>
  listOf(resource).filters.find(isColumnOrder)

export function tableStateOf(resource: Resource, { page, size, values }: ListState): TableState {
  const parameter = columnOrderParameter(resource)?.name
  const order = parameter === undefined ? undefined : values[parameter]
  return {
    currentPage: page,
    pageSize: size ?? resource.pageSize,
    filters: Object.entries(values)
      .filter(([name]) => name !== parameter)
      .map(([field, value]) => ({ field, operator: 'eq', value })),
    sorters: typeof order === 'string' ? [sorterOf(order)] : [],
  }
}

export function listStateOf(resource: Resource, table: Partial<TableState>): ListState {
  const { currentPage = 1, pageSize, filters = [], sorters = [] } = table
  const values: FilterValues = {}
  for (const filter of filters) {
    if (!('field' in filter)) continue
    const given: unknown = filter.value
    const value = typeof given === 'string' ? printable(given) : given
    if (typeof value === 'number' || (typeof value === 'string' && value !== ''))
      values[filter.field] = value
  }
  const parameter = columnOrderParameter(resource)
  const [sorter] = sorters
  if (parameter && sorter) values[parameter.name] = orderOf(sorter)
  const isUsualSize = pageSize === undefined || pageSize === resource.pageSize
  return { page: currentPage, ...(!isUsualSize && { size: pageSize }), values }
}

/** The state of a list in its address; the usual page size is left out. */
export const addressedState = (resource: Resource, search: string): ListState =>
  listStateOf(
    resource,
    tableStateOf(
      resource,
      readListState(
        new URLSearchParams(search),
        listOf(resource).filters,
        renames[resource.schema],
      ),
    ),
  )

/** `-createTime` sorts descending. */
function sorterOf(order: string): CrudSort {
  const descending = order.startsWith('-')
  return { field: descending ? order.slice(1) : order, order: descending ? 'desc' : 'asc' }
}

const orderOf = ({ field, order }: CrudSort) => (order === 'desc' ? `-${field}` : field)
