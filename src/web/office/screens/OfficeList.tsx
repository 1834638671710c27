import { List, useTable } from '@refinedev/antd'
import { Suspense, useState } from 'react'
import { formatNumber, text } from '../../language/locale'
import { BulkActions, ChosenActions } from '../../screens/Choosing'
import { orderWithLabels } from '../../screens/column-order'
import { insteadOfRecords } from '../../screens/instead-of-records'
import { ListActions } from '../../screens/ListActions'
import { ListTabs } from '../../screens/ListTabs'
import { mayChange } from '../../screens/may-open'
import { Outcome } from '../../screens/Outcome'
import { RecordCards } from '../../screens/RecordCards'
import { columnsOf, useRecordSchema } from '../../screens/record-schema'
import { isOffice, type Resource, type Row } from '../../screens/resource'
import { tableOptions } from '../../screens/table-options'
import { useChoice } from '../../screens/useChoice'
import { useListParts } from '../../screens/useListParts'
import { useWide } from '../../screens/useWide'
import { useUser } from '../../session/session'
import { ButtonLink } from '../../ui/Button'
import { usePageTitle } from '../../ui/page-title'
import { useColumnChoice } from './columns'
import { FilterDrawer } from './FilterDrawer'
import { placesOf } from './list-filters'
import { ListSettings } from './ListSettings'
import { ListToolbar } from './ListToolbar'
import styles from './OfficeList.module.css'
import { OfficePager } from './OfficePager'
import { OfficeTable } from './OfficeTable'
import { ViewMenu } from './ViewMenu'

/** A list of the office: tabs, filters, saved views, and its records as a table, or as cards on a narrow screen. */
export function OfficeList({ resource }: { resource: Resource }) {
  const { name, title, route } = resource
  const { tableProps, ...table } = useTable<Row>(tableOptions(resource))
  const parts = useListParts(resource, table)
  const { state, tab, tabValue, filters, sorting } = parts
  const { tableQuery: query, result } = table
  const schema = useRecordSchema(resource)
  const all = columnsOf(schema)
  const columnChoice = useColumnChoice(resource, all)
  const columns = columnChoice.shown.filter(
    // Hide the column that the active tab filters by.
    ([field]) => tabValue === undefined || field !== tab?.name,
  )
  const may = mayChange(resource, useUser())
  const wide = useWide()
  const [isFiltering, setFiltering] = useState(false)
  const choice = useChoice(JSON.stringify([state.page, state.size, state.values]))
  usePageTitle(text(title))
  const total = result.total ?? 0
  const { heads, toolbar } = placesOf(filters, wide ? columns : [])
  const onFilter = (filter: string, value: string | number | undefined) =>
    parts.change({ [filter]: value })

  return (
    <List
      resource={name}
      title={
        <>
          <h1>{text(title)}</h1>
          <span className={styles.total} aria-live="polite">
            {query.isSuccess && text('screens.total', { total: formatNumber(total) })}
          </span>
        </>
      }
      headerButtons={
        <div className={styles.heading}>
          <ListActions
            resource={resource}
            values={state.values}
            columns={columnChoice.shown}
            isEmpty={total === 0}
          />
          {may.create && (
            <ButtonLink look="main" small to={`${route}/new`}>
              {text('screens.create')}
            </ButtonLink>
          )}
        </div>
      }
      contentProps={{ 'aria-busy': query.isFetching, className: styles.content }}
    >
      {tab ? (
        <ListTabs
          resource={resource}
          filter={tab}
          value={tabValue}
          narrowedBy={parts.narrowedBy}
          onChoose={parts.openTab}
        >
          {content()}
        </ListTabs>
      ) : (
        content()
      )}
      {isFiltering && (
        <FilterDrawer
          // Cards have no heads to sort by.
          filters={wide ? filters.filter((filter) => filter !== sorting) : labelledFilters()}
          values={state.values}
          onFilter={onFilter}
          onClear={parts.clear}
          onClose={() => setFiltering(false)}
        />
      )}
      {choice.outcome && <Outcome of={choice.outcome} onClose={choice.forget} />}
    </List>
  )

  function labelledFilters() {
    return filters.map((filter) => (filter === sorting ? orderWithLabels(filter, schema) : filter))
  }

  function content() {
    return (
      <div className={styles.content}>
        <ListToolbar
          filters={wide ? toolbar : toolbar.filter((filter) => filter.name === 'keyword')}
          hasMore={filters.length > 0}
          values={state.values}
          count={Object.keys(parts.narrowedBy).length}
          onOpen={() => setFiltering(true)}
          onFilter={onFilter}
          onClear={parts.clear}
        >
          {isOffice(resource) && (
            <ViewMenu
              resource={resource}
              query={parts.query}
              columns={columnChoice}
              onShow={parts.show}
            />
          )}
          {wide && <ListSettings columns={all} choice={columnChoice} />}
        </ListToolbar>
        {insteadOfRecords(resource, table, parts) ?? records()}
      </div>
    )
  }

  function records() {
    // The columns with actions load lazily; the placeholder stays until then.
    const placeholders = <Placeholders lines={table.pageSize} />
    return (
      <Suspense fallback={placeholders}>
        {query.isPending ? placeholders : shown(result.data)}
      </Suspense>
    )
  }

  function shown(rows: Row[]) {
    const several = may.several || may.remove ? choice : undefined
    return (
      <>
        {wide ? (
          <>
            {several && several.ids.length > 0 && (
              <div className={styles.bulk}>
                <ChosenActions resource={resource} rows={rows} choice={several} />
              </div>
            )}
            <OfficeTable
              resource={resource}
              columns={columns}
              rows={rows}
              choice={several}
              order={parts.order}
              values={state.values}
              heads={heads}
              onChange={parts.change}
            />
          </>
        ) : (
          <div className={styles.cards}>
            {several && <BulkActions resource={resource} rows={rows} choice={several} />}
            <RecordCards resource={resource} columns={columns} rows={rows} choice={several} />
          </div>
        )}
        <OfficePager
          pagination={tableProps.pagination}
          usual={resource.pageSize}
          onOpen={parts.openPage}
        />
      </>
    )
  }
}

/** Placeholder for records; without table heads, which would shift when the records arrive. */
function Placeholders({ lines }: { lines: number }) {
  return (
    <div className={styles.cards} aria-hidden="true">
      {Array.from({ length: lines }, (_none, line) => (
        <div key={line} className={styles.placeholder} />
      ))}
    </div>
  )
}
