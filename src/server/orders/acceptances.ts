import { personNames } from '../../domain/account/names'
import { lineTextOf } from './quotation-answers'
import { mayDecide, takenSums, usualDecision, type Decision } from '../../domain/orders/acceptance'
import { forbiddenByShipped } from '../../domain/orders/shipped-lines'
import { isExpired, may, type OrderAction } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import { present, valueIn } from '../../domain/lists/items'
import { now, todayAt } from '../database/clock'
import { announce } from '../event-mails/announce'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { shippedOf } from './delivered-lines.sql'
import { dueDay } from '../queues/due-day'
import { ownAnswer, ownOrder } from './intention-orders'
import type { Order, StoredAcceptance } from './intention-orders.sql'
import { agreedIn, waitingOf } from './made-quotations'
import { moveOrder, type Move } from './order-moves.sql'
import { tell } from './order-news'
import { endWaiting, storeDecisions, storeQuestion, type StoredQuotation } from './quotations.sql'

/** Moves of customers: they accept a quotation, ask about a line, agree to an amendment. */
export const acceptances = {
  async confirmOrder({ params: { id }, body: { version, number, lines } }, context) {
    const order = await ownOrder(id, context)
    if (!may('customer', 'confirm', order)) throw new Refusal('orders.notConfirmable')
    refuseOlder(order, { version, number })
    const today = todayAt(context.settings.timeZone)
    if (order.validUntil && isExpired(order.validUntil, today)) {
      throw new Refusal('orders.quotationExpired', { values: { day: order.validUntil } })
    }
    const quotation = present(order.quotation, 'quotation')
    const decided = decisionsOn(order, lines, context)
    const acceptance = acceptanceOf(quotation, decided, context)
    const data = { acceptance }
    await move(context, { id, action: 'confirm', version, accepted: quotation.number, data })
    await storeDecisions(context.database, decided)
    await tell(context, order, { what: 'confirmed' })
    await announceAcceptance(order, quotation.number, context)
    return ownAnswer(id, context)
  },

  async askAboutLine({ params: { id }, body: { version, lineId, question } }, context) {
    const order = await ownOrder(id, context)
    if (!may('customer', 'ask', order)) throw new Refusal('orders.notAskable')
    refuseOlder(order, { version })
    const line = order.lines.find((candidate) => candidate.id === lineId)
    if (!line) throw new Refusal('orders.lineNotFound')
    const dueDate = dueDay('reservation', context.settings)
    await move(context, { id, action: 'ask', version, dueDate })
    await storeQuestion(context.database, lineId, {
      question: question.trim(),
      askedAt: now().toISOString(),
      askedBy: personNames(userOf(context)),
    })
    const note = `${lineTextOf(line, context.sentenceLanguage)}: ${question.trim()}`
    await tell(context, order, { what: 'asked', note })
    return ownAnswer(id, context)
  },

  async answerAmendment({ params: { id }, body }, context) {
    const { version, number, consent, note = '' } = body
    const order = await ownOrder(id, context)
    if (!may('customer', 'consent', order)) throw new Refusal('orders.notInThisState')
    refuseOlder(order, { version, number })
    const amendment = await waitingOf(order, context)
    if (!amendment) throw new Refusal('orders.noAmendment')
    const what = consent ? 'consented' : 'refusedAmendment'
    const decided = decisionsIn(amendment)
    await move(context, {
      id,
      action: 'consent',
      version,
      ...(consent && {
        accepted: number,
        data: { acceptance: acceptanceOf(amendment, decided, context) },
      }),
    })
    if (consent) {
      const before = agreedIn(order, context)
      await refuseUndoneShipments(order, { before, after: amendment }, context)
      await storeDecisions(context.database, decided)
    }
    await endWaiting(context.database, { orderId: id, number })
    await tell(context, order, { what, ...(note.trim() && { note: note.trim() }) })
    if (consent) await announceAcceptance(order, number, context)
    return ownAnswer(id, context)
  },
} satisfies Partial<Handlers>

async function announceAcceptance({ id }: Order, part: number, context: Context): Promise<void> {
  const { database } = context
  await announce(database, { event: 'acceptanceConfirmed', id, part, by: userOf(context).id })
  await announce(database, { event: 'quotationAccepted', id, part })
}

