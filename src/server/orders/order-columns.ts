import { labelOf, type FieldSchema } from '../../domain/forms/field-schema'
import type { Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { fieldsOf, titlesOf } from '../records/record-fields'
import type { SheetCell } from '../spreadsheets/table'

/** A column of the reservations sheet, filled from the reservation, its line, or the line's answer. */
export interface OrderColumn {
  title: string
  cell: (order: Schemas['IntentionOrder'], line: Schemas['OrderLine']) => SheetCell
}

/** Summary fields of the reservation, which the lines already contain. */
const summed = ['summary', 'lineCount']

/** Columns of the lists, in the order of their schemas. */
export function columnsFor(language: Language, timeZone: string): OrderColumn[] {
  const columnsOf = <Name extends 'IntentionOrder' | 'OrderLine' | 'LineQuote'>(
    name: Name,
    recordOf: (order: Schemas['IntentionOrder'], line: Schemas['OrderLine']) => object | undefined,
  ): OrderColumn[] => {
    const title = titlesOf(name, language)
    return Object.entries(fieldsOf(name))
      .filter(([field, schema]) => schema['x-column'] && !summed.includes(field))
      .map(([field, schema]) => ({
        // The fields are the properties of the type's own schema.
        title: title(field as keyof Schemas[Name] & string),
        cell: (order, line) => {
          // The names of the columns are field names of the schema.
          const record = recordOf(order, line) as Record<string, unknown> | undefined
          return cellOf(schema, record?.[field], { language, timeZone })
        },
      }))
  }
  return [
    ...columnsOf('IntentionOrder', (order) => order),
    { title: titlesOf('IntentionOrder', language)('remark'), cell: ({ remark }) => remark },
    ...columnsOf('OrderLine', (_order, line) => line),
    ...columnsOf('LineQuote', (_order, { answer }) => answer),
    {
      title: titlesOf('Quotation', language)('validUntil'),
      cell: ({ quotation }) => quotation?.validUntil,
    },
    {
      title: translate(language, 'orders.sheet.quotationNote'),
      cell: ({ quotation }) => quotation?.note,
    },
  ]
}

function cellOf(
  schema: FieldSchema,
  value: unknown,
  { language, timeZone }: { language: Language; timeZone: string },
): SheetCell {
  if (typeof value === 'object' && value !== null && 'model' in value) return String(value.model)
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const label = labelOf(schema, value, language)
  if (label !== undefined) return label
  if (schema.format === 'date-time') {
    return new Date(value).toLocaleString('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
  }
  return value
}
