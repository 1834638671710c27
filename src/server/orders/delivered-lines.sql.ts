import { sql } from 'kysely'
import type { Database } from '../database/database'
import type { StoredLineAnswer } from './intention-orders.sql'
import type { LineData } from './new-orders.sql'

/** What of a reservation can be delivered, and how much of it has been. */
export interface ReservedLine {
  /** Its model, then what else it may be called by. */
  models: string[]
  counts: number
  delivered: number
}

/** Whether a line is named by its model, the one offered in its place, or the customer's number of it. */
export const isCalled = ({ models }: ReservedLine, specification = '') =>
  models.some((model) => folded(model) === folded(specification))

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The lines of reservations, those of one model together. */
export async function reservedIn(
  database: Database,
  orderIds: number[],
): Promise<Map<number, ReservedLine[]>> {
  const found = new Map<number, ReservedLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return found
  const lines = await database
    .selectFrom('intention_order_line')
    .where('order_id', 'in', orderIds)
    .select(['order_id', 'counts', 'data', 'answer'])
    .orderBy('id')
    .execute()
  for (const { order_id, counts, data, answer } of lines) {
    // Written by insertOrder and storeAnswers alone.
    const { model, materialName, customerPartNo, classId } = data as unknown as LineData
    const { alternative } = (answer as StoredLineAnswer | null) ?? {}
    // What is made to measure has no model: it goes by its name.
    const names = classId === undefined ? [model] : [materialName.zh, materialName.en]
    const models = [...names, alternative?.model, customerPartNo].filter((name) => !!name)
    const those = found.get(order_id)!
    const same = those.find((line) => line.models[0] === models[0])
    if (same) same.counts += counts
    else those.push({ models: models as string[], counts, delivered: 0 })
  }
  const notices = await database
    .selectFrom('delivery_notice')
    .where('order_id', 'in', orderIds)
    .select([
      'order_id',
      'specification',
      sql<number>`coalesce((data ->> 'deliveredCounts')::bigint, 0)::float8`.as('delivered'),
    ])
    .execute()
  for (const { order_id, specification, delivered } of notices) {
    const line = found.get(order_id)!.find((one) => isCalled(one, specification))
    if (line) line.delivered += delivered
  }
  return found
}
