import { Suspense, type ReactNode } from 'react'
import { useUser } from '../session/session'
import styles from './ResourceList.module.css'
import { mayChange } from './may-open'
import type { Resource, Row } from './resource'
import type { Choice } from './useChoice'
import type { ListTable } from './useListParts'

interface Props {
  table: ListTable
  children: (rows: Row[]) => ReactNode
}

/** The records of a page of a list; until they and the lazy parts of their rows have loaded, a placeholder. */
export function LoadedRecords({ table, children }: Props) {
  const placeholder = <Placeholder lines={table.pageSize} />
  return (
    <Suspense fallback={placeholder}>
      {table.tableQuery.isPending ? placeholder : children(table.result.data)}
    </Suspense>
  )
}

/** Without heads, which would shift when the records arrive. */
function Placeholder({ lines }: { lines: number }) {
  return (
    <div className={styles.records} aria-hidden="true">
      {Array.from({ length: lines }, (_none, line) => (
        <div key={line} className={styles.placeholder} />
      ))}
    </div>
  )
}

/** The selection, if the user may do anything with several records. */
export function useBulkChoice(resource: Resource, choice: Choice): Choice | undefined {
  const { several, remove } = mayChange(resource, useUser())
  return several || remove ? choice : undefined
}
