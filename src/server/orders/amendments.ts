import type { Name } from '../../domain/account/names'
import type { Attendant } from '../../domain/account/assignment'
import { approvalPath, raisesAboveApproval } from '../../domain/orders/approval'
import { needsConsent } from '../../domain/orders/quotation-changes'
import type { QuotedLine } from '../../domain/orders/quoted'
import { forbiddenByShipped } from '../../domain/orders/shipped-lines'
import { may } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { announce } from '../event-mails/announce'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { acceptanceOf, decisionsIn, refuseUndoneShipments } from './acceptances'
import { priced } from './answer-lines'
import { endApproval } from './approvals.sql'
import { shippedOf } from './delivered-lines.sql'
import type { Order } from './intention-orders.sql'
import { agreedIn, nextQuotation, termsOf, waitingOf } from './made-quotations'
import { officeAnswer } from './office-orders'
import { anyOrder, move } from './staff-moves'
import { tell } from './order-news'
import { findByModels } from './products.sql'
import { endWaiting, insertQuotation, storeDecisions, type StoredQuotation } from './quotations.sql'

/** Moves of staff after the confirmation: they amend what was accepted, or cancel it. */
export const amendments = {
  async amendOrder({ params: { id }, body }, context) {
    const order = await anyOrder(id, context)
    const made = await madeAmendment(order, body, context)
    if (raisesAboveApproval(order.acceptance?.total, made.made, context.settings))
      throw new Refusal('orders.amendedAboveApproval', { errors: [approvalNeeded(context)] })
    await sendAmendment(order, { ...made, by: userOf(context) }, context)
    return officeAnswer(await anyOrder(id, context), context)
  },

  async cancelOrder({ params: { id }, body: { version, reason } }, context) {
    const order = await anyOrder(id, context)
    if (may('staff', 'cancel', order)) await refuseShipped(order, context)
    const cancelReason = reason.trim()
    const by = userOf(context)
    await move(context, order, { action: 'cancel', by, version, data: { cancelReason } })
    await tell(context, order, { what: 'cancelled', note: cancelReason })
    return officeAnswer(await anyOrder(id, context), context)
  },
} satisfies Partial<Handlers>

const termsIn = (quotation: StoredQuotation) => {
  const { note, validUntil, texts, files } = quotation
  return {
    currency: quotation.currency,
    taxRate: quotation.taxRate,
    note,
    validUntil,
    ...(texts && { texts }),
    ...(files && { files }),
    ...termsOf(quotation),
  }
}

/** The form offers to ask for the approval at this fault. */
const approvalNeeded = ({ text }: Context) => ({
  path: approvalPath,
  message: text('orders.amendedAboveApproval'),
})

interface MadeAmendment {
  made: StoredQuotation
  before: StoredQuotation
  waiting: StoredQuotation | undefined
  version: number
}

/** The version that an amendment makes; refuses what cannot be sent. */
export async function madeAmendment(
  order: Order,
  { version, reason, lines }: Schemas['OrderAmendment'],
  context: Context,
): Promise<MadeAmendment> {
  if (!may('staff', 'amend', order)) throw new Refusal('orders.notInThisState')
  if (order.version !== version) throw new Refusal('orders.changedMeanwhile')
  const before = agreedIn(order, context)
  const waiting = await waitingOf(order, context)
  const amended = await amendedLines(order, { before, waiting }, lines, context)
  const head = { ...termsIn(before), reason: reason.trim(), lines: amended }
  const made = nextQuotation(order, head, before, context)
  // Taking every change back ends an amendment that waits.
  if (made.changes?.length === 0 && !waiting) throw new Refusal('orders.nothingAmended')
  return { made, before, waiting, version }
}

interface SentAmendment extends MadeAmendment {
  /** Whoever acts must handle the reservation; missing if somebody else approves. */
  by?: Attendant
  /** The author, if somebody else sends it. */
  author?: { id: number | undefined; names: Name }
}

/** Makes the amendment part of the order, or asks the customer to agree to it. */
export async function sendAmendment(
  order: Order,
  { made, before, waiting, version, by, author }: SentAmendment,
  context: Context,
): Promise<void> {
  const { database } = context
  const { id } = order
  const { number, changes = [], reason: note = '' } = made
  const waits = needsConsent(changes)
  const decided = decisionsIn(made)
  await insertQuotation(database, { ...made, waits, ...(author && { answeredBy: author.names }) })
  // The newer one holds the changes of the one that waits.
  if (waiting) await endWaiting(database, waiting)
  await move(context, order, {
    action: 'amend',
    ...(by && { by }),
    version,
    quotation: number,
    ...(!waits && {
      accepted: number,
      data: { acceptance: { ...acceptanceOf(made, decided, context), ...acceptedBy(order) } },
    }),
  })
  await refuseUndoneShipments(order, { before, after: made }, context)
  if (!waits) await storeDecisions(database, decided)
  await endApproval(database, id)
  if (waits) await announce(database, { event: 'amendmentProposed', id, part: number })
  const what = waits ? 'amendmentProposed' : 'amended'
  await tell(context, order, { what, note, ...(author && { by: author }) })
}

