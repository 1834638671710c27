import type { Name } from '../../src/domain/account/names'
import { daysAfter, type Day } from '../../src/domain/days/day'
import { takenSums, usualDecision } from '../../src/domain/orders/acceptance'
import { templateOf, type QuotedLine } from '../../src/domain/orders/quoted'
import type { Database } from '../../src/server/database/database'
import { priced } from '../../src/server/orders/answer-lines'
import type { Product } from '../../src/server/orders/products.sql'
import { insertQuotation, storeDecisions } from '../../src/server/orders/quotations.sql'
import { demoTerms } from '../prices/terms'
import { momentAt, setQuotation, type When } from './orders.sql'
import type { DemoLine } from './reservations'

interface DemoQuotation {
  orderId: number
  /** The lines of the reservation; tests and custom products after the products. */
  lines: { id: number; counts: number }[]
  /** Answers to the products. */
  offers: DemoLine[]
  products: Map<string, Product>
  note: string
  answeredBy: Name
  at: When
  validUntil: Day
  accepted: { by: Name; at: When } | undefined
}

const currency = 'CNY'
const taxRate = '13'
const place = { zh: '示例市', en: 'Example City' }

const inBoth = ({ nameZh, nameEn }: (typeof demoTerms)[number]) => ({ zh: nameZh, en: nameEn })
const notes = demoTerms.filter(({ kind }) => kind === 'note').map(inBoth)
const payment = demoTerms.filter(({ code }) => code === 'NET30').map(inBoth)[0]

/** Quotes a demo reservation and, in its story, lets the customer accept it. */
export async function quoteDemo(database: Database, demo: DemoQuotation): Promise<void> {
  const { orderId, lines, offers, products, note, answeredBy, at, validUntil, accepted } = demo
  const noteInBoth = templateOf(note, notes)
  const quoted = lines.map(({ id, counts }, index) => {
    const line = quotedOf({ counts, offer: offers[index], products, day: at.day })
    const decided = { counts, decision: usualDecision(line), offer: line }
    return { id, line, decided }
  })
  const decided = quoted.map((line) => line.decided)
  const { lineCount, total, ...sums } = takenSums(decided, { currency, taxRate })
  await insertQuotation(database, {
    orderId,
    number: 1,
    currency,
    total,
    waits: false,
    createdAt: await momentAt(database, at),
    note,
    answeredBy,
    validUntil,
    taxRate,
    ...sums,
    incoterm: 'DAP',
    incotermPlace: place.zh,
    ...(payment && { paymentTerms: payment.zh }),
    texts: {
      incotermPlace: place,
      ...(payment && { paymentTerms: payment }),
      ...(noteInBoth && { note: noteInBoth }),
    },
    lines: Object.fromEntries(quoted.map(({ id, line }) => [id, line])),
  })
  const acceptance = accepted && {
    acceptedAt: (await momentAt(database, accepted.at)).toISOString(),
    acceptedBy: accepted.by,
    lineCount,
    ...sums,
    ...(total !== undefined && { total }),
  }
  await setQuotation(database, { orderId, acceptance })
  if (accepted)
    await storeDecisions(database, new Map(quoted.map((line) => [line.id, line.decided])))
}

interface Quoted {
  counts: number
  offer: DemoLine | undefined
  products: Map<string, Product>
  day: Day
}

function quotedOf({ counts, offer, products, day }: Quoted): QuotedLine {
  const { leadTimeDays, price, alternative, alternativePrice, note } = offer ?? {}
  const replacement = products.get(alternative?.toLowerCase() ?? '')
  const exact = (amount: string) => priced({ amount, per: 1 }, counts, currency)
  return {
    counts,
    ...(leadTimeDays !== undefined && {
      leadTimeDays,
      readyOn: daysAfter(day, leadTimeDays),
    }),
    ...(price && exact(price)),
    ...(note && { note }),
    ...(replacement && {
      alternative: {
        id: replacement.id,
        model: replacement.model,
        materialName: replacement.materialName,
        ...(alternativePrice && exact(alternativePrice)),
      },
    }),
  }
}
