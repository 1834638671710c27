import { sql } from 'kysely'
import { isAccepted } from '../../domain/orders/acceptance'
import { book, nameOf, shippedParts, type Deliverable } from '../../domain/orders/deliverable'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { StoredLineAnswer } from './intention-orders.sql'
import type { LineData } from './new-orders.sql'
import { valueIn } from '../../domain/lists/items'
import { when } from '../database/when'

/** What of a reservation can be delivered, and how much of it has been. */
export interface ReservedLine extends Deliverable {
  unitName: Schemas['Text']
  counts: number
  delivered: number
  /** The lines of the reservation that it stands for, in their order. */
  parts: { id: number; counts: number }[]
}

/**
 * The lines of reservations that can be delivered, those of one product together: tests of the laboratory cannot. What one
 * notice says may be left out.
 */
export async function reservedIn(
  database: Database,
  orderIds: number[],
  { without }: { without?: number | undefined } = {},
): Promise<Map<number, ReservedLine[]>> {
  const found = new Map<number, ReservedLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return found
  const lines = await database
    .selectFrom('intention_order_line')
    .where('order_id', 'in', orderIds)
    .where('type_id', '!=', 2)
    .select(['id', 'order_id', 'counts', 'data', 'answer'])
    .orderBy('id')
    .execute()
  for (const { id, order_id, counts, data, answer } of lines) {
    // Written by insertOrder and storeAnswers alone.
    const stored = data as unknown as LineData
    const quoted = (answer as StoredLineAnswer | null) ?? undefined
    if (!isAccepted(quoted)) continue
    const { alternative } = quoted ?? {}
    const { model, materialName, unitName, classId, customerPartNo } = stored
    const product = {
      model,
      materialName,
      ...(classId !== undefined && { characters: stored.characters ?? [] }),
    }
    const those = valueIn(found, order_id)
    let line = those.find((one) => nameOf(one, 'zh') === nameOf(product, 'zh'))
    if (!line) {
      line = {
        ...product,
        unitName,
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
  const notices = await database
    .selectFrom('delivery_notice')
    .where('order_id', 'in', orderIds)
    .$call(when(without, (query, without) => query.where('id', '!=', without)))
    .select([
      'order_id',
      'specification',
      sql<number>`coalesce((data ->> 'deliveredCounts')::bigint, 0)::float8`.as('delivered'),
    ])
    .execute()
  for (const { order_id, specification, delivered } of notices) {
    book(valueIn(found, order_id), specification, delivered)
  }
  return found
}

/** How many pieces of each accepted line of a reservation were shipped, by the ids of the lines. */
export async function shippedOf(database: Database, orderId: number): Promise<Map<number, number>> {
  const reserved = (await reservedIn(database, [orderId])).get(orderId) ?? []
  return new Map(reserved.flatMap(({ parts, delivered }) => shippedParts(parts, delivered)))
}
