import { sql } from 'kysely'
import { isAccepted } from '../../domain/orders/acceptance'
import { book, nameOf, shippedParts, type Deliverable } from '../../domain/orders/deliverable'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { StoredLineAnswer } from './intention-orders.sql'
import type { LineData } from './new-orders.sql'
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

/**
 * Deliverable lines of reservations, combined by product; laboratory tests are not deliverable. One notice can be
 * excluded from the delivered quantities.
 */
export async function reservedIn(
  database: Database,
  orderIds: number[],
  { without }: { without?: number | undefined } = {},
): Promise<Map<number, ReservedLine[]>> {
  const linesByOrder = new Map<number, ReservedLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return linesByOrder
  const lines = await database
    .selectFrom('intention_order_line')
    .where('order_id', 'in', orderIds)
    .where('type_id', '!=', 2)
    .select(['id', 'order_id', 'counts', 'data', 'answer'])
    .orderBy('id')
    .execute()
  for (const { id, order_id, counts, data, answer } of lines) {
    // Only insertOrder and storeAnswers write this column.
    const stored = data as unknown as LineData
    const quoted = (answer as StoredLineAnswer | null) ?? undefined
    if (!isAccepted(quoted)) continue
    const { alternative } = quoted ?? {}
    const { model, materialName, unitName, prodImgs, classId, customerPartNo } = stored
    const product = {
      model,
      materialName,
      ...(classId !== undefined && { characters: stored.characters ?? [] }),
    }
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
    if (alternative) line.alternatives.push(alternative.model)
    if (customerPartNo) line.partNos.push(customerPartNo)
  }
  const shipped = await database
    .selectFrom('delivery_notice as notice')
    .innerJoin('delivery_line as line', 'line.notice_id', 'notice.id')
    .where('order_id', 'in', orderIds)
    .$call(when(without, (query, without) => query.where('notice.id', '!=', without)))
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

/** Shipped quantity per accepted line of a reservation, by line id. */
export async function shippedOf(database: Database, orderId: number): Promise<Map<number, number>> {
  const reserved = (await reservedIn(database, [orderId])).get(orderId) ?? []
  return new Map(reserved.flatMap(({ parts, delivered }) => shippedParts(parts, delivered)))
}
