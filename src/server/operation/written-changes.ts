import { momentFormat, dayFormat } from '../../domain/days/dates'
import { labelOf, titleOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Context } from '../http/context'
import { referredTo } from '../records/form-schemas'
import { changedField, changedFieldName, changedWord, partsOf } from './changed-fields'

/** Where a value stands. */
interface Place {
  table: string
  column: string
}

/** A value of the log as the reader's language writes it. */
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
    const between = value.some((one) => typeof one === 'object') ? '\n' : text('audit.and')
    return value
      .map((one) => written(one, items, place, context, true))
      .join(inside ? text('audit.and') : between)
  }
  if (typeof value === 'object') {
    const parts = partsOf(field)
    return Object.entries(value)
      .map(([name, one]) => {
        const part = parts.get(name)
        const title = part?.title
          ? titleOf(part, name, language)
          : changedFieldName(place.table, name, context)
        const within = part ?? changedField(place.table, name)
        const of = { ...place, column: name }
        return text('audit.pair', { name: title, value: written(one, within, of, context, true) })
      })
      .join(inside ? text('audit.also') : '\n')
  }
  if (typeof value === 'boolean')
    return (
      labelOf(field ?? {}, String(value), language) ??
      // What the screens know as a choice of 1 and 0.
      labelOf(field ?? {}, value ? '1' : '0', language) ??
      text(value ? 'screens.yes' : 'screens.no')
    )
  const word = typeof value === 'number' ? String(value) : (value as string)
  return (
    labelOf(field ?? {}, word, language) ??
    changedWord(place.table, place.column, word, context) ??
    writtenMoment(word, inside, context) ??
    word
  )
}

/**
 * A moment or a day, which the database writes in its own way. A moment that stands alone is told in the reader's time
 * zone, as all moments of a page, and is therefore written there.
 */
function writtenMoment(
  word: string,
  inside: boolean,
  { language, settings }: Context,
): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return dayFormat(language, 'UTC').format(new Date(word))
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(word)) return
  const moment = new Date(word)
  return inside ? momentFormat(language, settings.timeZone).format(moment) : moment.toISOString()
}
