import type { Name } from '../../domain/account/names'
import type { Attendant } from '../../domain/account/assignment'
import { isExpired } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import { announce } from '../event-mails/announce'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import { checkedAnswers } from './answer-lines'
import { endApproval } from './approvals.sql'
import type { Order } from './intention-orders.sql'
import { newestOf, nextQuotation, termsOf } from './made-quotations'
import { textsInBoth } from './quoted-texts'
import { move } from './staff-moves'
import { tell } from './order-news'
import { filesNamed, keepFiles } from './quotation-files'
import { endQuestions, insertQuotation, type StoredQuotation } from './quotations.sql'

interface MadeAnswer {
  made: StoredQuotation
  before: StoredQuotation | undefined
}

/** The quotation that an answer makes; refuses what cannot be sent. */
export async function madeAnswer(
  order: Order,
  body: Schemas['OrderAnswer'],
  context: Context,
): Promise<MadeAnswer> {
  const today = todayAt(context.settings.timeZone)
  const { validUntil, currency, taxRate } = body
  const lines = await checkedAnswers(order, body.lines, context, { currency, day: today })
  if (isExpired(validUntil, today)) {
    const errors = [{ path: 'validUntil', message: context.text('orders.expiryInPast') }]
    throw new Refusal('orders.expiryInPast', { errors })
  }
  const before = await newestOf(order, context)
  const typed = { ...termsOf(body), note: body.note?.trim() ?? '' }
  const texts = await textsInBoth(typed, before, context)
  const files = await filesNamed(order, body.fileIds, context)
  const parts = { ...(texts && { texts }), ...(files.length > 0 && { files }) }
  const head = { currency, taxRate, ...typed, ...parts, validUntil, lines }
  return { made: nextQuotation(order, head, before, context), before }
}

interface Sent extends MadeAnswer {
  version: number
  /** Whoever acts must handle the reservation; missing if somebody else approves. */
  by?: Attendant
  /** The author, if somebody else sends it. */
  author?: { id: number | undefined; names: Name }
}

/** Makes the quotation part of the order and tells the customer. */
export async function sendAnswer(
  order: Order,
  { made, before, version, by, author }: Sent,
  context: Context,
): Promise<void> {
  const { database } = context
  const { validUntil, note, number } = made
  await move(context, order, {
    action: 'answer',
    version,
    validUntil,
    quotation: number,
    ...(by && { by }),
  })
  await insertQuotation(database, { ...made, ...(author && { answeredBy: author.names }) })
  await keepFiles(order, made.files, context)
  await endQuestions(database, order.id)
  await endApproval(database, order.id)
  const step = before ? 'orders.timeline.answeredAgain' : 'orders.timeline.answered'
  await tell(context, order, { what: 'answered', step, note, ...(author && { by: author }) })
  await announce(database, { event: 'quotationReady', id: order.id, part: number })
}
