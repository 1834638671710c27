import { Pager } from '../ui/Pager'
import { BulkActions } from './Choosing'
import { LoadedRecords, useBulkChoice } from './LoadedRecords'
import { RecordCards } from './RecordCards'
import type { NamedField } from './record-schema'
import { RecordTable } from './RecordTable'
import type { Resource } from './resource'
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
export function ResourceRecords({ resource, columns, table, parts, choice }: Props) {
  const Shown = useWide() ? RecordTable : RecordCards
  const several = useBulkChoice(resource, choice)
  return (
    <LoadedRecords table={table}>
      {(rows) => (
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
      )}
    </LoadedRecords>
  )
}
