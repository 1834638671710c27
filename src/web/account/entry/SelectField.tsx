import { useId } from 'react'
import styles from '../LoginForm.module.css'
import own from './Entry.module.css'

interface Props {
  name?: string
  label: string
  fault?: string | undefined
  value: string
  /** Text shown while nothing is selected. */
  empty?: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

export function SelectField({ name, label, fault, value, empty, options, onChange }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <select
          id={id}
          name={name}
          className={own.select}
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => onChange(target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </div>
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
