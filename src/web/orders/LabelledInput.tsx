import { useId } from 'react'
import { DateField } from '../ui/DateField'
import { LimitedInput, LimitedTextarea } from '../ui/LimitedText'
import styles from './AnswerForm.module.css'

interface Props {
  label: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  type?: 'text' | 'whole' | 'date'
  min?: string
  max?: string
  limit?: number | undefined
  placeholder?: string | undefined
  /** Suggestions for the typed text. */
  suggestions?: string[]
  /** A remark below, such as the origin of the value. */
  hint?: string | undefined
  /** If set, a textarea with this many rows. */
  rows?: number
}

/** An input with its label above and its error below. */
export function LabelledInput({
  label,
  value,
  fault,
  onChange,
  rows,
  placeholder,
  suggestions,
  type = 'text',
  min,
  max,
  limit,
  hint,
}: Props) {
  const id = useId()
  const common = {
    id,
    value,
    placeholder,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    onChange,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <LimitedTextarea {...common} rows={rows} limit={limit} />
      ) : type === 'date' ? (
        <DateField {...common} min={min} max={max} />
      ) : (
        <LimitedInput
          {...common}
          limit={limit}
          inputMode={type === 'whole' ? 'numeric' : undefined}
          {...(suggestions && { list: `${id}-list`, autoComplete: 'off' })}
        />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {hint && <p className={styles.figure}>{hint}</p>}
      {fault && (
        <span id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
