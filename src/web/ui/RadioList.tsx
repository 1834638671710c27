import { useId } from 'react'
import styles from './RadioList.module.css'

interface Props<Value> {
  title: string
  /** Nothing while they are on their way. */
  choices: readonly { value: Value; label: string }[] | undefined
  /** What is chosen, where the list does not keep that itself. */
  value?: Value
  onChoose: (value: Value) => void
}

/** One of a few, one below the other. */
export function RadioList<Value extends string | number>({
  title,
  choices,
  value: chosen,
  onChoose,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.list} aria-busy={!choices}>
      <legend>{title}</legend>
      {choices?.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            {...(chosen !== undefined && { checked: value === chosen })}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
