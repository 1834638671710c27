import { changedFields, contentOf, inForce, storedFields } from '../../domain/forms/form-fields'
import { formSchema, type SchemaName } from '../records/form-schemas'
import type { Step } from '../timeline/timeline.sql'

/**
 * Changed fields of a form for the history; all filled fields if there was no earlier content. Fields that
 * disappeared because of a choice are left out: the choice itself is listed.
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
