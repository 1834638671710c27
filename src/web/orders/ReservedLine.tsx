import { useId, type ReactNode } from 'react'
import { countedUnit } from '../../domain/units/counted-unit'
import { latestDay, type Day } from '../../domain/days/day'
import { text } from '../language/locale'
import { DateField } from '../ui/DateField'
import { IconButton } from '../ui/IconButton'
import { QuantityStepper } from '../ui/QuantityStepper'
import { LinePicture } from './LinePicture'
import styles from './IntentionOrderPage.module.css'

interface Props {
  /** Name of the line in labels and messages. */
  name: string
  product: { prodImgs: string[]; unitName?: string | undefined } | undefined
  counts: number
  /** Minimum quantity. */
  least: number
  /** Pieces in one package, if known. */
  step?: number | undefined
  requiredDate: Day | undefined
  today: Day
  faults: { counts: string | undefined; requiredDate: string | undefined }
  /** A note on the quantity. */
  note?: ReactNode
  onChange: (next: { counts?: number; requiredDate?: Day | undefined }) => void
  onRemove: () => void
  /** Describes the item. */
  children: ReactNode
}

/** A line of a reservation being prepared: item, quantity, required date, and a button that removes it. */
export function ReservedLine({
  name,
  product,
  counts,
  least,
  step,
  requiredDate,
  today,
  faults,
  note,
  onChange,
  onRemove,
  children,
}: Props) {
  const id = useId()
  return (
    <li className={styles.line}>
      <LinePicture product={product} />
      <div className={styles.what}>{children}</div>
      <div className={styles.counts}>
        <span className={styles.with}>
          <QuantityStepper
            label={`${text('orders.counts')}: ${name}`}
            value={counts}
            min={least}
            step={step}
            onChange={(next) => onChange({ counts: next })}
          />
          {product?.unitName && (
            <span className={styles.unit}>{countedUnit(counts, product.unitName)}</span>
          )}
        </span>
        {note}
        {faults.counts && <span className={styles.fault}>{faults.counts}</span>}
      </div>
      <div className={styles.date}>
        <label htmlFor={id}>{text('orders.requiredDate')}</label>
        <DateField
          id={id}
          min={today}
          max={latestDay}
          required
          value={requiredDate ?? ''}
          aria-invalid={faults.requiredDate !== undefined}
          aria-describedby={faults.requiredDate ? `${id}-fault` : undefined}
          onChange={(day) => onChange({ requiredDate: day || undefined })}
        />
        {faults.requiredDate && (
          <span id={`${id}-fault`} className={styles.fault}>
            {faults.requiredDate}
          </span>
        )}
      </div>
      <IconButton
        icon="trash"
        look="takeAway"
        className={styles.remove}
        label={text('orders.remove', { name })}
        onClick={onRemove}
      />
    </li>
  )
}
