import type { Schemas } from '../../domain/schemas'
import { moneyText } from '../../domain/money/price-text'
import { formatTime, language, text } from '../language/locale'
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

/** The differences of the version that holds; all versions can be unfolded. */
export function QuotationVersions({ number, versions = [] }: Schemas['Quotation']) {
  const newest = versions.find((version) => version.number === number)
  if (!newest || versions.length < 2) return null
  return (
    <section className={styles.versions}>
      {newest.changes.length > 0 && (
        <>
          <h3>{text('orders.versions.changed', { number: newest.number })}</h3>
          <QuotationChanges changes={newest.changes} />
        </>
      )}
      <details>
        <summary>{text('orders.versions', { count: versions.length })}</summary>
        <ol className={styles.list}>
          {versions.map((version) => (
            <li key={version.number}>
              <strong>{text('orders.quotation.version', { number: version.number })}</strong>{' '}
              {text('orders.quotation.by', {
                who: version.answeredBy,
                time: formatTime(version.answeredAt),
              })}
              {version.total !== undefined &&
                version.currency &&
                ` · ${moneyText(version.total, version.currency, language)}`}
              {version.reason && <p>{version.reason}</p>}
              {version.number !== newest.number && version.changes.length > 0 && (
                <QuotationChanges changes={version.changes} />
              )}
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