/** A change that needs no consent does not change who accepted, and when. */
const acceptedBy = ({ acceptance }: Order) => ({
  ...(acceptance?.acceptedAt && { acceptedAt: acceptance.acceptedAt }),
  ...(acceptance?.acceptedBy && { acceptedBy: acceptance.acceptedBy }),
})

interface Amended {
  before: StoredQuotation
  /** An amendment that the customer has not answered. */
  waiting: StoredQuotation | undefined
}

/** The lines as agreed with the changes of an amendment that waits; a line that is changed again starts anew. */
async function amendedLines(
  order: Order,
  { before, waiting }: Amended,
  changes: Schemas['AmendedLine'][],
  { database, text }: Context,
): Promise<Record<string, QuotedLine>> {
  const products = await findByModels(
    database,
    changes.flatMap(({ product }) => product?.trim() || []),
  )
  const shipped = await shippedOf(database, order.id)
  const reserved = new Map(order.lines.map((line) => [line.id, line]))
  const faultOf = (change: Schemas['AmendedLine']): [field: string, key: TextKey] | undefined => {
    const { lineId, unitPrice } = change
    const agreed = before.lines[lineId]
    if (!agreed || agreed.decision === 'leaveOut') return ['lineId', 'orders.lineNotAccepted']
    if (unitPrice && !before.currency) return ['unitPrice', 'orders.noCurrency']
    const model = change.product?.trim().toLowerCase()
    const product = products.get(model ?? '')
    if (model && !product) return ['product', 'orders.alternativeUnknown']
    const line = reserved.get(lineId)
    if (product && line?.typeId === 1 && line.dataId === product.id)
      return ['product', 'orders.alternativeSame']
    const after = amendedLine(agreed, change, product, before.currency)
    const field = forbiddenByShipped(agreed, after, shipped.get(lineId) ?? 0)
    return field && [field, shippedFaults[field]]
  }
  const errors = changes.flatMap((change, index) => {
    const [field, key] = faultOf(change) ?? []
    return field && key ? [{ path: `lines.${index}.${field}`, message: text(key) }] : []
  })
  const isTwice = new Set(changes.map(({ lineId }) => lineId)).size !== changes.length
  if (isTwice) throw new Refusal('orders.amendedTwice')
  if (errors.length > 0) throw new Refusal('common.badInput', { errors })
  const changeOf = new Map(changes.map((change) => [change.lineId, change]))
  return Object.fromEntries(
    Object.entries(before.lines).map(([id, line]) => {
      const change = changeOf.get(Number(id))
      const product = change && products.get(change.product?.trim().toLowerCase() ?? '')
      const kept = waiting?.lines[id] ?? line
      return [id, change ? amendedLine(line, change, product, before.currency) : kept]
    }),
  )
}

const shippedFaults = {
  leaveOut: 'orders.shippedAlready',
  counts: 'orders.belowShipped',
  product: 'orders.shippedProduct',
} as const

function amendedLine(
  line: QuotedLine,
  { leaveOut, counts = line.counts, unitPrice, readyOn, note }: Schemas['AmendedLine'],
  product: Omit<NonNullable<QuotedLine['alternative']>, 'price' | 'amount'> | undefined,
  currency: StoredQuotation['currency'],
): QuotedLine {
  if (leaveOut) return { ...line, decision: 'leaveOut' }
  const isOther = product !== undefined || line.decision === 'alternative'
  const { price: own, alternative } = line
  const agreed = line.decision === 'alternative' ? alternative?.price : own
  const price = unitPrice ?? agreed
  const cost = price && currency ? priced(price, counts, currency) : {}
  const other = product ?? alternative
  return {
    ...line,
    counts,
    ...(readyOn && { readyOn }),
    ...(note !== undefined && { note: note.trim() }),
    ...(isOther && other
      ? {
          decision: 'alternative',
          ...(own && currency && priced(own, counts, currency)),
          alternative: { ...withoutPrice(other), ...cost },
        }
      : cost),
  }
}

const withoutPrice = ({ id, model, materialName }: NonNullable<QuotedLine['alternative']>) => ({
  id,
  model,
  materialName,
})

/** Shipped goods cannot be cancelled; such a reservation is closed with its open quantities. */
async function refuseShipped({ id }: Order, { database }: Context): Promise<void> {
  const shipped = await shippedOf(database, id)
  if ([...shipped.values()].some((pieces) => pieces > 0))
    throw new Refusal('orders.shippedNotCancelled')
}
