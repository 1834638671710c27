import { useId } from 'react'
import styles from './RadioList.module.css'

interface Props<Value> {
  title: string
  /** Nothing while they are on their way. */
  choices: readonly { value: Value; label: string }[] | undefined
  onChoose: (value: Value) => void
}

/** One of a few, one below the other. */
export function RadioList<Value extends string | number>({
  title,
  choices,
  onChoose,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.list} aria-busy={!choices}>
      <legend>{title}</legend>
      {choices?.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
