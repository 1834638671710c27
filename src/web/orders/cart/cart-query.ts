import type { Schemas } from '../../../domain/schemas'
import { api, dataOf, queries } from '../../calls/api'

export type CartItem = Schemas['CartItem']

const key = ['cart']

/** The lines of the cart; another window may have changed them, so they are asked for whenever they are shown. */
export const cartQuery = {
  queryKey: key,
  queryFn: () => dataOf(api.GET('/web/my/cart')),
  staleTime: 0,
}

/** Shows the cart as it is known to be, before the server is asked again. */
export function showLines(change: (lines: CartItem[]) => CartItem[]): void {
  queries.setQueryData<CartItem[]>(key, (lines) => lines && change(lines))
}

/** The lines as they are shown, with every change. */
export const knownLines = () => queries.getQueryData<CartItem[]>(key) ?? []

export const showCounts = (counts: Schemas['Counts']) =>
  queries.setQueryData(['cartCounts'], counts)

/** Asks for the cart anew, and for how much lies in it. */
export async function reloadCart(): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: key }),
    queries.invalidateQueries({ queryKey: ['cartCounts'] }),
    forgetPartNumbers(),
  ])
}

/** What the search knows of the customer's own part numbers is asked for anew. */
export const forgetPartNumbers = () => queries.invalidateQueries({ queryKey: ['ownParts'] })
