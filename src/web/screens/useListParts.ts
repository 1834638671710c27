import { renames } from '../../generated/renames'
import { columnOrderOf, isColumnOrder } from './column-order'
import { isOrder, useListState } from './list-state'
import { listOf } from './lists'
import type { FilterValues, Resource } from './resource'

/** The parameters of a list's call, sorted into tabs, filters and order. */
export function useListParts(resource: Resource) {
  const { filters: all } = listOf(resource)
  const state = useListState(all, renames[resource.schema])
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
    /** Order by columns, if the call supports it. */
    sorting,
    order: columnOrderOf(sorting, sorting && state.values[sorting.name], (value) =>
      state.narrow({
        ...only((name) => name !== sorting?.name),
        ...(sorting && value !== undefined && { [sorting.name]: value }),
      }),
    ),
    /** All filters except the tab. */
    narrowedBy,
    narrowed: Object.keys(narrowedBy).length > 0,
    narrow: (values: FilterValues) =>
      state.narrow({ ...only((name) => name === tab?.name), ...values }),
    clear: () => state.narrow(only((name) => !narrowing.includes(name))),
    /** Undefined: all tabs together. */
    openTab: (value: string | number | undefined) =>
      state.narrow({
        ...only((name) => name !== tab?.name),
        ...(tab && value !== undefined && { [tab.name]: value }),
      }),
  }
}
