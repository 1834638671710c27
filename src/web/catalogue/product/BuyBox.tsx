import { formatCount, text } from '../../language/locale'
import { PricePanel } from '../../price-tags/PricePanel'
import { PricesOf } from '../../price-tags/PricesOf'
import { StockNow } from '../../price-tags/StockNow'
import type { Schemas } from '../../../domain/schemas'
import { OrderButtons, type Missing } from './OrderButtons'
import { PackageSteps } from './PackageSteps'
import { PackingFacts } from './PackingFacts'
import styles from './ProductPanel.module.css'
import { Specification } from './Specification'
import type { useMatching } from './useMatching'

interface Props {
  product: Schemas['Material']
  matching: ReturnType<typeof useMatching>
  /** The typed quantity, if any. */
  typed: number | undefined
  onCounts: (counts: number) => void
  lacks: Missing | undefined
}

/** In a fixed order: model, stock and lead time, prices and packages, quantity, actions. */
export function BuyBox({ product, matching, typed, onCounts, lacks }: Props) {
  const { id, unitName, inventory, def8, minQuantity } = product
  const least = Math.max(1, minQuantity)
  const counts = Math.max(least, typed ?? least)
  return (
    <section className={styles.box} aria-label={text('catalogue.product.order')}>
      <Specification product={product} matching={matching} />
      <PricesOf ids={[id]}>
        <StockNow
          materialId={id}
          unitName={unitName}
          catalogued={
            inventory === undefined
              ? undefined
              : text('catalogue.product.inStock', { count: formatCount(inventory, unitName) })
          }
          unknown={text('catalogue.product.stockOnRequest')}
        />
        <PricePanel materialId={id} unitName={unitName} />
      </PricesOf>
      <PackingFacts product={product} withStock={false} />
      <PackageSteps
        packing={def8}
        least={least}
        counts={counts}
        unitName={unitName}
        onChange={onCounts}
      />
      <OrderButtons product={product} counts={counts} onCounts={onCounts} lacks={lacks} />
    </section>
  )
}
