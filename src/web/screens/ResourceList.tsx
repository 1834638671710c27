import { keepPreviousData } from '@tanstack/react-query'
import { useList } from '@refinedev/core'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatNumber, text } from '../locale'
import { Button } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { Pager } from '../ui/Pager'
import { ListFilters } from './ListFilters'
import { listOf } from './lists'
import { useListState } from './list-state'
import { RecordCards } from './RecordCards'
import { RecordTable } from './RecordTable'
import type { Resource, Row } from './resource'
import styles from './ResourceList.module.css'
import { useWide } from './useWide'

/** The records of a resource, page by page: as a table, or as cards where there is no room for one. */
export function ResourceList({ resource }: { resource: Resource }) {
  const { name, title, pageSize, create, route } = resource
  const { filters } = listOf(resource)
  const state = useListState(filters)
  const { query, result } = useList<Row>({
    resource: name,
    pagination: { currentPage: state.page, pageSize },
    filters: Object.entries(state.values).map(([field, value]) => ({
      field,
      operator: 'eq',
      value,
    })),
    queryOptions: { placeholderData: keepPreviousData, meta: { quiet: true } },
    errorNotification: false,
  })
  const wide = useWide()
  usePageTitle(text(title))

  const total = result.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const beyond = query.isSuccess && !query.isPlaceholderData && state.page > lastPage
  useEffect(() => {
    if (beyond) state.openPage(lastPage)
    // Only a page that is not there leads away from it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [beyond])

  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      <header className={styles.header}>
        <h1>{text(title)}</h1>
        <span className={styles.total} aria-live="polite">
          {query.isSuccess && text('screens.total', { total: formatNumber(total) })}
        </span>
        {create && <Link to={`${route}/new`}>{text('screens.create')}</Link>}
      </header>
      {filters.length > 0 && (
        <ListFilters
          key={JSON.stringify(state.values)}
          filters={filters}
          values={state.values}
          onNarrow={state.narrow}
        />
      )}
      <div className={styles.records}>{records()}</div>
      {total > 0 && (
        <Pager current={state.page} size={pageSize} total={total} onChange={state.openPage} />
      )}
    </section>
  )

  function records() {
    if (query.isError)
      return (
        <Empty icon="warning" title={text('screens.failed')} hint={query.error.message}>
          <Button onClick={() => void query.refetch()}>{text('screens.retry')}</Button>
        </Empty>
      )
    if (query.isSuccess && total === 0)
      return state.isNarrowed ? (
        <Empty icon="search" title={text('screens.noMatch')} hint={text('screens.noMatchHint')}>
          <Button onClick={() => state.narrow({})}>{text('screens.clear')}</Button>
        </Empty>
      ) : (
        <NothingYet resource={resource} />
      )
    const Shown = wide ? RecordTable : RecordCards
    return <Shown resource={resource} rows={query.isPending ? undefined : result.data} />
  }
}

function NothingYet({ resource: { empty } }: { resource: Resource }) {
  if (!empty) return <Empty title={text('screens.empty')} />
  return (
    <Empty title={text(empty.title)} hint={text(empty.hint)}>
      {empty.link && <Link to={empty.link.to}>{text(empty.link.text)}</Link>}
    </Empty>
  )
}
