import { sql, type Expression } from 'kysely'

/** Whether a text holds what somebody typed, letter by letter and in any case. */
export function containing(text: Expression<unknown>, typed: string) {
  const pattern = `%${typed.trim().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${text} ilike ${pattern}`
}

/** In which direction an order such as `-code` goes. */
export const directionOf = (order: string) => (order.startsWith('-') ? 'desc' : 'asc')

/** The field that an order such as `-code` names. */
export const fieldOf = <Order extends string>(order: Order) =>
  // What is left of the name without its sign.
  order.replace(/^-/, '') as Order extends `-${string}` ? never : Order
