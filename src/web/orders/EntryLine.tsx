import { useId } from 'react'
import { Link } from 'react-router'
import { raisedCounts } from '../../domain/orders'
import type { Day } from '../../domain/day'
import type { Schemas } from '../../domain/schemas'
import type { ReservedProduct } from '../actions/reserve'
import { fileAddress } from '../api'
import { formatNumber, text } from '../locale'
import { Icon } from '../ui/Icon'
import { QuantityStepper } from '../ui/QuantityStepper'
import styles from './IntentionOrderPage.module.css'
import { pageOfItem } from './item-page'

/** What the page shows of a product that is to be reserved. */
export type EntryProduct = Pick<
  Schemas['Material'],
  'id' | 'materialName' | 'model' | 'minQuantity' | 'prodImgs' | 'unitName'
>

interface Props {
  line: ReservedProduct
  /** Nothing until it is known. */
  product: EntryProduct | undefined
  /** Why it cannot be shown. */
  failure: string | undefined
  today: Day
  faults: {
    counts: string | undefined
    requiredDate: string | undefined
    /** Why it cannot be reserved although it stands here. */
    whole: string | undefined
  }
  onChange: (next: Partial<ReservedProduct>) => void
  onRemove: () => void
  /** Where it is shown. */
  page?: string
}

/** One product of the reservation being prepared. */
export function EntryLine({
  line,
  product,
  failure,
  today,
  faults,
  onChange,
  onRemove,
  page = pageOfItem({ typeId: 1, dataId: line.dataId }),
}: Props) {
  const id = useId()
  const least = Math.max(1, product?.minQuantity ?? 1)
  const counts = raisedCounts(line.counts, least)
  const name = product ? `${product.materialName} ${product.model}` : String(line.dataId)

  return (
    <li className={styles.line}>
      <Picture product={product} />
      <div className={styles.what}>
        {product ? (
          <>
            <Link to={page}>{product.materialName}</Link>
            <span className={styles.model}>{product.model}</span>
          </>
        ) : (
          <span className={failure ? styles.fault : styles.waiting}>{failure}</span>
        )}
        {faults.whole && (
          <span className={styles.fault} role="alert">
            {faults.whole}
          </span>
        )}
      </div>
      <div className={styles.counts}>
        <span className={styles.with}>
          <QuantityStepper
            label={`${text('orders.counts')}: ${name}`}
            value={counts}
            min={least}
            onChange={(next) => onChange({ counts: next })}
          />
          {product?.unitName && <span className={styles.unit}>{product.unitName}</span>}
        </span>
        {line.counts < least && (
          <span className={styles.note} role="status">
            {text('orders.raised', { min: formatNumber(least) })}
          </span>
        )}
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
          value={line.requiredDate ?? ''}
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
        aria-label={text('orders.remove', { name })}
        title={text('orders.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  )
}

export function Picture({ product }: { product: Pick<EntryProduct, 'prodImgs'> | undefined }) {
  const picture = product?.prodImgs[0]
  return (
    <span className={styles.picture}>
      {picture && <img src={fileAddress(picture)} alt="" width="96" height="72" loading="lazy" />}
    </span>
  )
}
