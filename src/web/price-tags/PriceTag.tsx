import { Suspense } from 'react'
import { lazyPage } from '../pages/lazy-page'
import type { PriceTagProps } from './PriceLines'
import { usePricesAround } from './PricesOf'
import styles from './PriceTag.module.css'

// With its texts and the decimal numbers: a shop that shows no prices loads none of them.
const PriceLines = lazyPage('PriceLines', () => import('./PriceLines'), 'prices')

/** Price, stock and lead time of a product inside `PricesOf`; nothing if the user does not see prices. */
export function PriceTag(props: PriceTagProps) {
  const prices = usePricesAround()
  if (!prices) return null
  const waiting = <div className={styles.tag} aria-busy="true" />
  if (prices.isPending) return waiting
  return (
    <Suspense fallback={waiting}>
      <PriceLines {...props} product={prices.of(props.materialId)} failed={prices.failed} />
    </Suspense>
  )
}
