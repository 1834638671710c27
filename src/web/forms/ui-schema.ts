import type { UiSchema } from '@rjsf/utils'
import { choicesOf, titleOf, type FieldSchema } from '../../domain/field-schema'
import { language } from '../locale'

/** How the form library shows a schema: titles, choices and inputs in the language of the page. */
export function uiSchemaOf(schema: FieldSchema): UiSchema {
  const inner: UiSchema = {}
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    inner[name] = { 'ui:title': titleOf(field, name, language), ...uiSchemaOf(field) }
  }
  if (schema.items) inner.items = uiSchemaOf(schema.items)
  if (schema['x-widget']) inner['ui:widget'] = schema['x-widget']
  if (schema['x-enum'])
    inner['ui:enumNames'] = choicesOf(schema, language).map(({ label }) => label)
  if (schema.maxLength) inner['ui:options'] = { maxLength: schema.maxLength }
  return inner
}
