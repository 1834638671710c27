import { keepPreviousData } from '@tanstack/react-query'
import { useList } from '@refinedev/core'
import { Suspense, useEffect, useEffectEvent, type ComponentType } from 'react'
import { Link } from 'react-router'
import { formatNumber, text } from '../language/locale'
import { useUser } from '../session/session'
import { Button, ButtonLink } from '../ui/Button'
import { Empty } from '../ui/Empty'
import { usePageTitle } from '../ui/page-title'
import { Pager } from '../ui/Pager'
import { BulkActions } from './Choosing'
import { orderWithLabels } from './column-order'
import { ColumnMenu } from './ColumnMenu'
import { useColumnChoice } from './columns'
import { ExportButtons } from './ExportButtons'
import { askedOf, useFirstList } from './first-list'
import { ListFilters } from './ListFilters'
import { ListTabs } from './ListTabs'
import { mayChange } from './may-open'
import { Outcome } from './Outcome'
import { PageSize } from './PageSize'
import { useListParts } from './useListParts'
import { RecordCards } from './RecordCards'
import { columnsOf, useRecordSchema } from './record-schema'
import { RecordTable } from './RecordTable'
import { isOffice, type FilterValues, type Resource, type Row } from './resource'
import styles from './ResourceList.module.css'
import { useChoice } from './useChoice'
import { useWide } from './useWide'
import { ViewMenu } from './ViewMenu'

