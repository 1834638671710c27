import { Suspense } from 'react'
import { lazyPage } from '../pages/lazy-page'
import { usePricesAround } from './PricesOf'
import styles from './StockNow.module.css'

// With its texts: a shop that shows no prices loads none of them.
const StockLine = lazyPage('StockLine', () => import('./StockLine'), 'prices')

/** Stock and lead time of a product inside `PricesOf`; the catalogue's stock if these are unknown. */
export function StockNow({
  materialId,
  unitName,
  catalogued,
  unknown,
}: {
  materialId: number
  unitName: string | undefined
  /** The catalogue's stock in words, which has no day. */
  catalogued: string | undefined
  unknown: string
}) {
  const prices = usePricesAround()
  const { stock, isStockOutdated } = prices?.of(materialId) ?? {}
  return (
    <p className={styles.stock} aria-busy={prices?.isPending}>
      {stock ? (
        <Suspense fallback={null}>
          <StockLine stock={stock} unitName={unitName} />
        </Suspense>
      ) : (
        !prices?.isPending && ((!isStockOutdated && catalogued) || unknown)
      )}
    </p>
  )
}
