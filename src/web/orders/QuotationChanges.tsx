import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import styles from './QuotationChanges.module.css'

type Change = Schemas['QuotationChange']

/** Differences between two versions, each with its former and its new value. */
export function QuotationChanges({ changes }: { changes: Change[] }) {
  return (
    <ul className={styles.changes}>
      {changes.map(({ lineId, product, field, title, before, after }) => (
        <li key={`${lineId ?? ''}${field}`}>
          {product && <span className={styles.product}>{product}</span>}
          <span className={styles.title}>{title}</span>
          {field !== 'leaveOut' && (
            <span>
              {before !== undefined && <del>{before}</del>} {after ?? text('orders.change.gone')}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
