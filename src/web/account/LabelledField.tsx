import { useId, type InputHTMLAttributes, type ReactNode } from 'react'
import styles from './LoginForm.module.css'

/** An input with its name above and what is wrong with it below. */
export function LabelledField({
  label,
  hint,
  fault,
  aside,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  /** What may be typed. */
  hint?: string
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
          aria-describedby={`${id}-hint ${id}-fault`}
          onChange={({ target }) => onChange(target.value)}
        />
        {aside}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-fault`} className={styles.fault} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}
