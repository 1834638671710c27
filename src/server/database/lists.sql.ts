import { sql, type Expression } from 'kysely'

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

/** In which direction an order such as `-code` goes. */
export const directionOf = (order: string) => (order.startsWith('-') ? 'desc' : 'asc')

/** The field that an order such as `-code` names. */
export const fieldOf = <Order extends string>(order: Order) =>
  // What is left of the name without its sign.
  order.replace(/^-/, '') as Order extends `-${string}` ? never : Order

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
