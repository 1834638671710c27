import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { CallFailure } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { usePageTitle } from '../../ui/page-title'
import { addressOfSelection } from './address-of-selection'
import { Product } from './Product'
import styles from './ProductPage.module.css'
import { useCharacteristics, useProduct } from './product-queries'

/** One product, named by the query's id; another id mounts a new page. */
export function ProductPage() {
  const [query] = useSearchParams()
  const id = Number(query.get('id') || NaN)
  const known = Number.isInteger(id) && id >= 1 && id <= 2_147_483_647

  useTopOf(id)
  return (
    <div className="page">{known ? <LoadedProduct key={id} id={id} /> : <UnknownProduct />}</div>
  )
}

function LoadedProduct({ id }: { id: number }) {
  const { data: product, error, refetch } = useProduct(id)
  // Fetched in parallel with the product and awaited, because the number of characteristics decides the page's
  // height.
  const { isPending: measuring } = useCharacteristics(id, true)

  if (product && !measuring) return <Product product={product} />
  if (!error) return <ProductSkeleton />
  if (error instanceof CallFailure && error.status === 404) return <UnknownProduct />
  return (
    <Empty isPage icon="warning" title={text('catalogue.product.failed')} hint={error.message}>
      <Button look="main" onClick={() => void refetch()}>
        {text('common.reload')}
      </Button>
    </Empty>
  )
}

function UnknownProduct() {
  usePageTitle(text('catalogue.product.unknown'))
  return (
    <Empty
      isPage
      title={text('catalogue.product.unknown')}
      hint={text('catalogue.product.unknownHint')}
      icon="search"
    >
      <Link to={addressOfSelection()}>{text('catalogue.product.toSelection')}</Link>
    </Empty>
  )
}

function ProductSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label={text('common.loading')}>
      <div className={styles.skeletonTrail} />
      <div className={styles.skeletonGallery} />
      <div className={styles.skeletonPanel} />
    </div>
  )
}

/** Scrolls to the top for another product, except for a model chosen on the page. */
function useTopOf(id: number) {
  const type = useNavigationType()
  // State set by the choice of a matching model.
  const state: { stay?: boolean } | null = useLocation().state
  const stays = type !== 'PUSH' || state?.stay === true

  const scroll = useEffectEvent(() => {
    if (!stays) window.scrollTo(0, 0)
  })
  useEffect(() => scroll(), [id])
}
