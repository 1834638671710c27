import { useTable } from '@refinedev/core'
import { formatNumber, text } from '../language/locale'
import { usePageTitle } from '../ui/page-title'
import { filtersBeside } from './column-order'
import { FilterNotes } from './FilterNotes'
import { insteadOfRecords } from './instead-of-records'
import { ListActions } from './ListActions'
import { ListFilters } from './ListFilters'
import { ListTabs } from './ListTabs'
import { Outcome } from './Outcome'
import { columnsOf, shownColumns, useRecordSchema } from './record-schema'
import type { Resource, Row } from './resource'
import styles from './ResourceList.module.css'
import { ResourceRecords } from './ResourceRecords'
import { tableOptions } from './table-options'
import { useChoice } from './useChoice'
import { useListParts } from './useListParts'
import { useWide } from './useWide'

/** A resource's records with a pager: as a table, or as cards on a narrow screen. */
export function ResourceList({ resource }: { resource: Resource }) {
  const { title } = resource
  const table = useTable<Row>(tableOptions(resource))
  const parts = useListParts(resource, table)
  const { state, tab, tabValue, filters, narrowed, narrowedBy } = parts
  const { narrow, clear, openTab } = parts
  const { tableQuery: query, result } = table
  const schema = useRecordSchema(resource)
  const all = columnsOf(schema)
  const columns = parts.withoutTab(shownColumns(all))
  const wide = useWide()
  const choice = useChoice(JSON.stringify([state.page, state.size, state.values]))
  usePageTitle(text(title))
  const total = result.total ?? 0

  return (
    <section className={styles.list} aria-busy={query.isFetching}>
      <header className={styles.header}>
        <h1>{text(title)}</h1>
        <span className={styles.total} aria-live="polite">
          {query.isSuccess && text('screens.total', { total: formatNumber(total) })}
        </span>
        <div className={styles.listActions}>
          <ListActions
            resource={resource}
            values={state.values}
            columns={all}
            isEmpty={total === 0}
          />
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
    const placeholder = insteadOfRecords(resource, table, parts)
    const shownFilters = filtersBeside(filters, schema, wide)
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
        <FilterNotes {...parts} />
        {placeholder ? (
          <div className={styles.records}>{placeholder}</div>
        ) : (
          <ResourceRecords
            resource={resource}
            columns={columns}
            table={table}
            parts={parts}
            choice={choice}
          />
        )}
      </>
    )
  }
}
