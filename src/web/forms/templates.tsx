import {
  errorId,
  getUiOptions,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldErrorProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { RemoveEntry } from './RemoveEntry'
import styles from './SchemaForm.module.css'

/** A label, the input, and its error. */
export function Field(props: FieldTemplateProps) {
  const { id, label, displayLabel, required, hidden, errors, children } = props
  if (hidden) return <div hidden>{children}</div>
  const look = required ? `${styles.label} ${styles.required}` : styles.label
  return (
    <div className={styles.field} ref={required && displayLabel ? markRequired : undefined}>
      {displayLabel && label && (
        <label htmlFor={id} className={look}>
          {label}
        </label>
      )}
      {children}
      {errors}
    </div>
  )
}

/** The library's selects and radio groups take no `aria-required`. */
function markRequired(field: HTMLDivElement | null) {
  const input = field?.querySelector('[role=combobox], [role=radiogroup]')
  input?.setAttribute('aria-required', 'true')
  return () => input?.removeAttribute('aria-required')
}

/** Shows only the first error of an input; others appear once it is fixed. */
export function Faults({ errors: [first] = [], fieldPathId }: FieldErrorProps) {
  if (first === undefined) return null
  return (
    <div id={errorId(fieldPathId)} className={styles.errors} role="alert">
      <p>{first}</p>
    </div>
  )
}

/** The fields of an object; untitled for the whole form and for list entries. */
export function Fields({
  title,
  properties,
  required,
  fieldPathId: { $id, path },
}: ObjectFieldTemplateProps) {
  const place = path.at(-1)
  // A text in both languages is shown side by side.
  const inBoth = properties.length === 2 && properties.every(({ name }) => /^(zh|en)$/.test(name))
  return (
    <fieldset className={inBoth ? `${styles.fields} ${styles.inBoth}` : styles.fields} id={$id}>
      {title && typeof place === 'string' && (
        <legend
          className={required && inBoth ? `${styles.title} ${styles.required}` : styles.title}
        >
          {title}
        </legend>
      )}
      {properties.map(({ content }) => content)}
    </fieldset>
  )
}

/** A list with an "add" button; hidden if it is empty and may not grow. */
export function List(props: ArrayFieldTemplateProps) {
  const { items, canAdd, onAddClick, fieldPathId, disabled, readonly } = props
  const { title = props.title } = getUiOptions(props.uiSchema)
  if (!canAdd && items.length === 0) return null
  return (
    <fieldset className={styles.fields} id={fieldPathId.$id}>
      <legend className={styles.title}>{title}</legend>
      {items}
      {canAdd && !disabled && !readonly && (
        <Button className={styles.add} onClick={onAddClick}>
          <Icon name="plus" size={16} />
          {text('screens.form.add')}
        </Button>
      )}
    </fieldset>
  )
}

export function ListEntry({ children, buttonsProps, index }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove } = buttonsProps
  const { onMoveUpItem, onMoveDownItem, onRemoveItem } = buttonsProps
  const number = index + 1
  return (
    <div className={styles.entry}>
      {children}
      <div className={styles.entryButtons}>
        {(hasMoveUp || hasMoveDown) && (
          <>
            <Button
              look="quiet"
              disabled={!hasMoveUp}
              aria-label={text('screens.form.up', { number })}
              onClick={onMoveUpItem}
            >
              ↑
            </Button>
            <Button
              look="quiet"
              disabled={!hasMoveDown}
              aria-label={text('screens.form.down', { number })}
              onClick={onMoveDownItem}
            >
              ↓
            </Button>
          </>
        )}
        {hasRemove && <RemoveEntry number={number} onRemove={onRemoveItem} />}
      </div>
    </div>
  )
}
