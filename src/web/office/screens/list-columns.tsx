import type { TableColumnsType } from 'antd'
import { titleOf, type FieldSchema } from '../../../domain/forms/field-schema'
import { language, text } from '../../language/locale'
import type { ColumnOrder } from '../../screens/column-order'
import { FieldValue, isNumber } from '../../screens/FieldValue'
import { filterChoices } from '../../screens/list-state'
import type { Filter } from '../../screens/lists'
import { addressOf, addressOfField } from '../../screens/page-address'
import { isPicture, type NamedField } from '../../screens/record-schema'
import {
  opening,
  tonesOf,
  type FilterValues,
  type Resource,
  type Row,
} from '../../screens/resource'
import { Icon } from '../../ui/Icon'
import { Link } from 'react-router'
import { leastWidthOf, widthOf } from './column-width'
import { FilterInput } from './FilterInput'
import styles from './OfficeTable.module.css'

interface ListedTable {
  resource: Resource
  schema: FieldSchema
  /** In the order of the table; the first that is not a picture links to the record. */
  columns: NamedField[]
  rows: Row[]
  order: ColumnOrder | undefined
  values: FilterValues
  /** The filters in the heads, by column. */
  heads: Map<string, Filter>
  onFilter: (name: string, value: string | number | undefined) => void
}

/** The columns of antd's table, each on one line, with sorting and filters in the heads. */
export function listColumns(table: ListedTable): TableColumnsType<Row> {
  const { resource, schema, columns, rows, order } = table
  const main = columns.find(([, field]) => !isPicture(field))
  return columns.map((column) => {
    const [name, field] = column
    const title = titleOf(field, name, language)
    const filter = table.heads.get(name)
    const measured = {
      name,
      field,
      title,
      rows,
      isSorted: order?.by(name) ?? false,
      isFiltered: filter !== undefined,
    }
    return {
      key: name,
      dataIndex: name,
      title,
      width: widthOf(measured),
      minWidth: leastWidthOf(measured),
      align: isNumber(field) ? 'right' : 'left',
      className: styles.cell,
      onCell: (row) => ({ title: tooltipOf(field, row[name]) }),
      ...(order?.by(name) && { sorter: true, sortOrder: directionOf(name, order) }),
      ...(filter && headFilter(filter, title, table)),
      render: (value: unknown, row: Row) => {
        const cell = <FieldValue schema={field} value={value} tones={tonesOf(resource, name)} />
        const address =
          column === main ? addressOf(resource, schema, row) : addressOfField(resource, name, row)
        return address ? (
          <Link to={address} onClick={() => column === main && opening(resource, row)}>
            {cell}
          </Link>
        ) : (
          cell
        )
      },
    }
  })
}

/** The whole of a text that may be cut to its column; codes and times are shown in other words. */
const tooltipOf = (field: FieldSchema, value: unknown) =>
  typeof value === 'string' && !field['x-enum'] && !field.format && !isPicture(field)
    ? value
    : undefined

function directionOf(column: string, { value }: ColumnOrder) {
  if (value === column) return 'ascend' as const
  return value === `-${column}` ? ('descend' as const) : null
}

/** A filter in a head: a menu of its choices, or an input for a text or day. */
function headFilter(filter: Filter, title: string, { values, onFilter }: ListedTable) {
  const { name } = filter
  const value = values[name]
  const { choices } = filterChoices(filter)
  const shared = {
    filteredValue: value === undefined ? null : [value],
    filterIcon: (
      <span role="img" aria-label={text('screens.filterBy', { title })}>
        <Icon name="filter" size={14} filled={value !== undefined} />
      </span>
    ),
  }
  if (choices.length > 0)
    return {
      ...shared,
      filterMultiple: false,
      filters: choices.map((choice) => ({ text: choice.label, value: choice.value })),
    }
  return {
    ...shared,
    filterDropdown: ({ confirm }: { confirm: () => void }) => (
      <div className={styles.headFilter}>
        <FilterInput
          filter={filter}
          label={title}
          value={value}
          onChange={(next) => {
            onFilter(name, next)
            confirm()
          }}
        />
      </div>
    ),
  }
}
