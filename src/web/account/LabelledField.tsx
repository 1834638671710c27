import { useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { useTextLimit } from '../ui/LimitedText'
import styles from './LoginForm.module.css'

/** An input with its label above and its error below. */
export function LabelledField({
  label,
  hint,
  fault,
  limit,
  aside,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  label: string
  /** Describes what may be typed. */
  hint?: string
  fault: string | undefined
  /** Maximum number of characters. */
  limit?: number | undefined
  aside?: ReactNode
  onChange: (value: string) => void
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const message = useTextLimit(field, String(input.value ?? ''), limit) ?? fault
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          ref={field}
          id={id}
          aria-invalid={message !== undefined}
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
        {message}
      </p>
    </div>
  )
}
