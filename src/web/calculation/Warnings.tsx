import { warningSentence } from '../../domain/calculation/sentences'
import type { UnitSystem } from '../../domain/units/units'
import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import { Icon } from '../ui/Icon'
import styles from './Results.module.css'

/** Warnings about a result, followed by notes. */
export function Warnings({
  warnings,
  system,
}: {
  warnings: Schemas['CalculationWarning'][]
  system: UnitSystem
}) {
  if (warnings.length === 0) return null
  const ordered = [...warnings].sort(
    (a, b) => Number(a.level === 'note') - Number(b.level === 'note'),
  )
  return (
    <div role="status">
      <ul className={styles.warnings}>
        {ordered.map((warning) => (
          <li key={warning.code} className={warning.level === 'warning' ? styles.bad : styles.note}>
            <Icon name={warning.level === 'warning' ? 'warning' : 'info'} size={18} />
            {warningSentence(warning, text, system)}
          </li>
        ))}
      </ul>
    </div>
  )
}
