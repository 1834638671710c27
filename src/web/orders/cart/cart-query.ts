import type { Schemas } from '../../../domain/schemas'
import { api, dataOf, queries } from '../../calls/api'

export type CartItem = Schemas['CartItem']

const key = ['cart']

/** The lines of the cart, refetched on every mount because another window may have changed them. */
export const cartQuery = {
  queryKey: key,
  queryFn: () => dataOf(api.GET('/web/my/cart')),
  staleTime: 0,
}

/** Updates the cached cart before the server answers. */
export function showLines(change: (lines: CartItem[]) => CartItem[]): void {
  queries.setQueryData<CartItem[]>(key, (lines) => lines && change(lines))
}

/** The lines as displayed, with unsaved changes. */
export const knownLines = () => queries.getQueryData<CartItem[]>(key) ?? []

export const showCounts = (counts: Schemas['Counts']) =>
  queries.setQueryData(['cartCounts'], counts)

/** Refetches the cart and its counts. */
export async function reloadCart(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: key }),
    queries.invalidateQueries({ queryKey: ['cartCounts'] }),
    forgetPartNumbers(),
  ])
}

/** Refetches the customer's own part numbers used by the search. */
export const forgetPartNumbers = () => queries.invalidateQueries({ queryKey: ['ownParts'] })
