import type { FieldSchema } from '../../domain/forms/field-schema'
import { Facts } from '../ui/Facts'
import { FieldValue } from './FieldValue'
import { furtherFields } from './further-fields'

interface Props {
  schema: FieldSchema
  record: object
  /** Fields that the page draws itself. */
  drawn: readonly string[]
}

/** The fields of a record that its page does not draw itself. */
export function FurtherFacts({ schema, record, drawn }: Props) {
  const values: Record<string, unknown> = { ...record }
  const fields = furtherFields(schema, record, drawn)
  if (fields.length === 0) return null
  return (
    <Facts
      facts={fields.map(([name, field]) => [
        name,
        field,
        <FieldValue key={name} schema={field} value={values[name]} />,
      ])}
    />
  )
}
