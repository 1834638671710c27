import type { TablePaginationConfig } from 'antd'
import { BulkActions, ChosenActions } from '../../screens/Choosing'
import type { Filter } from '../../screens/lists'
import { LoadedRecords, useBulkChoice } from '../../screens/LoadedRecords'
import { RecordCards } from '../../screens/RecordCards'
import type { NamedField } from '../../screens/record-schema'
import type { Resource } from '../../screens/resource'
import type { Choice } from '../../screens/useChoice'
import type { ListTable, useListParts } from '../../screens/useListParts'
import { useWide } from '../../screens/useWide'
import styles from './OfficeList.module.css'
import { OfficePager } from './OfficePager'
import { OfficeTable } from './OfficeTable'

interface Props {
  resource: Resource
  columns: NamedField[]
  /** The filters in the heads of columns, by column. */
  heads: Map<string, Filter>
  table: ListTable
  pagination: TablePaginationConfig | false | undefined
  parts: ReturnType<typeof useListParts>
  choice: Choice
}

/** The records of a page of a list of the office, with bulk actions and a pager. */
export function OfficeRecords({ resource, columns, table, ...props }: Props) {
  const { heads, pagination, parts, choice } = props
  const wide = useWide()
  const several = useBulkChoice(resource, choice)
  return (
    <LoadedRecords table={table}>
      {(rows) => (
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
      )}
    </LoadedRecords>
  )
}
