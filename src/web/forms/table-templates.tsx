import {
  getUiOptions,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type StrictRJSFSchema,
  type UiSchema,
} from '@rjsf/utils'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { RemoveEntry } from './RemoveEntry'
import form from './SchemaForm.module.css'
import styles from './table-templates.module.css'

/** A list of objects as a table: a row per entry, a column per field. On phones each row is a card. */
export function RowTable(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, disabled, readonly, uiSchema, rawErrors } = props
  const { schema, registry } = props
  const { title = props.title } = getUiOptions(uiSchema)
  const columns = columnsOf(uiSchema?.items)
  const entry = registry.schemaUtils.retrieveSchema(
    // A table has one schema for all its entries.
    (schema.items ?? {}) as StrictRJSFSchema,
  )
  return (
    <fieldset className={`${form.fields} ${styles.whole}`} id={fieldPathId.$id}>
      <legend className={form.title}>{title}</legend>
      {items.length > 0 && (
        <div className={styles.framed}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(([name, field]) => (
                  <th
                    key={name}
                    scope="col"
                    className={entry.required?.includes(name) ? form.required : undefined}
                  >
                    {getUiOptions(field).title}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>{items}</tbody>
          </table>
        </div>
      )}
      {rawErrors?.[0] && (
        <p className={form.errors} role="alert">
          {rawErrors[0]}
        </p>
      )}
      {canAdd && !disabled && !readonly && (
        <Button className={form.add} onClick={onAddClick}>
          <Icon name="plus" size={16} />
          {text('screens.form.add')}
        </Button>
      )}
    </fieldset>
  )
}

/** The fields of an entry that have a column. */
function columnsOf(items: UiSchema | ((...given: never[]) => unknown) | undefined) {
  if (typeof items !== 'object') return []
  const fields = Object.entries(items).filter(([name]) => !name.startsWith('ui:'))
  // Values of a form's description; keys without the prefix are its fields.
  return (fields as [string, UiSchema][]).filter(
    ([, field]) => getUiOptions(field).widget !== 'hidden',
  )
}

export function TableRow({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const number = index + 1
  return (
    <tr aria-label={String(number)}>
      {children}
      <td className={styles.remove}>
        {buttonsProps.hasRemove && (
          <RemoveEntry number={number} onRemove={buttonsProps.onRemoveItem} />
        )}
      </td>
    </tr>
  )
}

/** The fields of an entry, each in its cell. */
export const TableCells = ({ properties }: ObjectFieldTemplateProps) =>
  properties.filter(({ hidden }) => !hidden).map(({ content }) => content)

/** The cells of an entry, and the faults of the entry as a whole. */
export const TableEntry = ({ children, errors, rawErrors = [] }: FieldTemplateProps) => (
  <>
    {children}
    {rawErrors.length > 0 && <td className={styles.faults}>{errors}</td>}
  </>
)

/** An input below the head of its column; its label is seen where the row is a card. */
export function TableCell({ id, label, required, hidden, errors, children }: FieldTemplateProps) {
  if (hidden) return null
  return (
    <td>
      <label htmlFor={id} className={required ? `${styles.label} ${form.required}` : styles.label}>
        {label}
      </label>
      {children}
      {errors}
    </td>
  )
}
