import type { FieldSchema } from '../../domain/forms/field-schema'
import type { NamedField } from './record-schema'

/**
 * The filled fields of a record that its page does not draw itself, in the order of the schema: a new field of the
 * schema appears by itself.
 */
export function furtherFields(
  { properties = {} }: FieldSchema,
  record: object,
  drawn: readonly string[],
): NamedField[] {
  const values: Record<string, unknown> = { ...record }
  return Object.entries(properties).filter(
    ([name, field]) =>
      name !== 'id' &&
      field['x-widget'] !== 'hidden' &&
      !drawn.includes(name) &&
      values[name] !== undefined &&
      values[name] !== '',
  )
}
