import type { useTable } from '@refinedev/core'
import { useEffect, useEffectEvent } from 'react'
import { renames } from '../../generated/renames'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { writtenByTable } from '../providers/flat-router'
import { columnOrderOf } from './column-order'
import { invalidValues, isHidden, isOrder, writeListState, type ListState } from './list-state'
import { listOf } from './lists'
import type { NamedField } from './record-schema'
import type { FilterValues, Resource, Row } from './resource'
import { addressedState, columnOrderParameter, listStateOf, tableStateOf } from './table-state'

/** The parts of Refine's table that lists use, with and without antd. */
export type ListTable = Pick<
  ReturnType<typeof useTable<Row>>,
  | 'tableQuery'
  | 'result'
  | 'filters'
  | 'setFilters'
  | 'sorters'
  | 'setSorters'
  | 'currentPage'
  | 'setCurrentPage'
  | 'pageSize'
  | 'setPageSize'
>

/** The state of a list's table, sorted into tab, filters and order. */
export function useListParts(resource: Resource, table: ListTable) {
  const { filters: parameters } = listOf(resource)
  const state = listStateOf(resource, table)
  const { values } = state
  const setState = (next: ListState) => {
    const { currentPage, pageSize, filters, sorters } = tableStateOf(resource, next)
    table.setFilters(filters, 'replace')
    table.setSorters(sorters)
    table.setPageSize(pageSize)
    table.setCurrentPage(currentPage)
  }
  const navigate = useNavigate()
  const { search } = useLocation()
  useAddress(resource, state, setState)
  useLastPage(search, table)

  const tab = parameters.find(({ name }) => name === resource.tabs?.by)
  const tabValue = tab && values[tab.name]
  const others = parameters.filter((parameter) => parameter !== tab)
  const sorting = columnOrderParameter(resource)
  const narrowing = others.filter((filter) => !isOrder(filter)).map(({ name }) => name)
  const only = (names: (name: string) => boolean): FilterValues =>
    Object.fromEntries(Object.entries(values).filter(([name]) => names(name)))
  const narrowedBy = only((name) => narrowing.includes(name))
  /** New filters start at the first page. */
  const setValues = (next: FilterValues) => setState({ ...state, page: 1, values: next })
  const change = (changes: Record<string, string | number | undefined>) =>
    setValues(
      Object.fromEntries(
        Object.entries({ ...values, ...changes }).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, value]],
        ),
      ),
    )

  return {
    state,
    tab,
    tabValue,
    filters: others.filter((filter) => !isHidden(filter)),
    /** Filters without an input that a link has set. */
    hidden: others.filter((filter) => isHidden(filter) && values[filter.name] !== undefined),
    /** Values of the address that are not applied, because their filters do not have them. */
    invalid: invalidValues(new URLSearchParams(search), parameters, renames[resource.schema]),
    /** Leaves out the column that the active tab filters by. */
    withoutTab: (columns: NamedField[]) =>
      tabValue === undefined ? columns : columns.filter(([name]) => name !== tab?.name),
    /** Order by columns, if the call supports it. */
    order: columnOrderOf(sorting, sorting && values[sorting.name], (value) =>
      change(sorting ? { [sorting.name]: value } : {}),
    ),
    /** All filters except the tab. */
    narrowedBy,
    narrowed: Object.keys(narrowedBy).length > 0,
    /** Sets or, with undefined, removes parameters. */
    change,
    narrow: (next: FilterValues) => setValues({ ...only((name) => name === tab?.name), ...next }),
    clear: () => setValues(only((name) => !narrowing.includes(name))),
    /** Undefined: all tabs together. */
    openTab: (value: string | number | undefined) => change(tab ? { [tab.name]: value } : {}),
    openPage: (next: Pick<ListState, 'page' | 'size'>) => setState({ values, ...next }),
    /** The state as a query string, without the page number. */
    query: writeListState({ ...state, page: 1 }).toString(),
    show: (query: string) => void navigate({ search: query }),
    /** Leaves only the values that are applied in the address. */
    dropInvalid: () =>
      void navigate({ search: writeListState(state).toString() }, { replace: true }),
  }
}

/** Refine's table reads the address once; this follows links, the menu, back and forward. */
function useAddress(resource: Resource, state: ListState, setState: (state: ListState) => void) {
  const { key, search, state: mark } = useLocation()
  const type = useNavigationType()
  const isOwn = mark === writtenByTable && type !== 'POP'
  const follow = useEffectEvent(() => {
    const addressed = addressedState(resource, search)
    const isShown = writeListState(addressed).toString() === writeListState(state).toString()
    if (!isOwn && !isShown) setState(addressed)
  })
  useEffect(() => follow(), [key])
}

/** Replaces the address of a page past the end by that of the last page. */
function useLastPage(search: string, { tableQuery, result, ...table }: ListTable) {
  const navigate = useNavigate()
  const lastPage = Math.max(1, Math.ceil((result.total ?? 0) / table.pageSize))
  const isBeyond =
    tableQuery.isSuccess && !tableQuery.isPlaceholderData && table.currentPage > lastPage
  const openLastPage = useEffectEvent(() => {
    // Filters that are not applied stay in the address, for the list to say so.
    const query = new URLSearchParams(search)
    if (lastPage > 1) query.set('page', String(lastPage))
    else query.delete('page')
    void navigate({ search: query.toString() }, { replace: true })
  })
  useEffect(() => {
    if (isBeyond) openLastPage()
  }, [isBeyond])
}
