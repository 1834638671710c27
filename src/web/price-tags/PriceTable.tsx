import { formatCount, text } from '../language/locale'
import styles from './PricePanel.module.css'
import { writtenPrice } from './price-words'
import type { ProductPrice } from './prices-query'

interface Props {
  materialId: number
  unitName: string | undefined
  /** Undefined if neither a price nor stock is current. */
  product: ProductPrice | undefined
  failed: boolean
}

/** The prices of a product by quantity. */
export function PriceTable({ product, failed, unitName = '' }: Props) {
  const { currency, breaks } = product ?? {}
  return (
    <section className={styles.panel} aria-label={text('prices.title')}>
      {currency && breaks ? (
        <table className={styles.breaks}>
          <thead>
            <tr>
              <th scope="col">{text('prices.quantity')}</th>
              <th scope="col">{text('prices.price')}</th>
            </tr>
          </thead>
          <tbody>
            {breaks.map((price) => (
              <tr key={price.fromCounts}>
                <th scope="row">
                  {text('prices.atLeast', { count: formatCount(price.fromCounts, unitName) })}
                </th>
                <td>{writtenPrice(price, currency, unitName)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.none}>{text(failed ? 'prices.failed' : 'prices.onRequest')}</p>
      )}
    </section>
  )
}
