import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { fileAddress } from '../calls/api'
import { language, text } from '../language/locale'
import { usePageTitle } from '../ui/page-title'
import { useProduct } from './product/product-queries'
import { drawingBeside, modelAddressOf, productOf } from './viewer/model-file'
import { ModelViewer } from './viewer/ModelViewer'
import styles from './ViewerPage.module.css'

/** Full-window viewer of one model; the query names its file as url, modelUrl or src. */
export function ViewerPage() {
  const [query] = useSearchParams()
  const address = modelAddressOf(query)
  const id = productOf(address)
  const { data: product, isPending } = useProduct(id)
  // Show no title until the part's name has loaded, to avoid a layout shift.
  const isAwaited = id !== undefined && isPending
  // The address may give the name in the other language, or none.
  const title = product
    ? `${product.materialName} ${product.model}`
    : query.get('title') || text('viewer.title')
  const drawing = drawingBeside(address)
  usePageTitle(title)

  return (
    <div className={styles.page}>
      <header className={styles.header} data-awaited={isAwaited || undefined}>
        <h1>{title}</h1>
        <p>{text('viewer.keys')}</p>
        {product ? (
          <Link to={`/productCategories/details?id=${product.id}`}>{text('viewer.toProduct')}</Link>
        ) : (
          <Link to="/productCategories">{text('viewer.toShop')}</Link>
        )}
      </header>
      <main className={styles.main}>
        <ModelViewer
          address={address}
          title={title}
          hasPage
          alternative={drawing && <DrawingLink address={drawing} />}
        />
      </main>
    </div>
  )
}

/** Links to the drawing if there is one; a withdrawn product has none. */
function DrawingLink({ address }: { address: string }) {
  const href = fileAddress(`${address}?lang=${language}`)
  const { data: isThere } = useQuery({
    queryKey: ['drawing', address],
    queryFn: async () => (await fetch(href, { method: 'HEAD' })).ok,
    meta: { quiet: true },
  })
  return isThere && <a href={href}>{text('viewer.toDrawing')}</a>
}
