import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { formatCount, shownValue, text } from '../../language/locale'
import { PriceTag } from '../../price-tags/PriceTag'
import { Picture } from '../../ui/Picture'
import styles from './cards.module.css'
import { detailsOf, leastOf, ProductActions } from './ProductActions'
import { prefetchProduct } from './selection-queries'

type Material = Schemas['Material']

/** Maximum number of characteristics on a card. */
const mostFacts = 4

export function ProductGrid({
  products,
  facets,
}: {
  products: Material[]
  /** Source of the units. */
  facets: Schemas['Characteristic'][]
}) {
  const units = new Map(facets.map(({ fieldCode, unit }) => [fieldCode, unit]))
  return (
    <ul className={styles.grid}>
      {products.map((product, nth) => (
        <ProductCard key={product.id} product={product} units={units} early={nth < 6} />
      ))}
    </ul>
  )
}

function ProductCard({
  product,
  units,
  early,
}: {
  product: Material
  units: Map<string, string>
  early: boolean
}) {
  const { id, materialName, model, prodImgs, characterList = [] } = product
  return (
    <li className={styles.card}>
      <Link
        to={detailsOf(product)}
        className={styles.picture}
        tabIndex={-1}
        aria-hidden="true"
        onPointerEnter={() => prefetchProduct(id)}
      >
        <Picture src={prodImgs[0]} width={400} height={300} loading={early ? 'eager' : 'lazy'} />
      </Link>
      <div className={styles.body}>
        <Link to={detailsOf(product)} className={styles.name}>
          {materialName}
        </Link>
        <span className={styles.model}>{model}</span>
        <dl className={styles.facts}>
          {characterList.slice(0, mostFacts).map(({ fieldCode, fieldName, fieldVal, unit }) => (
            <div key={fieldCode}>
              <dt>{fieldName}</dt>
              <dd>
                {[shownValue(fieldVal), unit ?? units.get(fieldCode)].filter(Boolean).join(' ')}
              </dd>
            </div>
          ))}
          <div>
            <dt>{text('catalogue.selection.minQuantity')}</dt>
            <dd>{quantityOf(product)}</dd>
          </div>
        </dl>
        <PriceTag materialId={id} unitName={product.unitName} />
        <ProductActions product={product} counts={leastOf(product)} />
      </div>
    </li>
  )
}

export function quantityOf(product: Material): string {
  return formatCount(leastOf(product), product.unitName)
}
