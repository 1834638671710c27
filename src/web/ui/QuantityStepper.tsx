import { useId, useState } from 'react'
import { wholeCountsOf } from '../../domain/orders/quantity'
import { text } from '../locale'
import styles from './QuantityStepper.module.css'

const most = 9_999_999

/**
 * A whole number of pieces, changed by a step (to a multiple of it) or typed; below min it becomes min. What is typed
 * stays as it is until it is accepted: then of a decimal the whole pieces count, and what is no quantity changes nothing.
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

  const change = (next: number) => {
    setTyped(undefined)
    onChange(Math.min(most, Math.max(min, Math.trunc(next))))
  }
  const increase = () => change((Math.floor(value / step) + 1) * step)
  const decrease = () => change((Math.ceil(value / step) - 1) * step)
  const accept = () => {
    if (typed !== undefined) change(wholeCountsOf(typed) ?? (Number(typed) === 0 ? min : value))
  }

  return (
    <span className={styles.stepper}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
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
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.slice(0, 12))}
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
  )
}
