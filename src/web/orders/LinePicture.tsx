import type { Schemas } from '../../domain/schemas'
import { fileAddress } from '../calls/api'
import styles from './LinePicture.module.css'

/** The picture of a product in a line. */
export function LinePicture({
  product,
}: {
  product: Pick<Schemas['Material'], 'prodImgs'> | undefined
}) {
  const picture = product?.prodImgs[0]
  return (
    <span className={styles.picture}>
      {picture && <img src={fileAddress(picture)} alt="" width="96" height="72" loading="lazy" />}
    </span>
  )
}
