import { sql } from 'kysely'
import type { Currency } from '../../domain/money/money'
import type { QuotationData, StoredQuestion } from '../../domain/orders/quoted'
import type { Decision } from '../../domain/orders/acceptance'
import type { Database } from '../database/database'

/** A version of a quotation. */
export interface StoredQuotation extends QuotationData {
  orderId: number
  number: number
  currency: Currency | undefined
  total: string | undefined
  /** An amendment to which the customer has neither agreed nor objected. */
  waits: boolean
  createdAt: Date
}

interface Which {
  orderId: number
  number: number
}

const columns = [
  'order_id',
  'number',
  'currency',
  sql<string | null>`total::text`.as('total'),
  'waits',
  'created_at',
  'data',
] as const

interface Row {
  order_id: number
  number: number
  currency: string | null
  total: string | null
  waits: boolean
  created_at: Date
  data: unknown
}

const storedOf = ({ order_id, number, currency, total, waits, created_at, data }: Row) => ({
  // Only insertQuotation and the migration of older answers write this column.
  ...(data as QuotationData),
  orderId: order_id,
  number,
  // A check constraint of the table.
  currency: (currency as Currency | null) ?? undefined,
  total: total ?? undefined,
  waits,
  createdAt: created_at,
})

/** One version for each reservation, by the reservation's id. */
export async function readQuotations(
  database: Database,
  which: Which[],
): Promise<Map<number, StoredQuotation>> {
  if (which.length === 0) return new Map()
  const wanted = which.map(({ orderId, number }) => sql`(${orderId}::int, ${number}::int)`)
  const rows = await database
    .selectFrom('quotation')
    .where(sql<boolean>`(order_id, number) in (${sql.join(wanted)})`)
    .select(columns)
    .execute()
  return new Map(rows.map((row) => [row.order_id, storedOf(row)]))
}

/** A version without its lines. */
export type VersionHead = Omit<StoredQuotation, 'lines'>

/** All versions of a reservation, the newest first. */
export async function listVersions(database: Database, orderId: number): Promise<VersionHead[]> {
  const rows = await database
    .selectFrom('quotation')
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .select(['order_id', 'number', 'currency', 'waits', 'created_at'])
    .select([sql<string | null>`total::text`.as('total'), sql`data - 'lines'`.as('data')])
    .execute()
  return rows.map(storedOf)
}

export async function insertQuotation(
  database: Database,
  { orderId, number, currency, total, waits, createdAt, ...data }: StoredQuotation,
): Promise<void> {
  await database
    .insertInto('quotation')
    .values({
      order_id: orderId,
      number,
      currency: currency ?? null,
      total: total === undefined ? null : sql<number>`${total}::numeric`,
      waits,
      created_at: createdAt,
      data: JSON.stringify(data),
    })
    .execute()
}

/** The customer has agreed to an amendment or refused it, or a newer one has taken its place. */
export async function endWaiting(database: Database, { orderId, number }: Which): Promise<void> {
  await database
    .updateTable('quotation')
    .set({ waits: false })
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .execute()
}

/** Makes decisions part of the order; an amendment may also change quantities. Open questions end. */
export async function storeDecisions(
  database: Database,
  decided: Map<number, { decision: Decision; counts: number }>,
): Promise<void> {
  const values = [...decided].map(
    ([id, { decision, counts }]) => sql`(${id}::int, ${decision}::text, ${counts}::int)`,
  )
  await sql`
    update intention_order_line as line
    set decision = given.decision, counts = given.counts, question = null
    from (values ${sql.join(values)}) as given (id, decision, counts)
    where line.id = given.id
  `.execute(database)
}

/** Marks a line with a question, in place of an earlier one that is still open. */
export async function storeQuestion(
  database: Database,
  lineId: number,
  question: StoredQuestion,
): Promise<void> {
  await database
    .updateTable('intention_order_line')
    .set({ question: JSON.stringify(question) })
    .where('id', '=', lineId)
    .execute()
}

/** A new quotation replies to the open questions of its reservation. */
export async function endQuestions(database: Database, orderId: number): Promise<void> {
  await database
    .updateTable('intention_order_line')
    .set({ question: null })
    .where('order_id', '=', orderId)
    .where('question', 'is not', null)
    .execute()
}
