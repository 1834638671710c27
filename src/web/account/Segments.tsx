import { useId } from 'react'
import styles from './Segments.module.css'

interface Props<Value extends string> {
  label: string
  /** Whether the label is seen; otherwise it is for those who do not see the place. */
  titled?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A few choices side by side, of which one is meant. */
export function Segments<Value extends string>({
  label,
  titled,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className={titled ? styles.title : 'visually-hidden'}>{label}</legend>
      {options.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            checked={one.value === value}
            onChange={() => onChange(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
