import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { PriceTag } from '../../price-tags/PriceTag'
import { Picture } from '../../ui/Picture'
import { QuantityStepper } from '../../ui/QuantityStepper'
import { detailsOf, leastOf, ProductActions } from './ProductActions'
import { quantityOf } from './ProductGrid'
import styles from './ProductTable.module.css'
import { prefetchProduct } from './selection-queries'

type Material = Schemas['Material']

/** Table for purchasers: model, quantity, actions. */
export function ProductTable({ products }: { products: Material[] }) {
  return (
    <div className={styles.room}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{text('catalogue.selection.picture')}</span>
            </th>
            <th scope="col">{text('catalogue.selection.name')}</th>
            <th scope="col">{text('catalogue.selection.model')}</th>
            <th scope="col" className={styles.figure}>
              {text('catalogue.selection.minQuantity')}
            </th>
            <th scope="col">{text('catalogue.selection.quantity')}</th>
            <th scope="col">{text('catalogue.selection.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProductRow({ product }: { product: Material }) {
  const least = leastOf(product)
  const [counts, setCounts] = useState(least)
  const row = useRef<HTMLTableRowElement>(null)
  return (
    <tr ref={row}>
      <td className={styles.picture}>
        <Picture src={product.prodImgs[0]} width={64} height={48} />
      </td>
      <td className={styles.name}>
        <Link to={detailsOf(product)} onPointerEnter={() => prefetchProduct(product.id)}>
          {product.materialName}
        </Link>
      </td>
      <td className={styles.model}>
        {product.model}
        <PriceTag materialId={product.id} unitName={product.unitName} />
      </td>
      <td className={styles.figure}>
        <span className={styles.label}>{text('catalogue.selection.minQuantity')}</span>
        {quantityOf(product)}
      </td>
      <td>
        <QuantityStepper
          value={counts}
          min={least}
          onChange={setCounts}
          label={text('catalogue.selection.quantityOf', { name: product.model })}
        />
      </td>
      <td className={styles.actions}>
        <ProductActions product={product} counts={counts} place={row} />
      </td>
    </tr>
  )
}
