import { personNames } from '../../domain/account/names'
import { dayAt, daysAfter } from '../../domain/days/day'
import { present } from '../../domain/lists/items'
import type { Currency } from '../../domain/money/money'
import { takenSums, usualDecision } from '../../domain/orders/acceptance'
import { changesBetween } from '../../domain/orders/quotation-changes'
import type { QuotationData, QuotedLine } from '../../domain/orders/quoted'
import { now } from '../database/clock'
import { userOf, type Context } from '../http/context'
import { readQuotations, type StoredQuotation } from './quotations.sql'
import type { Order } from './intention-orders.sql'

type Terms = Pick<QuotationData, 'incoterm' | 'incotermPlace' | 'paymentTerms'>

/** The terms of an answer or a quotation, without empty ones. */
export function termsOf({
  incoterm,
  incotermPlace,
  paymentTerms,
}: { [Name in keyof Terms]?: Terms[Name] | null }): Terms {
  const [place, payment] = [incotermPlace?.trim(), paymentTerms?.trim()]
  return {
    ...(incoterm && { incoterm }),
    ...(place && { incotermPlace: place }),
    ...(payment && { paymentTerms: payment }),
  }
}

interface Made extends Pick<
  QuotationData,
  | 'note'
  | 'validUntil'
  | 'incoterm'
  | 'incotermPlace'
  | 'paymentTerms'
  | 'texts'
  | 'files'
  | 'reason'
> {
  currency: Currency | undefined
  taxRate: string | undefined
  lines: Record<string, QuotedLine>
}

/** The next version of an order's quotation, with its sums and its difference from the version `before`. */
export function nextQuotation(
  order: Order,
  { currency, taxRate, lines, ...head }: Made,
  before: StoredQuotation | undefined,
  context: Context,
): StoredQuotation {
  const sums = sumsOfQuoted(Object.values(lines), { currency, taxRate })
  const { total, ...subSums } = sums
  const made = {
    ...head,
    lines,
    orderId: order.id,
    number: (order.newestNumber ?? 0) + 1,
    currency,
    total,
    ...(taxRate !== undefined && { taxRate }),
    ...subSums,
    answeredBy: personNames(userOf(context)),
    waits: false,
    createdAt: now(),
  }
  return { ...made, ...(before && { changes: changesBetween(before, made) }) }
}

/** The sums of all priced lines; lines that an amendment leaves out do not count. */
function sumsOfQuoted(
  lines: QuotedLine[],
  { currency, taxRate }: { currency: Currency | undefined; taxRate: string | undefined },
): Pick<QuotationData, 'subtotal' | 'tax'> & { total: string | undefined } {
  if (!currency) return { total: undefined }
  const decided = lines.map((line) => ({
    counts: line.counts,
    offer: line,
    decision: line.decision ?? usualDecision(line),
  }))
  const { subtotal, tax, total } = takenSums(decided, { currency, taxRate })
  return { subtotal, ...(tax !== undefined && { tax }), total }
}

/** The accepted quotation with the decisions that hold. */
export function agreedIn(order: Order, { settings }: Pick<Context, 'settings'>): StoredQuotation {
  const quotation = withDays(present(order.quotation, 'quotation'), settings.timeZone)
  const lines = order.lines.flatMap(({ id, decision, counts }) => {
    const line = quotation.lines[id]
    return line && decision ? [[id, { ...line, counts, decision }] as const] : []
  })
  return { ...quotation, lines: Object.fromEntries(lines) }
}

/** The amendment to which the customer has neither agreed nor objected. */
export async function waitingOf(
  order: Order,
  context: Pick<Context, 'database' | 'settings'>,
): Promise<StoredQuotation | undefined> {
  const newest = await newestOf(order, context)
  return newest?.waits ? newest : undefined
}

/** The newest quotation of an order, with the days of its lines. */
export async function newestOf(
  { id, newestNumber }: Order,
  { database, settings }: Pick<Context, 'database' | 'settings'>,
): Promise<StoredQuotation | undefined> {
  if (newestNumber === null) return undefined
  const quotations = await readQuotations(database, [{ orderId: id, number: newestNumber }])
  const quotation = quotations.get(id)
  return quotation && withDays(quotation, settings.timeZone)
}

/** Quotations from before the day was kept: it is the day of the answer and the lead time. */
export function withDays(quotation: StoredQuotation, timeZone: string): StoredQuotation {
  const day = dayAt(timeZone, quotation.createdAt)
  const lines = Object.entries(quotation.lines).map(([id, line]) => {
    const { readyOn, leadTimeDays } = line
    if (readyOn !== undefined || leadTimeDays === undefined) return [id, line] as const
    return [id, { ...line, readyOn: daysAfter(day, leadTimeDays) }] as const
  })
  return { ...quotation, lines: Object.fromEntries(lines) }
}
