import { useId, useState } from 'react'
import { text } from '../locale'
import styles from './QuantityStepper.module.css'

const most = 9_999_999

/** A whole number of pieces, changed by one or typed; below min it becomes min. */
export function QuantityStepper({
  value,
  min,
  onChange,
  label,
}: {
  value: number
  min: number
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
  const accept = () => {
    if (typed !== undefined) change(Number(typed) || min)
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
        onClick={() => change(value - 1)}
      >
        −
      </button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, '').slice(0, 7))}
        onBlur={accept}
        onKeyDown={(event) => {
          if (event.key === 'Enter') accept()
          if (event.key === 'ArrowUp') change(value + 1)
          if (event.key === 'ArrowDown') change(value - 1)
        }}
      />
      <button
        type="button"
        aria-label={text('common.increase')}
        disabled={value >= most}
        onClick={() => change(value + 1)}
      >
        +
      </button>
    </span>
  )
}
