import { listMarkOf } from '../../domain/language/language'
import { titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { contentFields } from '../../domain/forms/form-fields'
import { language } from '../language/locale'
import { FieldValue } from '../screens/FieldValue'
import type { FormChoice } from './form-context'
import type { FormName } from './form-parts'
import styles from './SchemaView.module.css'
import { SchemaTable } from './SchemaTable'
import { useFormParts } from './useFormParts'

type NamedField = [string, FieldSchema]

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
  // The schema says that the value is an object.
  const given = value as Record<string, unknown>
  const fields = contentFields(schema).filter(
    ([name]) => given[name] !== undefined && !without.includes(name),
  )
  const [alike, others] = alikeOf(fields)
  const title = ([name, field]: NamedField) => titleOf(field, name, language)
  return (
    <>
      <dl className={styles.view}>
        {others.map(([name, field]) => (
          <div key={name} className={isLong(field) ? styles.long : undefined}>
            <dt>{titleOf(field, name, language)}</dt>
            <dd>
              {labelsOf(choices[name], given[name]) ?? <Value schema={field} value={given[name]} />}
            </dd>
          </div>
        ))}
      </dl>
      {alike[0] && (
        <SchemaTable
          Value={Value}
          schema={alike[0][1]}
          rows={alike.map((field) => ({
            key: field[0],
            title: title(field),
            // The schema says that the field is an object.
            value: given[field[0]] as object,
          }))}
        />
      )}
    </>
  )
}

/** Splits off the objects that have the same fields, which read better as the rows of a table. */
function alikeOf(fields: NamedField[]): [alike: NamedField[], others: NamedField[]] {
  const namesOf = ([, { properties }]: NamedField) => properties && Object.keys(properties).join()
  const objects = fields.filter((field) => namesOf(field) !== undefined)
  const areAlike = objects.length > 1 && new Set(objects.map(namesOf)).size === 1
  return areAlike ? [objects, fields.filter((field) => !objects.includes(field))] : [[], fields]
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
      <SchemaTable
        Value={Value}
        schema={items}
        rows={value.map((row: object, index) => ({
          key: String(index),
          title: String(index + 1),
          value: row,
        }))}
      />
    )
  }
  if (schema.properties && typeof value === 'object' && value !== null) {
    return <Fields schema={schema} value={value} choices={{}} without={[]} />
  }
  return <FieldValue schema={schema} value={value} />
}
