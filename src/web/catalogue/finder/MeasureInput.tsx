import { useId, type ReactNode } from 'react'
import type { TypedMeasure } from '../../../domain/catalogue/typed-measure'
import { formatNumber, text } from '../../language/locale'
import { mostMeasure } from '../../../domain/catalogue/measure'
import { LimitedInput } from '../../ui/LimitedText'
import styles from './MeasureInput.module.css'

/** Longer than any measure. */
const longestTyped = 40

/** A measure in mm or inches; the text stays as typed, with a note if it is no measure. */
export function MeasureInput({
  name,
  head,
  typed,
  measure,
  onType,
}: {
  name: string
  /** Shown above the field in place of its name. */
  head?: ReactNode
  typed: string
  measure: TypedMeasure
  onType: (typed: string) => void
}) {
  const id = useId()
  const { mm, isInch, fault } = measure
  return (
    <div className={styles.measure}>
      {head}
      <label htmlFor={id} className={head ? 'visually-hidden' : styles.name}>
        {name}
      </label>
      <span className={styles.field}>
        <LimitedInput
          id={id}
          limit={longestTyped}
          value={typed}
          onChange={onType}
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}note`}
        />
        <span aria-hidden="true">mm</span>
      </span>
      <span id={`${id}note`} role="status" className={styles.note}>
        {fault
          ? text(`landing.fault.${fault}`, { typed: typed.trim(), most: formatNumber(mostMeasure) })
          : isInch && mm !== undefined && text('landing.inMillimetres', { mm: formatNumber(mm) })}
      </span>
    </div>
  )
}
