import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { Operations } from '../../domain/schemas'
import type { Tables } from './database'

/** Case-insensitive substring search; wildcards in the typed text are escaped. */
export function containing(text: Expression<unknown>, typed: string) {
  const pattern = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${text} ilike ${pattern}`
}

/**
 * True if one of the texts contains the typed one. Separate conditions instead of a concatenation, so that trigram
 * indexes apply.
 */
export function oneContaining(texts: Expression<unknown>[], typed: string) {
  return sql<boolean>`(${sql.join(
    texts.map((text) => containing(text, typed)),
    sql` or `,
  )})`
}

/** Position of a row in the ids of a page; lets a page be read by its ids, without skipping rows. */
export const placeIn = (ids: number[], id: Expression<unknown>) =>
  sql<number>`array_position(${ids}::integer[], ${id})`

type Query<Call extends keyof Operations> = NonNullable<Operations[Call]['parameters']['query']>

/** Sort orders of a call: `code`, and `-code` for descending. */
export type OrderOf<Call extends keyof Operations> =
  Query<Call> extends { order?: infer Order } ? NonNullable<Order> : never

/** Sort fields without the minus sign. */
export type Sorted<Order extends string> = Order extends `-${string}` ? never : Order

/** SQL of each sort field; the compiler requires all that the description offers. */
export interface Sorting<Order extends string> {
  by: Record<Sorted<Order>, RawBuilder<unknown>>
  /** Unique tie-breaker. */
  id: RawBuilder<unknown>
  /** Default order; complete, because it gets no tie-breaker. */
  usual: RawBuilder<unknown>
}

/** The expression after `order by`. */
export function inOrder<Order extends string>(
  order: Order | undefined,
  { by, id, usual }: Sorting<Order>,
): RawBuilder<unknown> {
  if (order === undefined) return usual
  const direction = sql.raw(order.startsWith('-') ? 'desc' : 'asc')
  // The name without its sign.
  const field = order.replace(/^-/, '') as Sorted<Order>
  return sql`${by[field]} ${direction}, ${id} ${direction}`
}

/** The number of rows of a query, whatever it selects. */
export async function countRows<DB, From extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, From, Row>,
): Promise<number> {
  const { total } = await query
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return total
}

/** The position after all rows of a table, or after some of them. */
export const lastPlace = (table: keyof Tables, among: RawBuilder<unknown> = sql`true`) =>
  sql<number>`(select least(coalesce(max(sort), 0) + 1, 1000000) from ${sql.table(table)}
    where ${among})`

/** Sorts null values last in both directions. */
export const orLast = (value: Expression<unknown>) => sql`(${value}) is null, ${value}`

/** A range of calendar days in the shop's time zone. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

/** From the start of the first day to the end of the last. */
export function within(moment: Expression<unknown>, { from, to, timeZone }: Days) {
  return [
    from ? sql`${moment} >= ${from}::date::timestamp at time zone ${timeZone}` : undefined,
    to ? sql`${moment} < (${to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
  ].filter((condition) => condition !== undefined)
}
