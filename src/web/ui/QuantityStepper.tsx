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
/** With separators and a unit no quantity is longer. */
const longestTyped = 40

/**
 * A whole number of pieces, changed by a step (to a multiple of it) or typed; below min it becomes min, and the field says
 * so. What is no quantity, or too much of it, stays in the field for its reader to put right; until then the form around
 * it is not sent, nor before its reader can know of a quantity that was raised.
 */
export function QuantityStepper({
  value,
  min,
  step = 1,
  onChange,
  label,
}: {
  value: number
  min: number
  step?: number | undefined
  onChange: (value: number) => void
  /** What is counted, for those who do not see the place. */
  label: string
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
    // A quantity that comes from elsewhere.
    if (typed !== undefined) show(undefined)
  }

  function show(next: string | undefined, said?: string) {
    setTyped(next)
    setNote(said)
  }

  const change = (next: number, said?: string) => {
    show(undefined, said)
    onChange(Math.min(most, Math.max(min, next)))
  }
  const increase = () => change((Math.floor(value / step) + 1) * step)
  const decrease = () => change((Math.ceil(value / step) - 1) * step)

  /** Whether the field holds a quantity now that its reader knows. */
  function accept(): boolean {
    if (typed === undefined) return !isUnread
    const { counts, said } = readQuantity(typed, min)
    if (counts === undefined) show(typed, said)
    else change(counts, said)
    return said === undefined
  }

  useHeldForm(field, typed !== undefined || isUnread, accept)

  return (
    <span className={styles.quantity}>
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

/** The quantity that a text says, with a word where it had to be raised, or why it says none. */
function readQuantity(
  typed: string,
  min: number,
): { counts: number; said?: string } | { counts?: undefined; said: string } {
  const long = tooLong(typed, longestTyped)
  if (long) return { said: long }
  const counts = countsOf(typed) ?? (Number(typed) === 0 ? 0 : undefined)
  if (counts === undefined)
    return {
      said: isTooMuch(typed)
        ? text('common.quantity.most', { most: formatNumber(most) })
        : text('common.quantity.none', { typed }),
    }
  if (counts >= min) return { counts }
  const least = formatNumber(min)
  return {
    counts: min,
    said: text(min > 1 ? 'common.quantity.least' : 'common.quantity.one', { least }),
  }
}

/** A number that is above what any line may have. */
const isTooMuch = (typed: string) => Number(typed.normalize('NFKC').replace(/[,'\s]/g, '')) > most
