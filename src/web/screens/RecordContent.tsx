import { Fragment, useState, type ComponentType } from 'react'
import { groupsOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { formatNumber, language, text } from '../language/locale'
import { MoreButton } from '../ui/MoreButton'
import { FieldValue, isNumber } from './FieldValue'
import { columnsOf, type NamedField } from './record-schema'
import styles from './RecordTable.module.css'
import type { Resource, Row } from './resource'

export interface FieldsProps {
  resource: Resource
  fields: NamedField[]
  record: Row
}

interface Props {
  resource: Resource
  schema: FieldSchema
  record: Row
  /** Draws the fields of a group. */
  Fields: ComponentType<FieldsProps>
}

/** All fields of a record in the order of its schema; lists inside it are tables below. */
export function RecordContent({ resource, schema, record, Fields }: Props) {
  const filled = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => isShown([name, field]) && record[name] !== undefined,
  )
  const single = filled.filter(([, field]) => !isList(field))
  const lists = filled.filter(([, field]) => isList(field))
  return (
    <>
      {groupsOf(schema, single, language).map(({ heading, fields }) => (
        <Fragment key={heading ?? ''}>
          {heading && <h2>{heading}</h2>}
          <Fields resource={resource} fields={fields} record={record} />
        </Fragment>
      ))}
      {lists.map(([name, field]) => (
        // Safe cast: the schema says that this is a list of objects.
        <InnerList key={name} name={name} schema={field} rows={record[name] as Row[]} />
      ))}
    </>
  )
}

const isShown = ([name, field]: NamedField) => name !== 'id' && field['x-widget'] !== 'hidden'

const isList = ({ items }: FieldSchema) => items?.properties !== undefined

/** Rows of an inner list before it is unfolded: an import may change hundreds of records. */
const mostRows = 30

function InnerList({ name, schema, rows }: { name: string; schema: FieldSchema; rows: Row[] }) {
  const [open, setOpen] = useState(false)
  if (rows.length === 0) return null
  const { items = {} } = schema
  const marked = columnsOf(items)
  const columns =
    marked.length > 0 ? marked : Object.entries(items.properties ?? {}).filter(isShown)
  const title = titleOf(schema, name, language)
  const lookOf = (field: FieldSchema) => (isNumber(field) ? styles.number : styles.cell)
  return (
    <>
      <h2>{title}</h2>
      <div className={styles.framed} tabIndex={0} role="region" aria-label={title}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(([column, field]) => (
                <th key={column} scope="col" className={lookOf(field)}>
                  {titleOf(field, column, language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(open ? rows : rows.slice(0, mostRows)).map((row, index) => (
              // The rows of a document have no ids.
              <tr key={'id' in row ? row.id : index}>
                {columns.map(([column, field]) => (
                  <td key={column} className={lookOf(field)}>
                    <FieldValue schema={field} value={row[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length > mostRows && (
        <MoreButton
          open={open}
          more={text('screens.allRows', { total: formatNumber(rows.length) })}
          onToggle={setOpen}
        />
      )}
    </>
  )
}
