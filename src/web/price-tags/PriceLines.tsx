import { lineAmount, amountText } from '../../domain/money/money'
import { moneyText } from '../../domain/money/price-text'
import { formatDate, language, text } from '../language/locale'
import { breakFor, breakText, breaksText, stockText } from './price-words'
import styles from './PriceTag.module.css'
import type { ProductPrice } from './prices-query'

export interface PriceTagProps {
  materialId: number
  unitName: string | undefined
  /** The quantity of a line: its price and its amount are shown. Without one all breaks are. */
  counts?: number
}

interface Props extends PriceTagProps {
  /** Undefined if neither a price nor stock is current. */
  product: ProductPrice | undefined
  failed: boolean
}

/** `¥ 12.50 / 100 pcs excl. tax`, `from 500 pcs: …`, `1,200 pcs in stock · lead time 14 days (as of 27 Nov 2026)`. */
export function PriceLines({ product, failed, unitName = '', counts }: Props) {
  if (failed && !product) return <p className={styles.tag}>{text('prices.failed')}</p>
  const stock = product?.stock
  return (
    <div className={styles.tag}>
      <Price product={product} unitName={unitName} counts={counts} />
      {stock && (
        <span className={styles.stock}>
          {stockText(stock, unitName)}{' '}
          <span className={styles.day}>
            {text('prices.asOf', { day: formatDate(stock.updatedAt) })}
          </span>
        </span>
      )}
    </div>
  )
}

function Price({
  product,
  unitName,
  counts,
}: Pick<Props, 'product' | 'counts'> & { unitName: string }) {
  const { currency, breaks = [] } = product ?? {}
  const [first] = breaks
  if (!first || !currency) return <span className={styles.stock}>{text('prices.onRequest')}</span>
  const current = breakFor(breaks, counts ?? first.fromCounts)
  const rest = breaks.filter((step) => step.fromCounts > (current?.fromCounts ?? 0))
  return (
    <>
      {current && (
        <span className={styles.price}>
          {text('prices.withoutTax', { price: breaksText([current], currency, unitName) })}
        </span>
      )}
      {rest.length > 0 && (
        <span className={styles.breaks}>
          {rest.map((step) => (
            <span key={step.fromCounts}>{breakText(step, currency, unitName)}</span>
          ))}
        </span>
      )}
      {current && counts !== undefined && (
        <span className={styles.stock}>
          {text('prices.amount', {
            amount: moneyText(
              amountText(lineAmount(current, counts, currency), currency),
              currency,
              language,
            ),
          })}
        </span>
      )}
    </>
  )
}
