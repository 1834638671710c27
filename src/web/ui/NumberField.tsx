import { useId, useState } from 'react'
import styles from './NumberField.module.css'

/**
 * A measure that is typed: figures with one decimal point only, accepted with Enter or on leaving the field.
 * A negative number clears the field.
 */
export function NumberField({
  label,
  labelShown = false,
  unit,
  value,
  onAccept,
  describedBy,
}: {
  label: string
  /** Above the field; else the place says what is typed, and the label is only heard. */
  labelShown?: boolean
  unit?: string
  value: number | undefined
  /** Called with undefined when the field was cleared; not called when nothing changed. */
  onAccept: (value: number | undefined) => void
  describedBy?: string
}) {
  const id = useId()
  const [typed, setTyped] = useState<string>()

  const accept = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const next = measureOf(typed)
    if (next !== value) onAccept(next)
  }

  return (
    <span className={styles.measure}>
      <label htmlFor={id} className={labelShown ? undefined : 'visually-hidden'}>
        {label}
      </label>
      <span className={styles.field}>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={describedBy}
          value={typed ?? value ?? ''}
          onChange={(event) => setTyped(figuresOf(event.target.value))}
          onBlur={accept}
          onKeyDown={(event) => {
            if (event.key === 'Enter') accept()
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </span>
  )
}

/** What of a typed text may stand in the field: one sign, figures, one decimal point (a comma is one too). */
export function figuresOf(typed: string): string {
  const plain = typed.normalize('NFKC').replace(/[,。]/g, '.')
  const sign = /^\s*[-−]/.test(plain) ? '-' : ''
  const [whole = '', ...rest] = plain.replace(/[^\d.]/g, '').split('.')
  return (sign + whole + (rest.length > 0 ? `.${rest.join('')}` : '')).slice(0, 12)
}

/** The number of a typed text; nothing when it is empty, negative or beyond what is measured. */
export function measureOf(typed: string): number | undefined {
  const figures = figuresOf(typed)
  const number = Number(figures)
  const given = /\d/.test(figures) && !figures.startsWith('-')
  return given && number <= 100_000 ? number : undefined
}
