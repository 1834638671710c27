import { Table, type TableColumnsType } from 'antd'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { ChoiceBox } from './Choosing'
import { nextOrder, type ColumnOrder } from './column-order'
import { isNumber, ListedValue } from './FieldValue'
import { addressOf } from './page-address'
import { arranged, isPicture, nameOf, useRecordSchema, type NamedField } from './record-schema'
import { opening, tonesOf, type Resource, type Row } from './resource'
import styles from './ResourceList.module.css'
import { hasRowActions, RowActions } from './RowActions'
import type { Choice } from './useChoice'

interface Props {
  resource: Resource
  /** The fields marked as columns by their schema. */
  columns: NamedField[]
  rows: Row[]
  /** Set if several records can be selected. */
  choice?: Choice | undefined
  /** Set if the list can be sorted by columns. */
  order?: ColumnOrder | undefined
}

/** Records as a table; the first column after the picture links to the record. */
export function RecordTable({ resource, columns, rows, choice, order }: Props) {
  const schema = useRecordSchema(resource)
  const user = useUser()
  const { picture, main, others } = arranged(columns)
  const inOrder = [picture, main, ...others].filter((column) => column !== undefined)
  const shown: TableColumnsType<Row> = inOrder.map((column) => ({
    key: column[0],
    dataIndex: column[0],
    title: <Head column={column} order={order} />,
    onHeaderCell: () => ({ 'aria-sort': directionOf(column[0], order) }),
    align: isNumber(column[1]) ? 'right' : 'left',
    className: lookOf(
      column[1],
      column === main ? 'first' : column === others[0] ? 'second' : undefined,
    ),
    render: (value: unknown, row: Row) => {
      const [name, field] = column
      const address = column === main && addressOf(resource, schema, row)
      return (
        <ListedValue
          schema={field}
          value={value}
          tones={tonesOf(resource, name)}
          unfolds={!resource.page}
          link={address ? { to: address, onClick: () => opening(resource, row) } : undefined}
        />
      )
    },
  }))
  if (choice) {
    shown.unshift({
      key: 'choice',
      title: <span className="visually-hidden">{text('screens.chosen.title')}</span>,
      width: 44,
      render: (_value, row) => <ChoiceBox row={row} name={nameOf(row, columns)} choice={choice} />,
    })
  }
  if (hasRowActions(resource, user)) {
    shown.push({
      key: 'actions',
      // Always visible, however far a wide table is scrolled.
      fixed: 'right',
      title: text('screens.actions'),
      render: (_value, row) => <RowActions resource={resource} row={row} small />,
    })
  }

  return (
    <Table<Row>
      columns={shown}
      dataSource={rows}
      rowKey="id"
      pagination={false}
      size="middle"
      tableLayout="auto"
      scroll={{ x: true }}
    />
  )
}

/** A column title; a button if the list can be sorted by it. */
function Head({ column: [name, field], order }: { column: NamedField; order: Props['order'] }) {
  const title = titleOf(field, name, language)
  if (!order?.by(name)) return title
  const direction = directionOf(name, order)
  return (
    <button
      type="button"
      className={styles.sort}
      title={text('screens.order.by', { title })}
      onClick={() => order.choose(nextOrder(order.value, name))}
    >
      {title}
      <span className={direction === 'descending' ? styles.down : undefined}>
        <Icon name={direction ? 'arrowUp' : 'sort'} size={14} />
      </span>
    </button>
  )
}

function directionOf(column: string, order: Props['order']) {
  if (order?.value === column) return 'ascending' as const
  return order?.value === `-${column}` ? ('descending' as const) : undefined
}

/** The first text links to the record, the second describes it. */
function lookOf(field: FieldSchema, place: 'first' | 'second' | undefined): string | undefined {
  if (isPicture(field)) return styles.thumbnail
  if (isNumber(field)) return styles.number
  if (field.format === 'date-time') return styles.time
  if (field.format || field['x-enum']) return styles.short
  return place ? `${styles.cell} ${styles[place]}` : styles.cell
}
