import { listMarkOf } from '../../domain/language/language'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { contentFields } from '../../domain/forms/form-fields'
import { language } from '../language/locale'
import { FieldValue } from '../screens/FieldValue'
import type { FormChoice } from './form-context'
import type { FormName } from './form-parts'
import styles from './SchemaView.module.css'
import { useFormParts } from './useFormParts'

interface Props {
  schema: FormName
  value: object
  /** Labels of dynamic choices, by field name. */
  choices?: Record<string, FormChoice[]>
  /** Fields shown elsewhere on the page. */
  without?: string[]
}

/** Read-only view of a form's data: non-empty fields in the order of the schema. */
export function SchemaView({ schema, value, choices = {}, without = [] }: Props) {
  const { texts } = useFormParts(schema)
  return <Fields schema={texts} value={value} choices={choices} without={without} />
}

function Fields({
  schema,
  value,
  choices,
  without,
}: { schema: FieldSchema } & Required<Omit<Props, 'schema'>>) {
  const given = value as Record<string, unknown>
  const fields = contentFields(schema).filter(
    ([name]) => given[name] !== undefined && !without.includes(name),
  )
  return (
    <dl className={styles.view}>
      {fields.map(([name, field]) => (
        <div key={name} className={isLong(field) ? styles.long : undefined}>
          <dt>{titleOf(field, name, language)}</dt>
          <dd>
            {labelsOf(choices[name], given[name]) ?? <Value schema={field} value={given[name]} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Labels of one or several dynamic choices; undefined if they are not choices. */
export function labelsOf(choices: FormChoice[] | undefined, given: unknown): string | undefined {
  const labels = [given]
    .flat()
    .flatMap((chosen) => choices?.find(({ value }) => value === chosen) ?? [])
  return labels.map(({ label }) => label).join(listMarkOf[language]) || undefined
}

/** Fields that may have several lines take the full width. */
const isLong = ({ 'x-widget': widget, items, properties }: FieldSchema) =>
  widget === 'textarea' || widget === 'rich-text' || items?.properties || properties

/** A field's value, formatted as its schema demands. */
export function Value({ schema, value }: { schema: FieldSchema; value: unknown }) {
  const { items } = schema
  if (Array.isArray(value) && items?.properties) {
    return (
      <ol className={styles.rows}>
        {value.map((row: object, index) => (
          <li key={index}>
            <Fields schema={items} value={row} choices={{}} without={[]} />
          </li>
        ))}
      </ol>
    )
  }
  if (schema.properties && typeof value === 'object' && value !== null) {
    return <Fields schema={schema} value={value} choices={{}} without={[]} />
  }
  return <FieldValue schema={schema} value={value} />
}
