import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { language, text } from '../language/locale'
import { useUser } from '../session/session'
import { Icon } from '../ui/Icon'
import { ChoiceBox } from './Choosing'
import { nextOrder, type ColumnOrder } from './column-order'
import { isNumber, ListedValue } from './FieldValue'
import { addressOf } from './page-address'
import { arranged, isPicture, nameOf, useRecordSchema, type NamedField } from './record-schema'
import styles from './RecordTable.module.css'
import { opening, tonesOf, type Resource, type Row } from './resource'
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
  const hasActions = hasRowActions(resource, useUser())
  const { picture, main, others } = arranged(columns)
  const inOrder = [picture, main, ...others].filter((column) => column !== undefined)
  const placeOf = (column: NamedField) =>
    column === main ? 'first' : column === others[0] ? 'second' : undefined

  return (
    // A focusable region, so that the keyboard can scroll a wide table.
    <div className={styles.scrolling} tabIndex={0} role="region" aria-label={text(resource.title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={styles.choice}>
                <span className="visually-hidden">{text('screens.chosen.title')}</span>
              </th>
            )}
            {inOrder.map((column) => (
              <th
                key={column[0]}
                scope="col"
                className={lookOf(column[1], placeOf(column))}
                aria-sort={directionOf(column[0], order)}
              >
                <Head column={column} order={order} />
              </th>
            ))}
            {hasActions && (
              <th scope="col" className={styles.actions}>
                {text('screens.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const address = addressOf(resource, schema, row)
            return (
              <tr key={row.id}>
                {choice && (
                  <td>
                    <ChoiceBox row={row} name={nameOf(row, columns)} choice={choice} />
                  </td>
                )}
                {inOrder.map((column) => {
                  const [name, field] = column
                  const isLink = column === main && address
                  return (
                    <td key={name} className={lookOf(field, placeOf(column))}>
                      <ListedValue
                        schema={field}
                        value={row[name]}
                        tones={tonesOf(resource, name)}
                        unfolds={!resource.page}
                        link={
                          isLink
                            ? { to: address, onClick: () => opening(resource, row) }
                            : undefined
                        }
                      />
                    </td>
                  )
                })}
                {hasActions && (
                  <td className={styles.actions}>
                    <RowActions resource={resource} row={row} small />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
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
