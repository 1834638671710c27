import { unitSystems, type UnitSystem } from '../../domain/units/units'
import { text } from '../language/locale'
import styles from './Calculator.module.css'

/** The choice of units of a calculator. */
export function Units({
  system,
  onSwitch,
}: {
  system: UnitSystem
  onSwitch: (next: UnitSystem) => void
}) {
  return (
    <div role="group" aria-label={text('calculation.units')} className={styles.units}>
      {unitSystems.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === system}
          onClick={() => onSwitch(choice)}
        >
          {text(`calculation.units.${choice}`)}
        </button>
      ))}
    </div>
  )
}
