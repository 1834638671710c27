import { useId } from 'react'
import { Link } from 'react-router'
import type { Day } from '../../domain/day'
import type { CustomLine } from '../actions/custom'
import { text } from '../locale'
import { Icon } from '../ui/Icon'
import { QuantityStepper } from '../ui/QuantityStepper'
import { ChoiceList } from './ChoiceList'
import { Picture } from './EntryLine'
import styles from './IntentionOrderPage.module.css'
import type { ShownLine } from './useCustomOrder'

interface Props extends ShownLine {
  today: Day
  /** What is wrong with a field of the line. */
  faultAt: (field: string) => string | undefined
  onChange: (next: Partial<CustomLine>) => void
  onRemove: () => void
}

/** One product made to measure of the reservation being prepared. */
export function CustomEntryLine({
  line,
  product,
  failure,
  today,
  faultAt,
  onChange,
  onRemove,
}: Props) {
  const id = useId()
  const { classId, dataId, className, choices, counts, requiredDate } = line
  const fault = failure ?? faultAt('characterJson') ?? faultAt('dataId') ?? faultAt('cartId')
  const faults = { counts: faultAt('counts'), requiredDate: faultAt('requiredDate') }
  const page = `/productCategories/customProduct?id=${classId}`

  return (
    <li className={styles.line}>
      <Picture product={product} />
      <div className={styles.what}>
        <Link to={dataId === undefined ? page : `${page}&dataId=${dataId}`}>{className}</Link>
        <ChoiceList choices={choices} units={product?.characterList} />
        {fault && <span className={styles.fault}>{fault}</span>}
      </div>
      <div className={styles.counts}>
        <span className={styles.with}>
          <QuantityStepper
            label={`${text('orders.counts')}: ${className}`}
            value={counts}
            min={1}
            onChange={(next) => onChange({ counts: next })}
          />
          {product?.unitName && <span className={styles.unit}>{product.unitName}</span>}
        </span>
        {faults.counts && <span className={styles.fault}>{faults.counts}</span>}
      </div>
      <div className={styles.date}>
        <label htmlFor={id}>{text('orders.requiredDate')}</label>
        <input
          id={id}
          type="date"
          min={today}
          max="9999-12-31"
          required
          value={requiredDate ?? ''}
          aria-invalid={faults.requiredDate !== undefined}
          aria-describedby={faults.requiredDate ? `${id}-fault` : undefined}
          onChange={({ target }) => onChange({ requiredDate: target.value || undefined })}
        />
        {faults.requiredDate && (
          <span id={`${id}-fault`} className={styles.fault}>
            {faults.requiredDate}
          </span>
        )}
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('orders.remove', { name: className })}
        title={text('orders.remove', { name: className })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}
