import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { usePageTitle } from '../../ui/page-title'
import { ComparisonBar } from '../ComparisonBar'
import { Breadcrumb } from './Breadcrumb'
import { Gallery } from './Gallery'
import { InfoTabs } from './InfoTabs'
import styles from './Product.module.css'
import { ProductPanel } from './ProductPanel'
import { RelatedTabs } from './RelatedTabs'
import { useBrowseRecord } from './useBrowseRecord'

/** The page of an existing product. */
export function Product({ product }: { product: Schemas['Material'] }) {
  usePageTitle(`${product.materialName} ${product.model}`)
  useBrowseRecord(product.id)

  return (
    <>
      <Breadcrumb product={product} here={product.model} />
      <div className={styles.first}>
        <Gallery product={product} />
        <ProductPanel product={product} />
      </div>
      <section className={styles.section}>
        <h2 className="visually-hidden">{text('catalogue.product.information')}</h2>
        <InfoTabs product={product} />
      </section>
      <RelatedTabs id={product.id} />
      <ComparisonBar />
    </>
  )
}
