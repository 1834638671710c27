import { dayAt } from '../../domain/days/day'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { FileAnswer, Handlers } from '../http/handler'
import { makePdf } from '../pdf/pdf'
import { writeTableTask } from '../spreadsheets/tasks'
import type { SheetFormat } from '../spreadsheets/write-table'
import { ownOrder } from './intention-orders'
import type { Order } from './intention-orders.sql'
import { may } from '../../domain/orders/reservation-states'
import { anyOrder } from './staff-moves'
import { madeAnswer } from './sent-answers'
import type { StoredQuotation } from './quotations.sql'
import { customerOf } from './office-orders.sql'
import { withHistory } from './order-answers'
import { quotationDocument } from './quotation-document'
import { quotationSheet } from './quotation-table'

export const quotations = {
  getQuotation: async ({ params: { id } }, context) => pdfOf(await ownOrder(id, context), context),

  getAnyQuotation: async ({ params: { id } }, context) =>
    pdfOf(await anyOrder(id, context), context),

  async previewQuotation({ params: { id }, body }, context) {
    const order = await anyOrder(id, context)
    if (!may('staff', 'answer', order)) throw new Refusal('orders.notInThisState')
    const { made } = await madeAnswer(order, body, context)
    return pdfOf(withQuotation(order, made), context)
  },

  exportQuotation: async ({ params: { id }, query: { format } }, context) =>
    sheetOf(await ownOrder(id, context), format, context),

  exportAnyQuotation: async ({ params: { id }, query: { format } }, context) =>
    sheetOf(await anyOrder(id, context), format, context),
} satisfies Partial<Handlers>

/** A reservation that has a quotation, with its document's facts. */
async function quotedOrder(stored: Order, context: Context) {
  const order = await withHistory(stored, context)
  const { quotation } = order
  if (!quotation) throw new Refusal('orders.noQuotation')
  return {
    order,
    quotation,
    name: context.text('orders.quotation.name', { code: order.uniqueCode }),
  }
}

/** The order as it would be with this quotation. */
const withQuotation = (order: Order, quotation: StoredQuotation): Order => ({
  ...order,
  quotation,
  validUntil: quotation.validUntil,
  lines: order.lines.map((line) => ({ ...line, question: null, answer: quotation.lines[line.id] })),
})

/** The document of a quotation, also of one that was not sent yet. */
async function pdfOf(stored: Order, context: Context): Promise<FileAnswer> {
  const { database, language, settings, text } = context
  const { order, quotation, name } = await quotedOrder(stored, context)
  const document = quotationDocument({
    order,
    quotation,
    customer: await customerOf(database, stored, language),
    language,
    dayOf: (time) => dayAt(settings.timeZone, new Date(time)),
    companyName: settings.company.name[language],
    ...(settings.demo && { notice: text('shell.footer.demo') }),
  })
  const bytes = await makePdf(context, document)
  return { type: 'application/pdf', bytes, confidential: { name: `${name}.pdf` } }
}

async function sheetOf(stored: Order, format: SheetFormat, context: Context): Promise<FileAnswer> {
  const { order, quotation, name } = await quotedOrder(stored, context)
  const table = { name, ...quotationSheet(order, quotation, context.language) }
  const { type, bytes } = await context.offload(writeTableTask, { format, table })
  return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}.${format}` } }
}
