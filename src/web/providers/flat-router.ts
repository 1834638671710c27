import type { GoConfig, RouterProvider } from '@refinedev/core'
import routerProvider from '@refinedev/react-router'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { present } from '../../domain/lists/items'
import { writeListState } from '../screens/list-state'
import type { Resource } from '../screens/resource'
import { screenAt } from '../screens/routes'
import { addressedState, listStateOf, tableStateOf, type TableState } from '../screens/table-state'

/** State of a history entry that a table wrote itself: the table already shows it. */
export const writtenByTable = 'table'

/**
 * Refine's router with flat addresses: `?statusCode=1&order=-createTime&page=2` instead of
 * `?filters[0][field]=statusCode&…`, so that links in mails, saved views and bookmarks stay valid. A table pushes its
 * state, so that back removes the last filter instead of leaving the list.
 */
export function flatRouter(resources: Resource[]): RouterProvider {
  const useLibraryGo = present(routerProvider.go, 'go')
  const useLibraryParse = present(routerProvider.parse, 'parse')
  const listAt = (pathname: string) => {
    const screen = screenAt(resources, pathname)
    return screen?.kind === 'list' ? screen.resource : undefined
  }

  function useParse() {
    const parse = useLibraryParse()
    const { pathname, search } = useLocation()
    return useCallback(() => {
      const parsed = parse()
      const resource = listAt(pathname)
      if (!resource) return parsed
      const { currentPage, ...table } = tableStateOf(resource, addressedState(resource, search))
      // Refine copies other parameters into every link of the pager: `currentPage` would overwrite the link's page.
      return { ...parsed, params: { ...table, search: search && `?currentPage=${currentPage}` } }
    }, [parse, pathname, search])
  }

  function useGo() {
    const go = useLibraryGo()
    const navigate = useNavigate()
    const { pathname, search } = useLocation()
    return useCallback(
      (config: GoConfig) => {
        const { query, to = pathname, type } = config
        const resource = listAt(to)
        if (!resource || !isTableState(query)) return go(config)
        const written = writeListState(listStateOf(resource, query)).toString()
        const address = written ? `${to}?${written}` : to
        if (type === 'path') return address
        const isOpen = to === pathname
        if (isOpen && writeListState(addressedState(resource, search)).toString() === written)
          return
        void navigate(address, { state: writtenByTable })
      },
      [go, navigate, pathname, search],
    )
  }

  return { ...routerProvider, parse: useParse, go: useGo }
}

const isTableState = (query: unknown): query is Partial<TableState> =>
  typeof query === 'object' && query !== null && 'filters' in query