/** A resource's records with a pager: as a table, or as cards on a narrow screen. */
export function ResourceList({ resource }: { resource: Resource }) {
  const { name, title, route } = resource
  const parts = useListParts(resource)
  const { state, tab, tabValue, filters, narrowed, narrowedBy, narrow, clear, openTab } = parts
  const pageSize = state.size ?? resource.pageSize
  const schema = useRecordSchema(resource)
  const all = columnsOf(schema)
  const choiceOfColumns = useColumnChoice(resource, all)
  const columns = choiceOfColumns.shown.filter(
    // Hide the column that the active tab filters by.
    ([field]) => tabValue === undefined || field !== tab?.name,
  )
  const may = mayChange(resource, useUser())
  const asked = askedOf(resource, state)
  const first = useFirstList(resource, asked)
  const { query, result } = useList<Row>({
    resource: name,
    ...asked,
    queryOptions: {
      placeholderData: keepPreviousData,
      meta: { quiet: true },
      ...first,
    },
    errorNotification: false,
  })
  const wide = useWide()
  const choice = useChoice(JSON.stringify([state.page, state.size, state.values]))
  usePageTitle(text(title))

  const total = result.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / pageSize))
  const beyond = query.isSuccess && !query.isPlaceholderData && state.page > lastPage
  const openLastPage = useEffectEvent(() => state.correctPage(lastPage))
  useEffect(() => {
    if (beyond) openLastPage()
  }, [beyond])

  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      <header className={styles.header}>
        <h1>{text(title)}</h1>
        <span className={styles.total} aria-live="polite">
          {query.isSuccess && text('screens.total', { total: formatNumber(total) })}
        </span>
        <div className={styles.listActions}>
          {isOffice(resource) && (
            <>
              <ViewMenu
                resource={resource}
                query={state.query}
                columns={choiceOfColumns}
                onShow={state.show}
              />
              {wide && <ColumnMenu columns={all} choice={choiceOfColumns} />}
            </>
          )}
          <ListActions resource={resource} values={state.values} />
          {resource.exports ? (
            <resource.exports values={state.values} disabled={total === 0} />
          ) : (
            <ExportButtons
              resource={resource}
              values={state.values}
              // Lists without a column choice export all columns.
              columns={isOffice(resource) ? choiceOfColumns.shown : all}
              disabled={total === 0}
            />
          )}
          {may.create && (
            <ButtonLink look="main" small to={`${route}/new`}>
              {text('screens.create')}
            </ButtonLink>
          )}
        </div>
      </header>
      {tab ? (
        <ListTabs
          resource={resource}
          filter={tab}
          value={tabValue}
          narrowedBy={narrowedBy}
          onChoose={openTab}
        >
          <div className={styles.list}>{content()}</div>
        </ListTabs>
      ) : (
        content()
      )}
      {choice.outcome && <Outcome of={choice.outcome} onClose={choice.forget} />}
    </section>
  )

  function content() {
    const said = instead()
    // Tables are sorted by their heads; other orders, and cards, by a select.
    const { sorting } = parts
    const labelled = sorting && orderWithLabels(sorting, schema)
    const shownFilters = wide
      ? filters.filter((filter) => filter !== sorting)
      : filters.map((filter) => (filter === sorting && labelled ? labelled : filter))
    return (
      <>
        {shownFilters.length > 0 && (
          <ListFilters
            key={JSON.stringify(state.values)}
            filters={shownFilters}
            values={state.values}
            narrowed={narrowed}
            onNarrow={narrow}
            onClear={clear}
          />
        )}
        {said ? <div className={styles.records}>{said}</div> : records()}
      </>
    )
  }

  /** Content of an empty list. */
  function instead() {
    if (query.isError)
      return (
        <Empty icon="warning" title={text('screens.failed')} hint={query.error.message}>
          <Button onClick={() => void query.refetch()}>{text('screens.retry')}</Button>
        </Empty>
      )
    if (!query.isSuccess || total > 0) return undefined
    if (narrowed)
      return (
        <Empty icon="search" title={text('screens.noMatch')} hint={text('screens.noMatchHint')}>
          <Button onClick={clear}>{text('screens.clear')}</Button>
        </Empty>
      )
    // The other tabs may still have records.
    if (tabValue !== undefined)
      return (
        <Empty title={text('screens.emptyTab')}>
          <Button onClick={() => openTab(undefined)}>{text('screens.all')}</Button>
        </Empty>
      )
    return <NothingYet resource={resource} />
  }

  function records() {
    // The columns with actions load lazily; the placeholder stays until then.
    const placeholders = <Placeholders lines={pageSize} />
    return (
      <Suspense fallback={placeholders}>
        {query.isPending ? placeholders : shown(result.data)}
      </Suspense>
    )
  }

  function shown(rows: Row[]) {
    const Shown = wide ? RecordTable : RecordCards
    const several = may.several || may.remove ? choice : undefined
    return (
      <>
        <div className={styles.records}>
          {several && <BulkActions resource={resource} rows={rows} choice={several} />}
          <Shown
            resource={resource}
            columns={columns}
            rows={rows}
            choice={several}
            order={parts.order}
          />
        </div>
        <div className={styles.foot}>
          <Pager
            current={state.page}
            size={pageSize}
            total={total}
            onChange={(page) => {
              state.openPage(page)
              window.scrollTo(0, 0)
            }}
          />
          {isOffice(resource) && total > resource.pageSize && (
            <PageSize usual={resource.pageSize} size={pageSize} onChange={state.openSize} />
          )}
        </div>
      </>
    )
  }
}

/** Placeholder for records; without table heads, which would shift when the records arrive. */
function Placeholders({ lines }: { lines: number }) {
  return (
    <div className={styles.records} aria-hidden="true">
      {Array.from({ length: lines }, (_none, line) => (
        <div key={line} className={styles.placeholder} />
      ))}
    </div>
  )
}

function ListActions({ resource, values }: { resource: Resource; values: FilterValues }) {
  const { listActions = {} } = resource
  return Object.entries<ComponentType<{ values: FilterValues }>>(listActions).map(
    ([name, Action]) => <Action key={name} values={values} />,
  )
}

function NothingYet({ resource: { empty } }: { resource: Resource }) {
  if (!empty) return <Empty title={text('screens.empty')} />
  return (
    <Empty title={text(empty.title)} hint={text(empty.hint)}>
      {empty.link && <Link to={empty.link.to}>{text(empty.link.text)}</Link>}
    </Empty>
  )
}