/**
 * Refuses an amendment that would undo what was shipped, also since it was proposed. The order must be locked, as a
 * move leaves it, so that no shipment comes between.
 */
export async function refuseUndoneShipments(
  { id }: Order,
  { before, after }: Record<'before' | 'after', Pick<StoredQuotation, 'lines'>>,
  { database }: Context,
): Promise<void> {
  const shipped = await shippedOf(database, id)
  const isUndone = Object.entries(after.lines).some(([lineId, line]) => {
    const agreed = before.lines[lineId]
    return agreed && forbiddenByShipped(agreed, line, shipped.get(Number(lineId)) ?? 0)
  })
  if (isUndone) throw new Refusal('orders.shippedMeanwhile')
}

/** Whoever acts must have seen the newest quotation and the reservation as it is. */
function refuseOlder(
  { version, newestNumber }: Order,
  seen: { version: number; number?: number | undefined },
): void {
  if (seen.number !== undefined && newestNumber !== null && seen.number !== newestNumber) {
    const values = { number: seen.number, newest: newestNumber }
    throw new Refusal('orders.quotationReplaced', { values })
  }
  if (seen.version !== version) throw new Refusal('orders.changedMeanwhile')
}

async function move(context: Context, how: Move & { action: OrderAction }): Promise<void> {
  const moved = await moveOrder(context.database, how)
  if (!moved) throw new Refusal('orders.changedMeanwhile')
}

type Decided = Map<number, { decision: Decision; counts: number }>

/** The decision on each line; without any, every line that has a price is accepted. */
function decisionsOn(
  { lines }: Order,
  given: Schemas['DecidedLine'][] | undefined,
  { text }: Pick<Context, 'text'>,
): Decided {
  if (!lines.some(({ answer = {} }) => mayTake(answer))) throw new Refusal('orders.nothingPriced')
  const decisions = new Map(given?.map(({ lineId, decision }) => [lineId, decision]))
  const isWhole = decisions.size === lines.length && given?.length === lines.length
  if (given && (!isWhole || lines.some(({ id }) => !decisions.has(id))))
    throw new Refusal('orders.decisionsMissing')
  const decided: Decided = new Map(
    lines.map(({ id, counts, answer = {} }) => [
      id,
      { counts, decision: given ? valueIn(decisions, id) : usualDecision(answer) },
    ]),
  )
  const offers = new Map(lines.map(({ id, answer = {} }) => [id, answer]))
  const errors = (given ?? []).flatMap(({ lineId, decision }, index) =>
    mayDecide(valueIn(offers, lineId), decision)
      ? []
      : [{ path: `lines.${index}.decision`, message: text('orders.lineNotPriced') }],
  )
  if (errors.length > 0) throw new Refusal('orders.lineNotPriced', { errors })
  if ([...decided.values()].every(({ decision }) => decision === 'leaveOut'))
    throw new Refusal('orders.nothingAccepted')
  return decided
}

const mayTake = (offer: Parameters<typeof mayDecide>[0]) =>
  mayDecide(offer, 'accept') || mayDecide(offer, 'alternative')

/** The decisions that an amendment would make part of the order. */
export const decisionsIn = ({ lines }: Pick<StoredQuotation, 'lines'>): Decided =>
  new Map(
    Object.entries(lines).map(([id, { decision = 'leaveOut', counts }]) => [
      Number(id),
      { decision, counts },
    ]),
  )

/** Freezes what is accepted, with its sums and who accepted it. */
export function acceptanceOf(
  { lines, currency, taxRate }: Pick<StoredQuotation, 'lines' | 'currency' | 'taxRate'>,
  decided: Decided,
  context: Context,
): StoredAcceptance {
  const taken = [...decided].map(([id, { decision, counts }]) => ({
    counts,
    decision,
    offer: lines[id] ?? {},
  }))
  const lineCount = taken.filter(({ decision }) => decision !== 'leaveOut').length
  return {
    ...(currency && takenSums(taken, { currency, taxRate })),
    lineCount,
    acceptedAt: now().toISOString(),
    acceptedBy: personNames(userOf(context)),
  }
}
