import { dayFormat } from '../../domain/days/dates'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Context } from '../http/context'
import { referredTo } from '../records/form-schemas'
import { changedField, changedFieldName, changedWord, nestedField, partsOf } from './changed-fields'

/** Table and column of a value. */
interface Place {
  table: string
  column: string
}

/** Formats a value of the audit log in the reader's language. */
export const writtenChange = (value: unknown, place: Place, context: Context): string =>
  written(value, changedField(place.table, place.column), place, context)

function written(
  value: unknown,
  field: FieldSchema | undefined,
  place: Place,
  context: Context,
  inside = false,
): string {
  const { language, text } = context
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) {
    const items = field?.items && referredTo(field.items)
    const between = value.some((entry) => typeof entry === 'object') ? '\n' : text('audit.and')
    return value
      .map((entry) => written(entry, items, place, context, true))
      .join(inside ? text('audit.and') : between)
  }
  if (typeof value === 'object') {
    const parts = partsOf(field)
    return Object.entries(value)
      .map(([name, inner]) => {
        const part = parts.get(name)
        const title = part?.title
          ? titleOf(part, name, language)
          : changedFieldName(place.table, name, context)
        const within = part ?? changedField(place.table, name) ?? nestedField(place.table, name)
        const of = { ...place, column: name }
        return text('audit.pair', { name: title, value: written(inner, within, of, context, true) })
      })
      .join(inside ? text('audit.also') : '\n')
  }
  if (typeof value === 'boolean')
    return (
      labelOf(field ?? {}, String(value), language) ??
      // Screens treat booleans as a choice of 1 and 0.
      labelOf(field ?? {}, value ? '1' : '0', language) ??
      text(value ? 'screens.yes' : 'screens.no')
    )
  // A choice is a number or a text.
  const word = typeof value === 'number' ? String(value) : (value as string)
  return (
    labelOf(field ?? {}, word, language) ??
    changedWord(place.table, place.column, word, context) ??
    writtenMoment(word, context) ??
    word
  )
}

/** Formats a day. A moment stays ISO, alone and in a text: the page shows it in the reader's time zone. */
function writtenMoment(word: string, { language }: Context): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return dayFormat(language, 'UTC').format(new Date(word))
  return momentPattern.test(word) ? new Date(word).toISOString() : undefined
}

const momentPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
