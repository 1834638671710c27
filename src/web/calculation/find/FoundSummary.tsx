import type { Schemas } from '../../../domain/schemas'
import { formatNumber, text, type TextKey } from '../../language/locale'
import styles from './FindBolt.module.css'

/** The number of models that were looked at and suffice, and why the others fell out. */
export function FoundSummary({ result }: { result: Schemas['BoltSearchResult'] }) {
  const { looked, calculated, suffice, more, fellOut, lacking } = result
  const counted = { looked, calculated, suffice }
  const values = Object.fromEntries(
    Object.entries(counted).map(([name, count]) => [name, formatNumber(count)]),
  )
  return (
    <>
      <p className={suffice > 0 ? styles.found : styles.none}>
        {text('calculation.find.found', values)}
        {more > 0 && ` ${text('calculation.find.more', { count: formatNumber(more) })}`}
      </p>
      <details className={styles.reasons}>
        <summary>{text('calculation.find.why')}</summary>
        <ul>
          {fellOut.map(({ reason, count }) => (
            <li key={reason}>
              {text(`calculation.find.fellOut.${reason}`)}: {formatNumber(count)}
            </li>
          ))}
          {lacking.map(({ name, state, count }) => (
            <li key={`${name} ${state}`}>
              {/* Every check has its text, which the tests look at. */}
              {text(`calculation.joint.check.${name}` as TextKey)} –{' '}
              {text(`calculation.joint.state.${state}`)}: {formatNumber(count)}
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
