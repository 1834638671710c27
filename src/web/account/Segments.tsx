import { useId } from 'react'
import styles from './Segments.module.css'

interface Props<Value extends string> {
  label: string
  /** True shows the label; otherwise only screen readers get it. */
  titled?: boolean
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A segmented control: a few choices side by side, exactly one selected. */
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
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
