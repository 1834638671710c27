import { Table, type TableColumnsType } from 'antd'
import { useRef } from 'react'
import { text } from '../../language/locale'
import { FieldList } from '../../screens/FieldList'
import { useFocusAfter } from '../../screens/Choosing'
import type { ColumnOrder } from '../../screens/column-order'
import type { Filter } from '../../screens/lists'
import { arranged, nameOf, useRecordSchema, type NamedField } from '../../screens/record-schema'
import type { FilterValues, Resource, Row } from '../../screens/resource'
import { mayChange } from '../../screens/may-open'
import { hasRowActions } from '../../screens/RowActions'
import type { Choice } from '../../screens/useChoice'
import { density } from '../../session/look'
import { useUser } from '../../session/session'
import { listColumns } from './list-columns'
import styles from './OfficeTable.module.css'
import { RowMenu } from './RowMenu'

interface Props {
  resource: Resource
  columns: NamedField[]
  rows: Row[]
  choice: Choice | undefined
  order: ColumnOrder | undefined
  values: FilterValues
  heads: Map<string, Filter>
  /** Sets or removes parameters of the list's call. */
  onChange: (values: Record<string, string | number | undefined>) => void
}

const widths = { box: 40, unfold: 40, action: 34 }

/** The records of a list as antd's table, each on one line. */
export function OfficeTable({ resource, columns, rows, choice, ...props }: Props) {
  const { order, values, heads, onChange } = props
  const schema = useRecordSchema(resource)
  const height = density.use()
  const frame = useRef<HTMLDivElement>(null)
  // The focus moves to the head of the selection after a bulk action.
  useFocusAfter(choice, () =>
    frame.current?.querySelector<HTMLElement>('thead input[type=checkbox]')?.focus(),
  )
  const { picture, main, others } = arranged(columns)
  const shown = listColumns({
    resource,
    schema,
    columns: [picture, main, ...others].filter((column) => column !== undefined),
    rows,
    order,
    values,
    heads,
    onFilter: (name, value) => onChange({ [name]: value }),
  })
  const actionsWidth = useActionsWidth(resource)
  if (actionsWidth > 0)
    shown.push({
      key: 'actions',
      title: <span className="visually-hidden">{text('screens.actions')}</span>,
      width: actionsWidth,
      className: styles.actions,
      render: (_value, row) => (
        <RowMenu resource={resource} row={row} name={nameOf(row, columns)} />
      ),
    })
  // A record without a page of its own unfolds in place.
  const unfolds = !resource.page && !resource.edit
  const least = leastOf(shown) + (choice ? widths.box : 0) + (unfolds ? widths.unfold : 0)

  return (
    <div ref={frame} className={styles.table}>
      <div style={{ minWidth: least }}>
        <Table<Row>
          columns={shown}
          dataSource={rows}
          rowKey="id"
          pagination={false}
          size={height === 'compact' ? 'small' : 'middle'}
          tableLayout="fixed"
          showSorterTooltip={false}
          {...(choice && {
            rowSelection: {
              columnWidth: widths.box,
              selectedRowKeys: choice.ids,
              onChange: (keys) => choice.choose(keys.map(Number)),
              getTitleCheckboxProps: () => ({ 'aria-label': text('screens.choosePage') }),
              getCheckboxProps: (row) => ({
                'aria-label': text('screens.choose', { name: nameOf(row, columns) }),
              }),
            },
          })}
          {...(unfolds && {
            expandable: {
              columnWidth: widths.unfold,
              columnTitle: <span className="visually-hidden">{text('common.showAll')}</span>,
              expandedRowRender: (row) => (
                <FieldList
                  resource={resource}
                  fields={columns.filter(([name]) => row[name] !== undefined)}
                  record={row}
                />
              ),
            },
          })}
          onChange={(_page, filters, sorter, { action }) => {
            if (action === 'filter')
              for (const [column, filter] of heads) {
                const [value] = filters[column] ?? []
                const next =
                  typeof value === 'string' || typeof value === 'number' ? value : undefined
                if (next !== values[filter.name]) onChange({ [filter.name]: next })
              }
            if (action === 'sort' && order && !Array.isArray(sorter))
              order.choose(
                sorter.order
                  ? `${sorter.order === 'descend' ? '-' : ''}${String(sorter.columnKey)}`
                  : undefined,
              )
          }}
        />
      </div>
    </div>
  )
}

/** Columns without a width share the rest equally, so that each needs the least width of the widest. */
function leastOf(columns: TableColumnsType<Row>): number {
  const fixed = columns.map(({ width }) => width).filter((width) => typeof width === 'number')
  const shared = columns.filter(({ width }) => width === undefined)
  const share = Math.max(0, ...shared.map(({ minWidth = 0 }) => minWidth))
  return fixed.reduce((sum, width) => sum + width, 0) + shared.length * share
}

/** The column of actions is as wide as its icons. */
function useActionsWidth(resource: Resource): number {
  const user = useUser()
  if (!hasRowActions(resource, user)) return 0
  const { edit, remove, row } = mayChange(resource, user)
  const icons = [edit, remove, row].filter(Boolean).length
  return icons * widths.action + 14
}
