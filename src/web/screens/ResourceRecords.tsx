import { Suspense } from 'react'
import { useUser } from '../session/session'
import { Pager } from '../ui/Pager'
import { BulkActions } from './Choosing'
import { mayChange } from './may-open'
import { RecordCards } from './RecordCards'
import type { NamedField } from './record-schema'
import { RecordTable } from './RecordTable'
import type { Resource, Row } from './resource'
import styles from './ResourceList.module.css'
import type { Choice } from './useChoice'
import type { ListTable, useListParts } from './useListParts'
import { useWide } from './useWide'

interface Props {
  resource: Resource
  columns: NamedField[]
  table: ListTable
  parts: ReturnType<typeof useListParts>
  choice: Choice
}

/** The records of a page of a list, with bulk actions and a pager. */
export function ResourceRecords({ table, ...props }: Props) {
  // The columns with actions load lazily; the placeholder stays until then.
  const placeholders = <Placeholders lines={table.pageSize} />
  return (
    <Suspense fallback={placeholders}>
      {table.tableQuery.isPending ? (
        placeholders
      ) : (
        <Records {...props} table={table} rows={table.result.data} />
      )}
    </Suspense>
  )
}

function Records({ resource, columns, rows, table, parts, choice }: Props & { rows: Row[] }) {
  const may = mayChange(resource, useUser())
  const Shown = useWide() ? RecordTable : RecordCards
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
      <Pager
        current={parts.state.page}
        size={table.pageSize}
        total={table.result.total ?? 0}
        onChange={(page) => {
          parts.openPage({ ...parts.state, page })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
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
