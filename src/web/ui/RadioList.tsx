import { useId } from 'react'
import styles from './RadioList.module.css'

interface Props<Value> {
  title: string
  /** Undefined while loading. */
  choices: readonly { value: Value; label: string }[] | undefined
  /** The selected value, if the parent controls it. */
  value?: Value
  onChoose: (value: Value) => void
}

/** A list of radio buttons. */
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
