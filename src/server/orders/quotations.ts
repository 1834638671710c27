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
import { withDays } from './made-quotations'
import { readQuotations, type StoredQuotation } from './quotations.sql'
import { customerOf } from './office-orders.sql'
import { withHistory } from './order-answers'
import { quotationDocument } from './quotation-document'
import { quotationSheet } from './quotation-table'

export const quotations = {
  getQuotation: async ({ params: { id }, query: { number } }, context) =>
    pdfOf(await atVersion(await ownOrder(id, context), number, context), context),

  getAnyQuotation: async ({ params: { id }, query: { number } }, context) =>
    pdfOf(await atVersion(await anyOrder(id, context), number, context), context),

  async previewQuotation({ params: { id }, body }, context) {
    const order = await anyOrder(id, context)
    if (!may('staff', 'answer', order)) throw new Refusal('orders.notInThisState')
    const { made } = await madeAnswer(order, body, context)
    return pdfOf({ order: withQuotation(order, made) }, context)
  },

  exportQuotation: async ({ params: { id }, query: { format, number } }, context) =>
    sheetOf(await atVersion(await ownOrder(id, context), number, context), format, context),

  exportAnyQuotation: async ({ params: { id }, query: { format, number } }, context) =>
    sheetOf(await atVersion(await anyOrder(id, context), number, context), format, context),
} satisfies Partial<Handlers>

/** An order with one version of its quotation. */
interface AtVersion {
  order: Order
  /** The version that holds, if this is another one. */
  heldBy?: number
}

/** The order as it was with a version of its quotation; without a number the one that holds. */
async function atVersion(
  order: Order,
  number: number | undefined,
  { database, settings }: Context,
): Promise<AtVersion> {
  const holds = order.quotation?.number
  if (number === undefined || number === holds || holds === undefined) return { order }
  const quotation = (await readQuotations(database, [{ orderId: order.id, number }])).get(order.id)
  if (!quotation) throw new Refusal('orders.noQuotation')
  const open = withQuotation(order, withDays(quotation, settings.timeZone))
  delete open.acceptance
  const lines = open.lines.map((line) => ({ ...line, decision: null }))
  return { order: { ...open, acceptedNumber: null, lines }, heldBy: holds }
}

/** A reservation that has a quotation, with its document's facts. */
async function quotedOrder({ order: stored, heldBy }: AtVersion, context: Context) {
  const order = await withHistory(stored, context)
  const { quotation } = order
  if (!quotation) throw new Refusal('orders.noQuotation')
  return {
    order,
    quotation,
    name: [
      context.text('orders.quotation.name', { code: order.uniqueCode }),
      ...(heldBy === undefined
        ? []
        : [context.text('orders.quotation.version', { number: quotation.number })]),
    ].join(' · '),
  }
}

/** The order as it would be with this quotation. */
const withQuotation = (order: Order, quotation: StoredQuotation): Order => ({
  ...order,
  quotation,
  validUntil: quotation.validUntil,
  lines: order.lines.map((line) => {
    const answer = quotation.lines[line.id]
    return { ...line, counts: answer?.counts ?? line.counts, question: null, answer }
  }),
})

/** The document of a quotation, also of one that was not sent yet. */
async function pdfOf(stored: AtVersion, context: Context): Promise<FileAnswer> {
  const { database, language, settings, text } = context
  const { order, quotation, name } = await quotedOrder(stored, context)
  const document = quotationDocument({
    order,
    quotation,
    customer: await customerOf(database, stored.order, language),
    heldBy: stored.heldBy,
    language,
    dayOf: (time) => dayAt(settings.timeZone, new Date(time)),
    companyName: settings.company.name[language],
    ...(settings.demo && { notice: text('shell.footer.demo') }),
  })
  const bytes = await makePdf(context, document)
  return { type: 'application/pdf', bytes, confidential: { name: `${name}.pdf` } }
}

async function sheetOf(
  stored: AtVersion,
  format: SheetFormat,
  context: Context,
): Promise<FileAnswer> {
  const { order, quotation, name } = await quotedOrder(stored, context)
  const table = { name, ...quotationSheet(order, quotation, context.language) }
  const { type, bytes } = await context.offload(writeTableTask, { format, table })
  return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}.${format}` } }
}
