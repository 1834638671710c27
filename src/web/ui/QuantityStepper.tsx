import { useId, useState } from 'react'
import { maxCounts } from '../../domain/orders'
import { countsOf, wholeCountsOf } from '../../domain/orders/quantity'
import { formatNumber, text } from '../locale'
import { FieldNote } from './FieldNote'
import styles from './QuantityStepper.module.css'

const most = maxCounts

/**
 * A whole number of pieces, changed by a step (to a multiple of it) or typed; below min it becomes min. What is typed
 * stays as it is until it is accepted: then of a decimal the whole pieces count, and what is no quantity, or too much of
 * it, changes nothing. Where something else counts than what was typed, the field says so and why.
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
  const [typed, setTyped] = useState<string>()
  const [note, setNote] = useState<string>()

  const change = (next: number, said?: string) => {
    setTyped(undefined)
    setNote(said)
    onChange(Math.min(most, Math.max(min, next)))
  }
  const increase = () => change((Math.floor(value / step) + 1) * step)
  const decrease = () => change((Math.ceil(value / step) - 1) * step)
  const accept = () => {
    if (typed === undefined) return
    const { counts, said } = readQuantity(typed, { value, min })
    change(counts, said)
  }

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
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}note`}
          value={typed ?? value}
          onChange={(event) => {
            setTyped(event.target.value.slice(0, 12))
            setNote(undefined)
          }}
          onBlur={accept}
          onKeyDown={(event) => {
            if (event.key === 'Enter') accept()
            if (event.key === 'ArrowUp') increase()
            if (event.key === 'ArrowDown') decrease()
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
      <FieldNote id={`${id}note`}>{note}</FieldNote>
    </span>
  )
}

interface Limits {
  /** What counts until now. */
  value: number
  min: number
}

/** The quantity that counts when a text was typed, and what is to be said where it is another one. */
export function readQuantity(
  typed: string,
  { value, min }: Limits,
): { counts: number; said?: string } {
  const whole = wholeCountsOf(typed) ?? (Number(typed) === 0 ? 0 : undefined)
  const stays = formatNumber(value)
  if (whole === undefined && !isTooMuch(typed))
    return { counts: value, said: text('common.quantity.none', { typed, stays }) }
  if (whole === undefined || whole > most)
    return {
      counts: value,
      said: text('common.quantity.most', { most: formatNumber(most), stays }),
    }
  if (whole < min) {
    const said = text(min > 1 ? 'common.quantity.least' : 'common.quantity.one', {
      least: formatNumber(min),
    })
    return { counts: min, said }
  }
  if (countsOf(typed) === undefined)
    return { counts: whole, said: text('common.quantity.whole', { whole: formatNumber(whole) }) }
  return { counts: whole }
}

/** A number that is above what any line may have. */
const isTooMuch = (typed: string) => Number(typed.normalize('NFKC').replace(/[,'\s]/g, '')) > most
