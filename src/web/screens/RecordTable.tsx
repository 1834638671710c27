import { Table, type TableColumnsType } from 'antd'
import { Link } from 'react-router'
import { titleOf } from '../../domain/field-schema'
import { language, text } from '../locale'
import { FieldValue, isNumber } from './FieldValue'
import { addressOf } from './page-address'
import { columnsOf, useRecordSchema } from './record-schema'
import { tonesOf, type Resource, type Row } from './resource'
import styles from './ResourceList.module.css'
import { RowActions } from './RowActions'

interface Props {
  resource: Resource
  /** Nothing while they are on their way. */
  rows: Row[] | undefined
}

/** Records as a table with the columns that their schema marks; the first one leads to the record. */
export function RecordTable({ resource, rows }: Props) {
  const columns = columnsOf(useRecordSchema(resource))
  const placeholders = Array.from({ length: resource.pageSize }, (_none, id): Row => ({ id: -id }))

  const shown: TableColumnsType<Row> = columns.map(([name, field], index) => ({
    key: name,
    dataIndex: name,
    title: titleOf(field, name, language),
    align: isNumber(field) ? 'right' : 'left',
    className: isNumber(field) ? styles.number : styles.cell,
    render: (value: unknown, row: Row) => {
      if (!rows) return <div className={styles.placeholder} />
      const address = index === 0 && addressOf(resource, row)
      const cell = <FieldValue schema={field} value={value} tones={tonesOf(resource, name)} />
      return address ? <Link to={address}>{cell}</Link> : cell
    },
  }))
  if (resource.rowActions) {
    shown.push({
      key: 'actions',
      title: text('screens.actions'),
      render: (_value, row) => rows && <RowActions resource={resource} row={row} />,
    })
  }

  return (
    <Table<Row>
      columns={shown}
      dataSource={rows ?? placeholders}
      rowKey="id"
      pagination={false}
      tableLayout="auto"
    />
  )
}
