import { changedFields, contentOf } from '../../domain/form-fields'
import { formSchema, type SchemaName } from '../form-schemas'
import type { Step } from '../timeline/timeline.sql'

/** For the history: which fields of a form differ from what it said before; all that are filled in where it said nothing. */
export function changesOf(
  form: SchemaName,
  before: object | null,
  sent: object,
): NonNullable<Step['changes']> {
  const schema = formSchema(form)
  return { form, fields: changedFields(schema, before ?? {}, contentOf(schema, sent)) }
}
