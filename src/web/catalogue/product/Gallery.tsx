import { useState } from 'react'
import type { Schemas } from '../../../domain/schemas'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Carousel } from '../../ui/Carousel'
import { ModelViewer } from '../viewer/ModelViewer'
import styles from './Gallery.module.css'
import { slidesOf, type ProductSlide, type SlideKind } from './slides'

type Shown = Parameters<typeof slidesOf>[0] & Pick<Schemas['Material'], 'materialName' | 'model'>

/** Pictures, drawings, model, sketches and videos of a product. */
export function Gallery({ product }: { product: Shown }) {
  const { prodImgs, sizeImgs, materialName, model } = product
  const poster = prodImgs[0]
  const drawing = sizeImgs?.[0]
  const title = `${materialName} ${model}`
  const slides = slidesOf(product)

  if (slides.length === 0)
    return <p className={styles.none}>{text('catalogue.product.noPicture')}</p>
  return (
    <div>
      <div className={styles.screen}>
        <Carousel
          label={text('catalogue.product.gallery')}
          slides={slides.map((slide) => ({
            key: slide.key,
            title: titleOf(slide),
            thumbnail: <Thumbnail slide={slide} poster={poster} />,
            dragged: slide.kind === 'model',
            content:
              slide.kind === 'model' ? (
                <Model address={slide.address} title={title} poster={poster} drawing={drawing} />
              ) : (
                <Flat slide={slide} title={`${title}: ${titleOf(slide)}`} />
              ),
          }))}
        />
      </div>
      <div className={styles.paper}>
        {[poster, drawing].map(
          (address) => address && <img key={address} src={fileAddress(address)} alt="" />,
        )}
      </div>
    </div>
  )
}

function titleOf({ kind, number, name }: ProductSlide): string {
  if (name) return name
  const title = text(`catalogue.product.slide.${kind}`)
  return number > 0 ? `${title} ${number}` : title
}

const drawn: readonly SlideKind[] = ['size', 'sketch']

function Flat({ slide: { kind, address }, title }: { slide: ProductSlide; title: string }) {
  const source = fileAddress(address)
  if (kind === 'video') {
    return <video className={styles.whole} src={source} title={title} controls preload="metadata" />
  }
  return (
    <div className={styles.flat}>
      <img
        className={`${styles.whole} ${drawn.includes(kind) ? styles.drawn : ''}`}
        src={source}
        alt={title}
        width={480}
        height={480}
        fetchPriority={kind === 'picture' ? 'high' : 'auto'}
      />
      {drawn.includes(kind) && (
        <a className={styles.enlarge} href={source} target="_blank" rel="noreferrer">
          {text('catalogue.product.enlarge')}
        </a>
      )}
    </div>
  )
}

function Thumbnail({ slide: { kind, address }, poster }: { slide: ProductSlide; poster?: string }) {
  if (kind === 'video') return <span className={styles.sign}>▶</span>
  const picture = kind === 'model' ? poster : address
  return (
    <>
      {picture && <img src={fileAddress(picture)} alt="" width={76} height={56} loading="lazy" />}
      {kind === 'model' && <span className={styles.sign}>3D</span>}
    </>
  )
}

interface ModelProps {
  address: string
  title: string
  poster: string | undefined
  drawing: string | undefined
}

/**
 * Shows the 3D model in place of its poster on request only: the viewer's code is as large as the rest of the page.
 */
function Model({ address, title, poster, drawing }: ModelProps) {
  const [open, setOpen] = useState(false)
  const window = `/threeD?url=${encodeURIComponent(address)}&title=${encodeURIComponent(title)}`

  if (open) {
    return (
      <ModelViewer
        address={address}
        title={title}
        alternative={
          drawing && (
            <img
              className={styles.drawing}
              src={fileAddress(drawing)}
              alt={text('catalogue.product.slide.size')}
            />
          )
        }
      />
    )
  }
  return (
    <div className={styles.flat}>
      {poster && (
        <img
          className={`${styles.whole} ${styles.poster}`}
          src={fileAddress(poster)}
          alt=""
          width={480}
          height={480}
        />
      )}
      <div className={styles.open}>
        <Button look="main" onClick={() => setOpen(true)}>
          {text('catalogue.product.open3d')}
        </Button>
        <a href={`${import.meta.env.BASE_URL.replace(/\/$/, '')}${window}`} target="_blank">
          {text('catalogue.product.openWindow')}
        </a>
      </div>
    </div>
  )
}
