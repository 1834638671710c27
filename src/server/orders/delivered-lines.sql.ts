import { sql } from 'kysely'
import { book, nameOf, shippedParts, type Deliverable } from '../../domain/orders/deliverable'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { QuotedAlternative } from '../../domain/orders/quoted'
import type { LineData } from './new-orders.sql'
import type { Day } from '../../domain/days/day'
import { shipDate } from './delivery-timing.sql'
import { valueIn } from '../../domain/lists/items'
import { when } from '../database/when'

/** A deliverable product of a reservation and its delivered quantity. */
export interface ReservedLine extends Deliverable {
  unitName: Schemas['Text']
  prodImgs: string[]
  counts: number
  delivered: number
  /** The reservation lines it combines, in order. */
  parts: { id: number; counts: number }[]
}

/** The alternative of a `line` in the quotation that holds. */
const acceptedAlternative = sql<QuotedAlternative | null>`(
  select quotation.data #> array['lines', line.id::text, 'alternative']
  from intention_order join quotation on quotation.order_id = intention_order.id
    and quotation.number = coalesce(accepted_number, quotation_number)
  where intention_order.id = line.order_id)`

/**
 * Deliverable lines of reservations, combined by product; laboratory tests are not deliverable. One notice can be
 * excluded from the delivered quantities, and those that leave after a day.
 */
export async function reservedIn(
  database: Database,
  orderIds: number[],
  { without, until }: { without?: number | undefined; until?: Day } = {},
): Promise<Map<number, ReservedLine[]>> {
  const linesByOrder = new Map<number, ReservedLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return linesByOrder
  const lines = await database
    .selectFrom('intention_order_line as line')
    .where('line.order_id', 'in', orderIds)
    .where('type_id', '!=', 2)
    .where(sql<boolean>`decision is distinct from 'leaveOut'`)
    .select(['line.id', 'line.order_id', 'counts', 'line.data', 'decision'])
    .select(acceptedAlternative.as('alternative'))
    .orderBy('line.id')
    .execute()
  for (const { id, order_id, counts, data, decision, alternative } of lines) {
    // Only insertOrder writes this column.
    const stored = data as unknown as LineData
    const { unitName, customerPartNo } = stored
    const taken = decision === 'alternative' ? alternative : null
    const product = taken
      ? { model: taken.model, materialName: taken.materialName }
      : ownProduct(stored)
    // No picture of the alternative is stored; the one of the reserved product would be wrong.
    const prodImgs = taken ? [] : stored.prodImgs
    const those = valueIn(linesByOrder, order_id)
    let line = those.find((candidate) => nameOf(candidate, 'zh') === nameOf(product, 'zh'))
    if (!line) {
      line = {
        ...product,
        unitName,
        prodImgs,
        alternatives: [],
        partNos: [],
        counts: 0,
        delivered: 0,
        parts: [],
      }
      those.push(line)
    }
    line.counts += counts
    line.parts.push({ id, counts })
    // One that the customer could not choose may still come in place of the product.
    if (alternative && !alternative.price) line.alternatives.push(alternative.model)
    if (customerPartNo) line.partNos.push(customerPartNo)
  }
  const shipped = await database
    .selectFrom('delivery_notice as notice')
    .innerJoin('delivery_line as line', 'line.notice_id', 'notice.id')
    .where('order_id', 'in', orderIds)
    .$call(when(without, (query, without) => query.where('notice.id', '!=', without)))
    .$call(when(until, (query, until) => query.where(shipDate, '<=', until)))
    .select([
      'order_id',
      'specification',
      sql<number>`coalesce((line.data ->> 'deliveredCounts')::bigint, 0)::float8`.as('delivered'),
    ])
    .execute()
  for (const { order_id, specification, delivered } of shipped) {
    book(valueIn(linesByOrder, order_id), specification, delivered)
  }
  return linesByOrder
}

const ownProduct = ({ model, materialName, classId, characters = [] }: LineData) => ({
  model,
  materialName,
  ...(classId !== undefined && { characters }),
})

/**
 * Shipped quantity per accepted line of a reservation, by line id; with what is announced for later days unless they
 * are left out.
 */
export async function shippedOf(
  database: Database,
  orderId: number,
  days: { until?: Day } = {},
): Promise<Map<number, number>> {
  const reserved = (await reservedIn(database, [orderId], days)).get(orderId) ?? []
  return new Map(reserved.flatMap(({ parts, delivered }) => shippedParts(parts, delivered)))
}
