import { useId, useRef, useState } from 'react'
import { maxCounts } from '../../domain/orders/orders'
import { countsOf } from '../../domain/orders/quantity'
import { formatNumber, text } from '../language/locale'
import { FieldNote } from './FieldNote'
import { isEnter, keyOf } from './keys'
import { tooLong } from './LimitedText'
import styles from './QuantityStepper.module.css'
import { useHeldForm } from './useHeldForm'
import { useUnread } from './useUnpressed'

const most = maxCounts
/** Longer than any quantity with separators and a unit. */
const longestTyped = 40

/**
 * An integer quantity, typed or changed in steps (to multiples of the step). A value below `min` is raised, with a
 * note. Invalid or too large input stays in the field to be corrected and blocks the form's submit, as does a raised
 * quantity until the user can have read the note.
 */
export function QuantityStepper({
  value,
  min,
  step = 1,
  onChange,
  label,
  compact = false,
}: {
  value: number
  min: number
  step?: number | undefined
  onChange: (value: number) => void
  /** Accessible label of the counted item. */
  label: string
  /** For a row of a dense table; its note lies over the next rows. */
  compact?: boolean
}) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()
  const isFault = typed !== undefined && note !== undefined
  const isUnread = useUnread(note)
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    // A quantity set from outside replaces the typed text.
    if (typed !== undefined) show(undefined)
  }

  function show(next: string | undefined, message?: string) {
    setTyped(next)
    setNote(message)
  }

  const change = (next: number, message?: string) => {
    show(undefined, message)
    onChange(Math.min(most, Math.max(min, next)))
  }
  const increase = () => change((Math.floor(value / step) + 1) * step)
  const decrease = () => change((Math.ceil(value / step) - 1) * step)

  /** Parses the text; returns true if the field now holds a quantity the user knows. */
  function accept(): boolean {
    if (typed === undefined) return !isUnread
    const { counts, fault } = readQuantity(typed, min)
    if (counts === undefined) show(typed, fault)
    else change(counts, fault)
    return fault === undefined
  }

  useHeldForm(field, typed !== undefined || isUnread, accept)

  return (
    <span className={compact ? `${styles.quantity} ${styles.compact}` : styles.quantity}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={text('common.decrease')}
          disabled={value <= min}
          onClick={decrease}
        >
          −
        </button>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={isFault}
          aria-describedby={`${id}note`}
          data-raised={isFault ? undefined : note}
          value={typed ?? value}
          onChange={({ target }) => show(target.value)}
          onBlur={accept}
          onKeyDown={(event) => {
            if (isEnter(event)) accept()
            if (keyOf(event) === 'ArrowUp') increase()
            if (keyOf(event) === 'ArrowDown') decrease()
          }}
        />
        <button
          type="button"
          aria-label={text('common.increase')}
          disabled={value >= most}
          onClick={increase}
        >
          +
        </button>
      </span>
      <FieldNote id={`${id}note`} isFault={isFault}>
        {note}
      </FieldNote>
    </span>
  )
}

/** The quantity in a text, with a note if it was raised, or the reason why there is none. */
function readQuantity(
  typed: string,
  min: number,
): { counts: number; fault?: string } | { counts?: undefined; fault: string } {
  const long = tooLong(typed, longestTyped)
  if (long) return { fault: long }
  const counts = countsOf(typed) ?? (Number(typed) === 0 ? 0 : undefined)
  if (counts === undefined)
    return {
      fault: isTooMuch(typed)
        ? text('common.quantity.most', { most: formatNumber(most) })
        : text('common.quantity.none', { typed }),
    }
  if (counts >= min) return { counts }
  const least = formatNumber(min)
  return {
    counts: min,
    fault: text(min > 1 ? 'common.quantity.least' : 'common.quantity.one', { least }),
  }
}

/** True for a number above the maximum of a line. */
const isTooMuch = (typed: string) => Number(typed.normalize('NFKC').replace(/[,'\s]/g, '')) > most
