import { sql } from 'kysely'
import { choicesText } from '../../domain/catalogue/custom-entry'
import type { Schemas } from '../../domain/schemas'
import type { Database } from '../database/database'
import type { StoredLineAnswer } from './intention-orders.sql'
import type { LineData } from './new-orders.sql'

/** What of a reservation can be delivered, and how much of it has been. */
export interface ReservedLine {
  /** What it may be called by. */
  models: string[]
  /** What it is called: its model, or what was chosen of a product made to measure; the one offered in its place behind. */
  name: Required<Schemas['Text']>
  unitName: Schemas['Text']
  counts: number
  delivered: number
}

/** Whether a line is named by its model, the one offered in its place, or the customer's number of it. */
export const isCalled = ({ models }: ReservedLine, specification = '') =>
  models.some((model) => folded(model) === folded(specification))

/** Written by insertOrder alone. */
const dataOf = ({ data }: { data: unknown }) => data as LineData

const folded = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')

/** The lines of reservations that can be delivered, those of one model together: tests of the laboratory cannot. */
export async function reservedIn(
  database: Database,
  orderIds: number[],
): Promise<Map<number, ReservedLine[]>> {
  const found = new Map<number, ReservedLine[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return found
  const lines = await database
    .selectFrom('intention_order_line')
    .where('order_id', 'in', orderIds)
    .where('type_id', '!=', 2)
    .select(['order_id', 'counts', 'data', 'answer'])
    .orderBy('id')
    .execute()
  const classes = lines.map((line) => `${line.order_id} ${dataOf(line).classId}`)
  for (const [at, line] of lines.entries()) {
    const { order_id, counts, answer } = line
    const { model, materialName, customerPartNo, classId, characters, unitName } = dataOf(line)
    const { alternative } = (answer as StoredLineAnswer | null) ?? {}
    // What is made to measure has no model: it goes by what was chosen, and by its name where it is the only one.
    const chosen = {
      zh: choicesText(characters ?? [], 'zh'),
      en: choicesText(characters ?? [], 'en'),
    }
    const own = classId === undefined ? { zh: model, en: model } : chosen
    const isOnly = classes.filter((one) => one === classes[at]).length === 1
    const names = classId !== undefined && isOnly ? [materialName.zh, materialName.en] : []
    const models = [own.zh, own.en, ...names, alternative?.model, customerPartNo]
    const those = found.get(order_id)!
    const same = those.find((one) => one.models[0] === own.zh)
    if (same) same.counts += counts
    else {
      const behind = alternative ? ` → ${alternative.model}` : ''
      those.push({
        models: models.flatMap((name) => name || []),
        name: { zh: own.zh + behind, en: own.en + behind },
        ...{ unitName, counts, delivered: 0 },
      })
    }
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
