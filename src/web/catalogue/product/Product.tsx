import type { Schemas } from '../../../domain/schemas'
import { text } from '../../language/locale'
import { usePageTitle } from '../../ui/page-title'
import { ComparisonBar } from '../ComparisonBar'
import { Breadcrumb } from './Breadcrumb'
import { FileBar } from './FileBar'
import { Gallery } from './Gallery'
import { InfoTabs } from './InfoTabs'
import styles from './Product.module.css'
import { ProductPanel } from './ProductPanel'
import { RelatedTabs } from './RelatedTabs'
import { useEffect } from 'react'
import { isCustomer } from '../../../domain/account/account'
import { api, queries } from '../../calls/api'
import { useUser } from '../../session/session'

/** The page of an existing product. */
export function Product({ product }: { product: Schemas['Material'] }) {
  usePageTitle(`${product.materialName} ${product.model}`)
  useBrowseRecord(product.id)

  return (
    <>
      <Breadcrumb product={product} here={product.model} />
      <div className={`${styles.first} ${styles.wide}`}>
        <div className={styles.pictures}>
          <Gallery product={product} />
          <FileBar product={product} />
        </div>
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

/** Time on the page after which a product counts as viewed. */
const lookedAfterMs = 5000

/** Records a customer's view of a product; visitors and staff are not recorded. */
function useBrowseRecord(materialId: number): void {
  const user = useUser()
  // Staff who view the shop as a customer leave no traces.
  const userId = isCustomer(user) && !user.look ? user.id : undefined

  useEffect(() => {
    if (userId === undefined) return
    const timer = window.setTimeout(() => {
      // Fire and forget: a failure does not concern the page.
      api.POST('/web/product/browse', { body: { materialId } }).then(
        () => queries.invalidateQueries({ queryKey: ['browsing'], refetchType: 'none' }),
        () => undefined,
      )
    }, lookedAfterMs)
    return () => window.clearTimeout(timer)
  }, [materialId, userId])
}
