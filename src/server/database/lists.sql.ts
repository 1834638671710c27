import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Operations } from '../../domain/schemas'

/** Whether a text holds what somebody typed, letter by letter and in any case. */
export function containing(text: Expression<unknown>, typed: string) {
  const pattern = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${text} ilike ${pattern}`
}

/** Whether one of the texts holds what somebody typed. Each is a text of its own, so that an index of its words is used. */
export function oneContaining(texts: Expression<unknown>[], typed: string) {
  return sql<boolean>`(${sql.join(
    texts.map((text) => containing(text, typed)),
    sql` or `,
  )})`
}

/** The place of a row among the ids of a page: with it the rows of a page are read without those before it. */
export const placeIn = (ids: number[], id: Expression<unknown>) =>
  sql<number>`array_position(${ids}::integer[], ${id})`

type Query<Call extends keyof Operations> = NonNullable<Operations[Call]['parameters']['query']>

/** By what a call can be asked to sort: `code`, and `-code` the other way round. */
export type OrderOf<Call extends keyof Operations> =
  Query<Call> extends { order?: infer Order } ? NonNullable<Order> : never

/** The fields that orders name, without the signs. */
export type Sorted<Order extends string> = Order extends `-${string}` ? never : Order

/** What the fields of a list are in SQL: the compiler misses one that its description lets people sort by. */
export interface Sorting<Order extends string> {
  by: Record<Sorted<Order>, RawBuilder<unknown>>
  /** Decides between equals: no two rows have the same. */
  id: RawBuilder<unknown>
  /** Where nobody has asked for an order; all of it, for it decides between equals too. */
  usual: RawBuilder<unknown>
}

/** What comes after `order by`. */
export function inOrder<Order extends string>(
  order: Order | undefined,
  { by, id, usual }: Sorting<Order>,
): RawBuilder<unknown> {
  if (order === undefined) return usual
  const direction = sql.raw(order.startsWith('-') ? 'desc' : 'asc')
  // What is left of the name without its sign.
  const field = order.replace(/^-/, '') as Sorted<Order>
  return sql`${by[field]} ${direction}, ${id} ${direction}`
}

/** A value to sort by that some rows lack: these come last in either direction. */
export const orLast = (value: Expression<unknown>) => sql`(${value}) is null, ${value}`

/** Days as lists are narrowed by them, by the clock of the shop. */
export interface Days {
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

/** From the beginning of a day to the end of another one. */
export function within(moment: Expression<unknown>, { from, to, timeZone }: Days) {
  return [
    from ? sql`${moment} >= ${from}::date::timestamp at time zone ${timeZone}` : undefined,
    to ? sql`${moment} < (${to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
  ].filter((condition) => condition !== undefined)
}
