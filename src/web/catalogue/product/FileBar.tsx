import type { Schemas } from '../../../domain/schemas'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { Icon } from '../../ui/Icon'
import styles from './FileBar.module.css'
import { barFiles } from './files'
import { JointFile } from './JointFile'

type Shown = Pick<Schemas['Material'], 'id' | 'dataList' | 'filesMissing' | 'hasJoint'>

/** Files that an engineer takes along, or what is missing for them. */
export function FileBar({ product }: { product: Shown }) {
  const files = barFiles(product)
  if (files.length === 0 && !product.filesMissing) return null
  return (
    <section className={styles.bar} aria-label={text('catalogue.product.files')}>
      <ul className={styles.files}>
        {files.map(({ name, address, download }) => (
          <li key={name}>
            <a href={fileAddress(address)} download={download}>
              <Icon name="download" size={16} />
              {text(`catalogue.product.file.${name}`)}
            </a>
          </li>
        ))}
      </ul>
      {product.hasJoint && <JointFile id={product.id} />}
      {product.filesMissing && <p className={styles.missing}>{product.filesMissing}</p>}
    </section>
  )
}
