import { amountText, lineAmount, type Currency, type Price } from '../../domain/money/money'
import { daysAfter, type Day } from '../../domain/days/day'
import type { QuotedLine } from '../../domain/orders/quoted'
import { saysSomething } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Order } from './intention-orders.sql'
import { findByModels } from './products.sql'

/** Facts that hold for all lines of a quotation. */
export interface QuotedIn {
  currency: Currency
  /** The day of the answer, from which lead times count. */
  day: Day
}

/** Quoted lines by line id. Refuses missing answers, and alternatives that are not sold. */
export async function checkedAnswers(
  order: Order,
  lines: Schemas['LineAnswer'][],
  { database, text }: Pick<Context, 'database' | 'text'>,
  quoted: QuotedIn,
): Promise<Record<string, QuotedLine>> {
  const answers = new Map(lines.map((line) => [line.lineId, line]))
  if (answers.size !== lines.length || order.lines.some(({ id }) => !answers.has(id))) {
    throw new Refusal('orders.linesMissing')
  }
  if (answers.size !== order.lines.length) throw new Refusal('orders.linesMissing')

  const models = lines.flatMap(({ alternative }) => alternative?.trim() || [])
  const products = await findByModels(database, models)
  const productNamed = (model = '') => products.get(model.trim().toLowerCase())
  const reserved = new Map(order.lines.map((line) => [line.id, line]))
  const faults = lines.flatMap((line, index) => {
    const fault = (field: string, key: TextKey) => ({
      path: `lines.${index}.${field}`,
      message: text(key),
    })
    if (!saysSomething(line)) return fault('unitPrice', 'orders.lineWithoutAnswer')
    if (!line.alternative?.trim()) {
      return line.alternativePrice ? fault('alternative', 'orders.alternativeMissing') : []
    }
    const product = productNamed(line.alternative)
    if (!product) return fault('alternative', 'orders.alternativeUnknown')
    const asked = reserved.get(line.lineId)
    if (asked?.typeId === 1 && product.id === asked.dataId)
      return fault('alternative', 'orders.alternativeSame')
    return []
  })
  if (faults.length > 0) throw new Refusal('common.badInput', { errors: faults })

  return Object.fromEntries(
    order.lines.flatMap(({ id, counts, question }) => {
      const line = answers.get(id)
      if (!line) return []
      const product = productNamed(line.alternative)
      const { leadTimeDays, unitPrice, alternativePrice } = line
      const [note, reply] = [line.note?.trim(), line.reply?.trim()]
      const answer: QuotedLine = {
        counts,
        ...(leadTimeDays !== undefined && {
          leadTimeDays,
          readyOn: daysAfter(quoted.day, leadTimeDays),
        }),
        ...(unitPrice && priced(unitPrice, counts, quoted.currency)),
        ...(note && { note }),
        ...(product && {
          alternative: {
            ...product,
            ...(alternativePrice && priced(alternativePrice, counts, quoted.currency)),
          },
        }),
        ...(question && { question, ...(reply && { reply }) }),
      }
      return [[id, answer]]
    }),
  )
}

/** A price with the amount it makes for a quantity. */
export const priced = (price: Price, counts: number, currency: Currency) => ({
  price,
  amount: amountText(lineAmount(price, counts, currency), currency),
})
