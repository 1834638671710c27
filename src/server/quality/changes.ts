import { changedFields, contentOf, inForce, storedFields } from '../../domain/forms/form-fields'
import { formSchema, type SchemaName } from '../records/form-schemas'
import type { Step } from '../timeline/timeline.sql'

/**
 * For the history: which fields of a form differ from what it said before; all that are filled in where it said nothing.
 * A field that the form has no longer under what was chosen is not named: what was chosen is.
 */
export function changesOf(
  form: SchemaName,
  before: object | null,
  sent: object,
): NonNullable<Step['changes']> {
  const schema = formSchema(form)
  const content = contentOf(schema, sent)
  const asked = storedFields(inForce(schema, content)).map(([name]) => name)
  const changed = changedFields(schema, before ?? {}, content)
  return { form, fields: changed.filter((name) => asked.includes(name)) }
}
