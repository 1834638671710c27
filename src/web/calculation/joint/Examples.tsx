import { jointExamples } from '../../../domain/calculation/joint/examples'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import styles from '../Calculator.module.css'
import type { Values } from '../paths-in'

/** Joints to start from. */
export function Examples({ onTake }: { onTake: (joint: Values) => void }) {
  return (
    <div role="group" aria-label={text('calculation.joint.examples')} className={styles.examples}>
      {jointExamples.map(({ name, joint }) => (
        <Button key={name} small look="quiet" onClick={() => onTake({ ...joint })}>
          {text(`calculation.joint.example.${name}`)}
        </Button>
      ))}
    </div>
  )
}
