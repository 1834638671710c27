import origins from '../../../../schemas/catalogue/Origin.json'
import { language, text } from '../../language/locale'
import type { Origin } from './base-info'
import styles from './OriginMark.module.css'

/** One letter beside a figure that names its source. */
export function OriginMark({ origin }: { origin: Origin | undefined }) {
  if (!origin) return null
  const name = origins['x-enum'][origin][language]
  return (
    <span className={`${styles.mark} ${styles[origin]}`} title={name}>
      <span aria-hidden="true">{text(`catalogue.product.origin.${origin}.mark`)}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  )
}

/** Legend of the source marks in use. */
export function OriginLegend({ used }: { used: readonly (Origin | undefined)[] }) {
  const shown = (['standard', 'computed', 'typical'] as const).filter((origin) =>
    used.includes(origin),
  )
  if (shown.length === 0) return null
  return (
    <ul className={styles.legend} aria-label={text('catalogue.product.origins')}>
      {shown.map((origin) => (
        <li key={origin}>
          <OriginMark origin={origin} /> {text(`catalogue.product.origin.${origin}.meaning`)}
        </li>
      ))}
    </ul>
  )
}
