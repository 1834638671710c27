import type { TablePaginationConfig } from 'antd'
import { Suspense } from 'react'
import { BulkActions, ChosenActions } from '../../screens/Choosing'
import type { Filter } from '../../screens/lists'
import { mayChange } from '../../screens/may-open'
import { RecordCards } from '../../screens/RecordCards'
import type { NamedField } from '../../screens/record-schema'
import type { Resource, Row } from '../../screens/resource'
import type { Choice } from '../../screens/useChoice'
import type { ListTable, useListParts } from '../../screens/useListParts'
import { useWide } from '../../screens/useWide'
import { useUser } from '../../session/session'
import styles from './OfficeList.module.css'
import { OfficePager } from './OfficePager'
import { OfficeTable } from './OfficeTable'

interface Props {
  resource: Resource
  columns: NamedField[]
  /** The filters that stand in the heads of columns. */
  heads: Map<string, Filter>
  table: ListTable
  pagination: TablePaginationConfig | false | undefined
  parts: ReturnType<typeof useListParts>
  choice: Choice
}

/** The records of a page of a list of the office, with bulk actions and a pager. */
export function OfficeRecords({ table, ...props }: Props) {
  // The columns with actions load lazily; the placeholder stays until then.
  const placeholders = <Placeholders lines={table.pageSize} />
  return (
    <Suspense fallback={placeholders}>
      {table.tableQuery.isPending ? placeholders : <Records {...props} rows={table.result.data} />}
    </Suspense>
  )
}

function Records(props: Omit<Props, 'table'> & { rows: Row[] }) {
  const { resource, columns, heads, rows, pagination, parts, choice } = props
  const may = mayChange(resource, useUser())
  const wide = useWide()
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
            values={parts.state.values}
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
      <OfficePager pagination={pagination} usual={resource.pageSize} onOpen={parts.openPage} />
    </>
  )
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
