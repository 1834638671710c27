import { useId, useState } from 'react'
import { formatNumber, text } from '../locale'
import styles from './NumberField.module.css'
import { showToast } from './toast-list'

const mostMeasure = 100_000

/**
 * A measure that is typed, accepted with Enter or on leaving the field: figures with one decimal point. A negative
 * number clears the field; what is no measure is said to be none, and the field shows again what counts.
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
    const { measure, cleared } = readMeasure(typed)
    if (!cleared && measure === undefined)
      showToast('warning', text('common.noMeasure', { typed, most: formatNumber(mostMeasure) }))
    if (cleared ? value !== undefined : measure !== undefined && measure !== value)
      onAccept(measure)
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
          onChange={(event) => setTyped(event.target.value.slice(0, 16))}
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

/** What a typed text says: a measure, that there is to be none, or neither. A comma is a decimal point too. */
export function readMeasure(typed: string): { measure?: number; cleared?: boolean } {
  const plain = typed
    .normalize('NFKC')
    .replace(/\s*mm$/i, '')
    .replace(/[,。]/g, '.')
    .trim()
  if (plain === '' || /^[-−]\s*(?:\d+\.?\d*|\.\d+)$/.test(plain)) return { cleared: true }
  const measure = /^\+?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : NaN
  return measure <= mostMeasure ? { measure } : {}
}
