import { Suspense } from 'react'
import { lazyPage } from '../pages/lazy-page'
import type { ProductPrice } from './prices-query'

// With its texts and the decimal numbers: a shop that shows no prices loads none of them.
const PriceText = lazyPage('PriceText', () => import('./PriceText'), 'prices')

export interface PriceCellProps {
  price: 'none' | 'pending' | 'failed' | ProductPrice
  unitName: string | undefined
}

/** The price of the smallest quantity, for a cell of a table. */
export function PriceCell({ price, unitName }: PriceCellProps) {
  if (price === 'pending') return null
  return (
    <Suspense fallback={null}>
      <PriceText price={price} unitName={unitName} />
    </Suspense>
  )
}
