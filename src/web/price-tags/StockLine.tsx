import { formatDate, text } from '../language/locale'
import { stockText } from './price-words'
import type { ProductPrice } from './prices-query'
import styles from './StockNow.module.css'

/** `1,200 pcs in stock · lead time 14 days`, and the day of these figures. */
export function StockLine({
  stock,
  unitName = '',
}: {
  stock: NonNullable<ProductPrice['stock']>
  unitName: string | undefined
}) {
  return (
    <>
      <strong>{stockText(stock, unitName)}</strong>{' '}
      <span className={styles.day}>
        {text('prices.asOf', { day: formatDate(stock.updatedAt) })}
      </span>
    </>
  )
}
