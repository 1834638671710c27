import { columnOrderOf, isColumnOrder } from './column-order'
import { isOrder, useListState } from './list-state'
import { listOf } from './lists'
import type { FilterValues, Resource } from './resource'

/** What a list is asked with, sorted into its tabs, what narrows it, and the order of its records. */
export function useListParts(resource: Resource) {
  const { filters: all } = listOf(resource)
  const state = useListState(all)
  const tab = all.find(({ name }) => name === resource.tabs?.by)
  const filters = all.filter((filter) => filter !== tab)
  const sorting = filters.find(isColumnOrder)
  const narrowing = filters.filter((filter) => !isOrder(filter)).map(({ name }) => name)
  const only = (names: (name: string) => boolean): FilterValues =>
    Object.fromEntries(Object.entries(state.values).filter(([name]) => names(name)))
  const narrowedBy = only((name) => narrowing.includes(name))

  return {
    state,
    tab,
    tabValue: tab && state.values[tab.name],
    filters,
    /** The order by columns, where the call has one. */
    sorting,
    order: columnOrderOf(sorting, sorting && state.values[sorting.name], (value) =>
      state.narrow({
        ...only((name) => name !== sorting?.name),
        ...(sorting && value !== undefined && { [sorting.name]: value }),
      }),
    ),
    /** What narrows the list but its tab. */
    narrowedBy,
    narrowed: Object.keys(narrowedBy).length > 0,
    narrow: (values: FilterValues) =>
      state.narrow({ ...only((name) => name === tab?.name), ...values }),
    clear: () => state.narrow(only((name) => !narrowing.includes(name))),
    /** Nothing named: all tabs together. */
    openTab: (value: string | number | undefined) =>
      state.narrow({
        ...only((name) => name !== tab?.name),
        ...(tab && value !== undefined && { [tab.name]: value }),
      }),
  }
}
