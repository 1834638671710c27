import type { Schemas } from '../../domain/schemas'
import { text } from '../language/locale'
import styles from './StateSteps.module.css'

const steps = [
  'quality.step.pending',
  'quality.step.rectifying',
  'quality.step.submitted',
  'quality.step.verification',
  'quality.step.completed',
] as const

/** The five steps of a problem, with the current one marked. */
export function StateSteps({ stateCode }: { stateCode: Schemas['ProblemState'] }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, index) => {
        const number = index + 1
        const done = number < stateCode || stateCode === 5
        return (
          <li
            key={step}
            className={done ? styles.done : number === stateCode ? styles.now : undefined}
            aria-current={number === stateCode ? 'step' : undefined}
          >
            <span className={styles.number}>{number}</span>
            {text(step)}
          </li>
        )
      })}
    </ol>
  )
}
