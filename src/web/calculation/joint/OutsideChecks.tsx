import { outsideWords } from '../../../domain/calculation/checks/sentences'
import type { JointResult } from '../../../domain/calculation/joint/compute-joint'
import { text } from '../../language/locale'
import styles from './Joint.module.css'

/** The checks that a joint does not need, each with the reason; folded. */
export function OutsideChecks({ outside }: { outside: JointResult['outside'] }) {
  if (outside.length === 0) return null
  return (
    <details className={`${styles.checks} ${styles.outside}`}>
      <summary>{text('calculation.joint.outside', { count: outside.length })}</summary>
      <ul>
        {outside.map((check) => {
          const { name, reason } = outsideWords(check, text)
          return (
            <li key={check.name}>
              {check.step} {name}: {reason}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
