import { List, useTable } from '@refinedev/antd'
import type { ComponentProps } from 'react'
import { formatNumber, text } from '../../language/locale'
import { FilterNotes } from '../../screens/FilterNotes'
import { insteadOfRecords } from '../../screens/instead-of-records'
import { ListActions } from '../../screens/ListActions'
import { ListTabs } from '../../screens/ListTabs'
import { mayChange } from '../../screens/may-open'
import { Outcome } from '../../screens/Outcome'
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
import { placesOf } from './list-filters'
import { ListSettings } from './ListSettings'
import styles from './OfficeList.module.css'
import { OfficeFilters } from './OfficeFilters'
import { OfficeRecords } from './OfficeRecords'
import { ViewMenu } from './ViewMenu'

/** A list of the office: tabs, filters, saved views, and its records as a table, or as cards on a narrow screen. */
export function OfficeList({ resource }: { resource: Resource }) {
  const { name, title } = resource
  const { tableProps, ...table } = useTable<Row>(tableOptions(resource))
  const parts = useListParts(resource, table)
  const { state, tab, tabValue, filters } = parts
  const { tableQuery: query, result } = table
  const all = columnsOf(useRecordSchema(resource))
  const columnChoice = useColumnChoice(resource, all)
  const columns = parts.withoutTab(columnChoice.shown)
  const wide = useWide()
  const choice = useChoice(JSON.stringify([state.page, state.size, state.values]))
  usePageTitle(text(title))
  const total = result.total ?? 0
  const { heads, toolbar } = placesOf(filters, wide ? columns : [])

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
        <HeaderButtons
          resource={resource}
          values={state.values}
          columns={columnChoice.shown}
          isEmpty={total === 0}
        />
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
      {choice.outcome && <Outcome of={choice.outcome} onClose={choice.forget} />}
    </List>
  )

  function content() {
    return (
      <div className={styles.content}>
        <OfficeFilters resource={resource} parts={parts} toolbar={toolbar}>
          {isOffice(resource) && (
            <ViewMenu
              resource={resource}
              query={parts.query}
              columns={columnChoice}
              onShow={parts.show}
            />
          )}
          {wide && <ListSettings columns={all} choice={columnChoice} />}
        </OfficeFilters>
        <FilterNotes {...parts} />
        {insteadOfRecords(resource, table, parts) ?? (
          <OfficeRecords
            resource={resource}
            columns={columns}
            heads={heads}
            table={table}
            pagination={tableProps.pagination}
            parts={parts}
            choice={choice}
          />
        )}
      </div>
    )
  }
}

/** The actions of a whole list, and the way to a new record. */
function HeaderButtons({ resource, ...list }: ComponentProps<typeof ListActions>) {
  const may = mayChange(resource, useUser())
  return (
    <div className={styles.heading}>
      <ListActions resource={resource} {...list} />
      {may.create && (
        <ButtonLink look="main" small to={`${resource.route}/new`}>
          {text('screens.create')}
        </ButtonLink>
      )}
    </div>
  )
}
