import { Suspense } from 'react'
import { lazyPage } from '../pages/lazy-page'
import { usePricesAround } from './PricesOf'
import styles from './PricePanel.module.css'

const PriceTable = lazyPage('PriceTable', () => import('./PriceTable'), 'prices')

/** Prices by quantity of a product inside `PricesOf`; nothing if the user does not see prices. */
export function PricePanel(props: { materialId: number; unitName: string | undefined }) {
  const prices = usePricesAround()
  if (!prices) return null
  const waiting = <div className={styles.panel} aria-busy="true" />
  if (prices.isPending) return waiting
  return (
    <Suspense fallback={waiting}>
      <PriceTable {...props} product={prices.of(props.materialId)} failed={prices.failed} />
    </Suspense>
  )
}
