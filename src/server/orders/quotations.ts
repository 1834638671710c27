import { dayAt } from '../../domain/days/day'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { FileAnswer, Handlers } from '../http/handler'
import { makePdf } from '../pdf/pdf'
import { itemAt } from '../../domain/lists/items'
import { ownOrder } from './intention-orders'
import type { Order } from './intention-orders.sql'
import { anyOrder } from './office-orders'
import { customerOf } from './office-orders.sql'
import { orderAnswers } from './order-answers'
import { quotationDocument } from './quotation-document'

export const quotations = {
  getQuotation: async ({ params: { id } }, context) => pdfOf(await ownOrder(id, context), context),

  getAnyQuotation: async ({ params: { id } }, context) =>
    pdfOf(await anyOrder(id, context), context),
} satisfies Partial<Handlers>

async function pdfOf(stored: Order, context: Context): Promise<FileAnswer> {
  const { database, language, settings, text } = context
  const order = itemAt(await orderAnswers([stored], context), 0)
  const { quotation, uniqueCode } = order
  if (!quotation) throw new Refusal('orders.noQuotation')
  const customer = await customerOf(database, stored, language)
  const dayOf = (time: string) => dayAt(settings.timeZone, new Date(time))
  const document = quotationDocument({
    order,
    quotation,
    customer,
    language,
    dayOf,
    companyName: settings.company.name[language],
    ...(settings.demo && { notice: text('shell.footer.demo') }),
  })
  const bytes = await makePdf(context, document)
  const name = `${text('orders.quotation.name', { code: uniqueCode })}.pdf`
  return { type: 'application/pdf', bytes, confidential: { name } }
}
