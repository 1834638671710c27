import { translate } from '../../i18n/translate'
import type { Language } from '../../domain/language/language'
import { isInWork } from '../../domain/orders/reservation-states'
import type { MailWriter } from '../event-mails/writer'
import { titlesOf } from '../records/record-fields'
import { findOrder, type Order } from './intention-orders.sql'
import { newestOf } from './made-quotations'
import { factsWith, mostLines } from './order-mail-parts'
import { changesIn } from './quotation-answers'
import type { StoredQuotation } from './quotations.sql'

/** The mail about an amendment, for as long as it waits for the customer's consent. */
export const writeAmendment: MailWriter = async ({ id, part }, place) => {
  const order = await findOrder(place.database, { id })
  if (!order || !isInWork(order)) return undefined
  const amendment = await newestOf(order, place)
  if (!amendment?.waits || amendment.number !== part) return undefined
  return {
    accountId: order.accountId,
    ownerId: order.userId,
    assigneeId: order.assigneeId,
    write: (language) => contentOf(order, amendment, language),
  }
}

/** The reason, and each change with its former and its new value. */
function contentOf(order: Order, amendment: StoredQuotation, language: Language) {
  const { uniqueCode } = order
  const { number, currency, reason, changes = [] } = amendment
  const title = titlesOf('QuotationChange', language)
  const rows = changesIn(changes, order, { currency, language }).map((change) => [
    change.product ?? '',
    change.title,
    change.before ?? '',
    change.after ?? (change.field === 'leaveOut' ? '' : translate(language, 'orders.change.gone')),
  ])
  const left = rows.length - mostLines
  return {
    path: `/reserve/${order.id}/${uniqueCode}` as const,
    params: { code: uniqueCode },
    facts: factsWith([
      [titlesOf('ProposedAmendment', language)('reason'), reason],
      [translate(language, 'orders.quotation.versionLabel'), String(number)],
    ]),
    table: {
      header: [title('product'), title('title'), title('before'), title('after')],
      rows: rows.slice(0, mostLines),
      left: [0, 1, 2, 3],
    },
    closing: left > 0 ? [translate(language, 'mails.moreLines', { more: left })] : [],
  }
}
