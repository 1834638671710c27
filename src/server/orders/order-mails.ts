import { officeOrderLink } from '../../domain/orders/order-link'
import { nameIn } from '../../domain/account/names'
import type { Language } from '../../domain/language/language'
import { itemAt } from '../../domain/lists/items'
import { isExpired, orderState } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { todayAt } from '../database/clock'
import type { MailWriter, MailWriters, Occasion, WriterPlace } from '../event-mails/writer'
import { unlinked } from '../outbox/unlinked'
import { titlesOf } from '../records/record-fields'
import { writeAmendment } from './amendment-mail'
import { writeShipped } from './delivery-mails'
import { findOrder, type Order } from './intention-orders.sql'
import { customerOf } from './office-orders.sql'
import { orderAnswers } from './order-answers'
import { dayText, factsWith, linesTable } from './order-mail-parts'
import { meaningOf } from './quotation-answers'
import { termsOfQuotation } from './quotation-table'

type Content = Awaited<ReturnType<Occasion['write']>>
type Answer = Schemas['IntentionOrder']
type Writing = (
  order: Order,
  answer: Answer,
  place: WriterPlace & { language: Language },
) => Content | Promise<Content>

/** The writer of a mail about an order, for as long as `holds`. */
const aboutOrder =
  (
    holds: (order: Order, part: string | number | undefined, place: WriterPlace) => boolean,
    write: Writing,
  ): MailWriter =>
  async ({ id, part }, place) => {
    const order = await findOrder(place.database, { id })
    if (!order || !holds(order, part, place)) return undefined
    return {
      accountId: order.accountId,
      ownerId: order.userId,
      assigneeId: order.assigneeId,
      async write(language) {
        const answer = itemAt(await orderAnswers([order], { ...place, language }), 0)
        return write(order, answer, { ...place, language })
      },
    }
  }

const isAnswered = ({ statusCode }: Order) => statusCode === orderState.answered
const customerPath = ({ id, uniqueCode }: Order) => `/reserve/${id}/${uniqueCode}` as const

const quotedColumns = ['product', 'counts', 'price', 'amount', 'readyOn'] as const

const isTaken = ({ answer }: Schemas['OrderLine']) => answer?.decision !== 'leaveOut'

/** Events of reservations and their quotations. */
export const orderMails: MailWriters<
  | 'quotationReady'
  | 'quotationExpiring'
  | 'acceptanceConfirmed'
  | 'amendmentProposed'
  | 'deliveryShipped'
  | 'inquiryReceived'
  | 'quotationAccepted'
  | 'inquiryOverdue'
> = {
  quotationReady: aboutOrder(
    (order, number) => isAnswered(order) && order.newestNumber === number,
    writeQuotation,
  ),
  quotationExpiring: aboutOrder(
    (order, day, { settings }) =>
      isAnswered(order) &&
      order.validUntil === day &&
      !isExpired(order.validUntil, todayAt(settings.timeZone)),
    writeQuotation,
  ),
  acceptanceConfirmed: aboutOrder(
    ({ acceptedNumber }, number) => acceptedNumber === number,
    writeAccepted,
  ),
  amendmentProposed: writeAmendment,
  deliveryShipped: writeShipped,
  inquiryReceived: aboutOrder(
    ({ statusCode }) => statusCode === orderState.submitted,
    writeInquiry,
  ),
  quotationAccepted: aboutOrder(
    ({ acceptedNumber }, number) => acceptedNumber === number,
    async (order, answer, place) => {
      const { language } = place
      const columns = quotedColumns
      const { table, left } = linesTable(answer, { columns, which: isTaken, language })
      return { ...(await aboutCustomer(order, place)), table, closing: left }
    },
  ),
  inquiryOverdue: aboutOrder(
    ({ statusCode, lines, dueDate }, day) =>
      dueDate === day &&
      (statusCode === orderState.submitted ||
        (statusCode === orderState.answered && lines.some(({ question }) => question !== null))),
    writeInquiry,
  ),
}

/** The whole quotation: lines, sums, terms, and what accepting means. */
function writeQuotation(
  order: Order,
  answer: Answer,
  { language, settings }: WriterPlace & { language: Language },
): Content {
  const { quotation } = answer
  if (!quotation) throw new Error(`Reservation ${order.id} has no quotation`)
  const { validUntil, number, note, notPriced } = quotation
  const title = titlesOf('Quotation', language)
  const terms = termsOfQuotation(quotation, language)
  const { table, left } = linesTable(answer, { columns: quotedColumns, language })
  return {
    path: customerPath(order),
    params: { code: order.uniqueCode, day: dayText(validUntil, language) },
    facts: factsWith([
      [title('validUntil'), dayText(validUntil, language)],
      [translate(language, 'orders.quotation.versionLabel'), String(number)],
      ...terms.map(({ label, value }): [string, string] => [label, value]),
      [title('note'), note],
    ]),
    table,
    closing: [
      ...left,
      ...(notPriced > 0
        ? [translate(language, 'orders.quotation.notPriced', { count: notPriced })]
        : []),
      meaningOf(settings, language),
    ],
  }
}

/** The accepted lines, at the prices of then. */
function writeAccepted(
  order: Order,
  answer: Answer,
  { language, settings }: WriterPlace & { language: Language },
): Content {
  const { acceptance } = order
  const terms = answer.quotation ? termsOfQuotation(answer.quotation, language) : []
  const columns = quotedColumns
  const { table, left } = linesTable(answer, { columns, which: isTaken, language })
  const by = acceptance?.acceptedBy
  const title = titlesOf('Acceptance', language)
  return {
    path: customerPath(order),
    params: { code: order.uniqueCode, number: order.acceptedNumber ?? 0 },
    facts: factsWith([
      [title('acceptedBy'), by === undefined ? undefined : unlinked(nameIn(language, by))],
      [translate(language, 'orders.quotation.versionLabel'), String(order.acceptedNumber ?? '')],
      ...terms.map(({ label, value }): [string, string] => [label, value]),
    ]),
    table,
    closing: [...left, meaningOf(settings, language)],
  }
}

/** For staff: the customer of a reservation, and what they want. */
async function writeInquiry(
  order: Order,
  answer: Answer,
  place: WriterPlace & { language: Language },
): Promise<Content> {
  const { language } = place
  const columns = ['product', 'counts', 'requiredDate'] as const
  const { table, left } = linesTable(answer, { columns, language })
  return { ...(await aboutCustomer(order, place)), table, closing: left }
}

async function aboutCustomer(
  order: Order,
  { database, language }: WriterPlace & { language: Language },
): Promise<Pick<Content, 'path' | 'params' | 'facts'>> {
  const { accountName, contactName } = await customerOf(database, order, language)
  const customer = unlinked(accountName)
  const { dueDate, uniqueCode, remark } = order
  const day = dueDate ? dayText(dueDate, language) : ''
  return {
    path: officeOrderLink(order),
    params: { code: uniqueCode, customer, day },
    facts: factsWith([
      [titlesOf('Customer', language)('accountName'), customer],
      [titlesOf('Customer', language)('contactName'), unlinked(contactName)],
      [titlesOf('OfficeOrder', language)('dueDate'), order.acceptance ? undefined : day],
      [titlesOf('IntentionOrder', language)('remark'), unlinked(remark)],
    ]),
  }
}
