import { saysSomething } from '../../domain/orders/reservation-states'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Order, StoredLineAnswer } from './intention-orders.sql'
import { findByModels } from './products.sql'

/** Answers by line id. Refuses missing answers, and alternatives that are not sold. */
export async function checkedAnswers(
  order: Order,
  lines: Schemas['LineAnswer'][],
  { database, text }: Pick<Context, 'database' | 'text'>,
): Promise<Map<number, StoredLineAnswer>> {
  const given = new Map(lines.map((line) => [line.lineId, line]))
  if (given.size !== lines.length || order.lines.some(({ id }) => !given.has(id))) {
    throw new Refusal('orders.linesMissing')
  }
  if (given.size !== order.lines.length) throw new Refusal('orders.linesMissing')

  const models = lines.flatMap(({ alternative }) => alternative?.trim() || [])
  const products = await findByModels(database, models)
  const faults = lines.flatMap((line, index) => {
    const fault = (field: string, key: TextKey) => ({
      path: `lines.${index}.${field}`,
      message: text(key),
    })
    if (!saysSomething(line)) return fault('price', 'orders.lineWithoutAnswer')
    const model = line.alternative?.trim()
    if (model && !products.has(model.toLowerCase())) {
      return fault('alternative', 'orders.alternativeUnknown')
    }
    const reserved = order.lines.find(({ id }) => id === line.lineId)
    if (
      model &&
      reserved?.typeId === 1 &&
      products.get(model.toLowerCase())?.id === reserved.dataId
    )
      return fault('alternative', 'orders.alternativeSame')
    return []
  })
  if (faults.length > 0) throw new Refusal('common.badInput', { errors: faults })

  return new Map(
    lines.map(({ lineId, leadTimeDays, price, note, alternative }) => {
      const product = products.get(alternative?.trim().toLowerCase() ?? '')
      const answer: StoredLineAnswer = {
        ...(leadTimeDays !== undefined && { leadTimeDays }),
        ...(price?.trim() && { price: price.trim() }),
        ...(note?.trim() && { note: note.trim() }),
        ...(product && { alternative: product }),
      }
      return [lineId, answer]
    }),
  )
}
