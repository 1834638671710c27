import { useId } from 'react'
import { definedOnly } from '../../../domain/calculation/defined'
import { preloadFrom } from '../../../domain/calculation/joint/asked'
import { choicesOf, titleOf } from '../../../domain/forms/field-schema'
import { fieldAt } from '../../../domain/calculation/faults'
import { language, text } from '../../language/locale'
import styles from '../Calculator.module.css'
import { withoutFields } from '../paths-in'
import type { Calculator } from '../useCalculator'

/** The way to the preload: a method of tightening, or a preload that is known from elsewhere and entered. */
export function PreloadChoice({ calculator }: { calculator: Calculator<'joint'> }) {
  const id = useId()
  const field = fieldAt(calculator.schema, 'mode')
  const { values } = calculator
  const choices = choicesOf(field, language).filter(({ value }) => value !== 'lockbolt')

  function choose(from: string) {
    const rest = withoutFields(values, ['mode', 'preloadTyped', 'Fmin', 'Fmax', 'tau'])
    const { Fmin, Fmax } = calculator.result?.preload ?? {}
    // A preload that was computed goes on as the entered one.
    const typed = { preloadTyped: true, ...definedOnly({ Fmin, Fmax }) }
    calculator.change('mode', { ...rest, ...(from === 'typed' ? typed : { mode: from }) })
  }

  return (
    <div className={styles.field}>
      <span className={styles.label}>
        <label htmlFor={id}>{titleOf(field, 'mode', language)}</label>
      </span>
      <select
        id={id}
        data-path="mode"
        className={styles.select}
        value={preloadFrom(values)}
        onChange={({ target }) => choose(target.value)}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={String(value)}>
            {label}
          </option>
        ))}
        <option value="typed">{text('calculation.joint.typed')}</option>
      </select>
    </div>
  )
}
