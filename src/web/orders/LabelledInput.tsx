import { useId } from 'react'
import { DateField } from '../ui/DateField'
import styles from './AnswerForm.module.css'

interface Props {
  label: string
  value: string
  fault: string | undefined
  onChange: (value: string) => void
  type?: 'text' | 'date' | 'number'
  min?: string
  max?: string
  maxLength?: number | undefined
  placeholder?: string | undefined
  /** What may be meant by what is typed. */
  suggestions?: string[]
  /** Several lines. */
  rows?: number
}

/** An input with its label above and what is wrong with it below. */
export function LabelledInput({
  label,
  value,
  fault,
  onChange,
  rows,
  placeholder,
  suggestions,
  type = 'text',
  ...limits
}: Props) {
  const id = useId()
  const common = {
    id,
    value,
    placeholder,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault ? `${id}-fault` : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea {...common} rows={rows} maxLength={limits.maxLength} />
      ) : type === 'date' ? (
        <DateField {...common} min={limits.min} max={limits.max} onChange={onChange} />
      ) : (
        <input
          {...common}
          type={type}
          {...limits}
          {...(suggestions && { list: `${id}-list`, autoComplete: 'off' })}
        />
      )}
      {suggestions && (
        <datalist id={`${id}-list`}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {fault && (
        <span id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
