import { labelOf, type FieldSchema } from '../../domain/field-schema'
import type { Language } from '../../domain/language'
import { linesOf } from '../../domain/orders'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../context'
import { translate } from '../../i18n/translate'
import type { FileAnswer, Handlers } from '../handler'
import { fieldsOf, titlesOf } from '../record-fields'
import { writeTable, type SheetCell, type SheetFormat } from '../spreadsheets/write-table'
import { ownOrder } from './intention-orders'
import { pageOrders } from './order-pages.sql'
import { filterOf, orderAnswers } from './order-answers'

/** So many reservations are in one sheet at most. */
const mostOrders = 5000

/** Reservations as sheets: a row for each line, with its reservation before it and its answer behind it. */
export const orderSheets = {
  async exportOrders({ query }, context) {
    const filter = filterOf(query, context, userOf(context).accountId)
    const { orders } = await pageOrders(context.database, filter, { current: 1, size: mostOrders })
    const answers = await orderAnswers(orders, context)
    return sheetOf(answers, query.format, context.text('orders.reservations'), context)
  },

  async exportOrder({ params: { id }, query: { format } }, context) {
    const answers = await orderAnswers([await ownOrder(id, context)], context)
    const name = context.text('orders.reservation', { code: answers[0]!.uniqueCode })
    return sheetOf(answers, format, name, context)
  },
} satisfies Partial<Handlers>

interface Column {
  title: string
  cell: (order: Schemas['IntentionOrder'], line: Schemas['OrderLine']) => SheetCell
}

/** What is said of the whole reservation in the summary is in the lines themselves. */
const summed = ['summary', 'lineCount']

/** The columns of the lists, in the order of their schemas. */
function columnsFor(language: Language, timeZone: string): Column[] {
  const columnsOf = <Name extends 'IntentionOrder' | 'OrderLine' | 'LineQuote'>(
    name: Name,
    recordOf: (order: Schemas['IntentionOrder'], line: Schemas['OrderLine']) => object | undefined,
  ): Column[] => {
    const title = titlesOf(name, language)
    return Object.entries(fieldsOf(name))
      .filter(([field, schema]) => schema['x-column'] && !summed.includes(field))
      .map(([field, schema]) => ({
        title: title(field as keyof Schemas[Name] & string),
        cell: (order, line) => {
          // A field of the schema by its name.
          const record = recordOf(order, line) as Record<string, unknown> | undefined
          return cellOf(schema, record?.[field], { language, timeZone })
        },
      }))
  }
  return [
    ...columnsOf('IntentionOrder', (order) => order),
    { title: titlesOf('IntentionOrder', language)('remark'), cell: ({ remark }) => remark },
    ...columnsOf('OrderLine', (_order, one) => one),
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

async function sheetOf(
  orders: Schemas['IntentionOrder'][],
  format: SheetFormat,
  name: string,
  { language, settings: { timeZone } }: Context,
): Promise<FileAnswer> {
  const columns = columnsFor(language, timeZone)
  const rows = orders.flatMap((order) =>
    linesOf(order).map((line) => columns.map(({ cell }) => cell(order, line))),
  )
  const header = columns.map(({ title }) => title)
  const { type, bytes } = await writeTable(format, { name, header, rows })
  return { type, bytes, confidential: { name: `${name}.${format}` } }
}
