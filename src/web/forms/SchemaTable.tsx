import type { ComponentType } from 'react'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { contentFields } from '../../domain/forms/form-fields'
import { language } from '../language/locale'
import styles from './SchemaTable.module.css'

interface Props {
  /** The fields of each row. */
  schema: FieldSchema
  rows: { key: string; title: string; value: object }[]
  /** Draws a cell. */
  Value: ComponentType<{ schema: FieldSchema; value: unknown }>
}

/** Objects with the same fields as the rows of a table. On phones each row is a card. */
export function SchemaTable({ schema, rows, Value }: Props) {
  const filled = rows.map((row) => ({ ...row, value: new Map(Object.entries(row.value)) }))
  const columns = contentFields(schema)
    .filter(([name]) => filled.some(({ value }) => value.get(name) !== undefined))
    .map(([name, field]) => ({ name, field, title: titleOf(field, name, language) }))
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {columns.map(({ name, title }) => (
              <th key={name} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filled.map(({ key, title, value }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              {columns.map(({ name, field, title }) => (
                <td key={name} data-title={title}>
                  {value.get(name) !== undefined && (
                    <Value schema={field} value={value.get(name)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
