import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from './LoginForm.module.css'

/** An input with its name above and what is wrong with it below. */
export function LabelledField({
  label,
  fault,
  aside,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  fault: string | undefined
  aside?: ReactNode
  onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={({ target }) => onChange(target.value)}
        />
        {aside}
      </div>
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
