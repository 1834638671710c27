import type { UiSchema } from '@rjsf/utils'
import { choicesOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import { fieldsOf } from '../../domain/forms/form-fields'
import { language } from '../language/locale'
import { RowTable, TableCell, TableCells, TableEntry, TableRow } from './table-templates'

/** The library's uiSchema: titles, choices and widgets in the language of the page. */
export function uiSchemaOf(schema: FieldSchema): UiSchema {
  const inner: UiSchema = {}
  const fields = fieldsOf(schema)
  for (const [name, field] of fields) {
    inner[name] = { 'ui:title': titleOf(field, name, language), ...uiSchemaOf(field) }
    if (mayNotBeEmptied(schema, name, field)) inner[name]['ui:emptyValue'] = ''
  }
  // Conditional fields follow the field they depend on instead of coming last.
  if (fields.length > 0) inner['ui:order'] = [...fields.map(([name]) => name), '*']
  if (schema.items) inner.items = uiSchemaOf(schema.items)
  const { 'x-widget': widget } = schema
  // A table is drawn by templates, not by an input.
  if (widget && widget !== 'table') inner['ui:widget'] = widget
  // readOnly fields have no input; they are shown only if the schema says so.
  if (schema.readOnly && widget !== 'shown') inner['ui:widget'] = 'hidden'
  if (schema['x-enum'])
    inner['ui:enumNames'] = choicesOf(schema, language).map(({ label }) => label)
  const choices = schema.items?.['x-enum'] && choicesOf(schema.items, language)
  if (choices) {
    inner['ui:widget'] ??= 'checkboxes'
    inner['ui:enumNames'] = choices.map(({ label }) => label)
  }
  if (schema['x-placeholder']) inner['ui:placeholder'] = schema['x-placeholder'][language]
  const placeholders = schema['x-placeholders']
  if (placeholders) inner['ui:options'] = { placeholders: choicesOf(placeholders, language) }
  if (schema.type === 'array') inner['ui:options'] = { orderable: schema['x-ordered'] === true }
  return widget === 'table' ? asTable(inner) : inner
}

/** A list whose entries are rows. */
function asTable({ items, ...list }: UiSchema): UiSchema {
  const fields = Object.entries(typeof items === 'object' ? items : {}).map(([name, field]) => [
    name,
    name.startsWith('ui:') ? field : { ...field, 'ui:FieldTemplate': TableCell },
  ])
  return {
    ...list,
    'ui:ArrayFieldTemplate': RowTable,
    'ui:ArrayFieldItemTemplate': TableRow,
    items: {
      ...Object.fromEntries(fields),
      'ui:FieldTemplate': TableEntry,
      'ui:ObjectFieldTemplate': TableCells,
    },
  }
}

/**
 * True for an optional text that may be omitted (unchanged) but not emptied: the schema has a message for that case.
 * An emptied text is sent as empty. Texts that only a condition requires are left out, as the condition has its own
 * message.
 */
function mayNotBeEmptied(schema: FieldSchema, name: string, field: FieldSchema): boolean {
  if (field.type !== 'string' || schema.required?.includes(name)) return false
  if (schema.if || schema.allOf) return false
  const { 'x-error': words = {} } = field
  return 'required' in words || 'minLength' in words
}
