import ArrayFieldItemTemplate from '@rjsf/antd/lib/templates/ArrayFieldItemTemplate/index.js'
import ArrayFieldTemplate from '@rjsf/antd/lib/templates/ArrayFieldTemplate/index.js'
import {
  AddButton,
  MoveDownButton,
  MoveUpButton,
  RemoveButton,
} from '@rjsf/antd/lib/templates/IconButton/index.js'
import CheckboxWidget from '@rjsf/antd/lib/widgets/CheckboxWidget/index.js'
import RadioWidget from '@rjsf/antd/lib/widgets/RadioWidget/index.js'
import SelectWidget from '@rjsf/antd/lib/widgets/SelectWidget/index.js'
import {
  englishStringTranslator,
  errorId,
  TranslatableString,
  type FieldErrorProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { text, type TextKey } from '../locale'
import styles from './SchemaForm.module.css'
import { TextInput } from './widgets/TextInput'
import { TextareaWidget } from './widgets/TextareaWidget'

/** How fields, objects and inputs are drawn; what is not named here is the library's own. */
export const templates = {
  ArrayFieldItemTemplate,
  ArrayFieldTemplate,
  BaseInputTemplate: TextInput,
  ButtonTemplates: { AddButton, MoveDownButton, MoveUpButton, RemoveButton },
  FieldErrorTemplate: Faults,
  FieldTemplate: Field,
  ObjectFieldTemplate: Fields,
}

export const widgets = { CheckboxWidget, RadioWidget, SelectWidget, TextareaWidget }

/** The words the library itself puts on the screen. */
const words: Partial<Record<TranslatableString, TextKey>> = {
  [TranslatableString.AddButton]: 'screens.form.add',
  [TranslatableString.AddItemButton]: 'screens.form.add',
  [TranslatableString.RemoveButton]: 'screens.form.remove',
  [TranslatableString.MoveUpButton]: 'screens.form.moveUp',
  [TranslatableString.MoveDownButton]: 'screens.form.moveDown',
  [TranslatableString.ArrayItemTitle]: 'screens.form.item',
  [TranslatableString.EmptyArray]: 'screens.form.empty',
  [TranslatableString.YesLabel]: 'screens.yes',
  [TranslatableString.NoLabel]: 'screens.no',
}

export function translateString(word: TranslatableString, params?: string[]): string {
  const key = words[word]
  return key ? text(key) : englishStringTranslator(word, params)
}

function Field({
  id,
  label,
  displayLabel,
  required,
  hidden,
  errors,
  children,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>
  return (
    <div className={styles.field}>
      {displayLabel && label && (
        <label
          htmlFor={id}
          className={required ? `${styles.label} ${styles.required}` : styles.label}
        >
          {label}
        </label>
      )}
      {children}
      {errors}
    </div>
  )
}

function Faults({ errors = [], fieldPathId }: FieldErrorProps) {
  if (errors.length === 0) return null
  return (
    <ul id={errorId(fieldPathId)} className={styles.errors} role="alert">
      {errors.map((error, index) => (
        <li key={index}>{error}</li>
      ))}
    </ul>
  )
}

function Fields({ title, properties, fieldPathId }: ObjectFieldTemplateProps) {
  const isWhole = fieldPathId.path.length === 0
  return (
    <fieldset className={styles.fields} id={fieldPathId.$id}>
      {title && !isWhole && <legend className={styles.title}>{title}</legend>}
      {properties.map(({ content }) => content)}
    </fieldset>
  )
}
