import { createContext, useContext, type ReactNode } from 'react'
import { usePrices, type Prices } from './prices-query'

const PricesContext = createContext<Prices | undefined>(undefined)

/** Asks once for the prices of all products inside; each `PriceTag` shows its own. */
export function PricesOf({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  return <PricesContext value={usePrices(ids)}>{children}</PricesContext>
}

/** The prices around a component; undefined if the user sees none. */
export const usePricesAround = (): Prices | undefined => useContext(PricesContext)
