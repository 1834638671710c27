import { useId } from 'react'
import { text } from '../language/locale'
import type { LookChoice } from '../session/look'
import styles from './LookChoices.module.css'

/** Lets a person choose how pages look. */
export function LookChoices<Value extends string>({ choice }: { choice: LookChoice<Value> }) {
  const name = useId()
  const { title, choices, use: useChosen, choose } = choice
  const chosen = useChosen()
  return (
    <fieldset className={styles.choice}>
      <legend>{text(title)}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          {text(label)}
        </label>
      ))}
    </fieldset>
  )
}
