import { Link } from 'react-router'
import { raisedCounts } from '../../domain/orders/orders'
import { packingOf } from '../../domain/orders/quantity'
import type { Day } from '../../domain/days/day'
import type { Schemas } from '../../domain/schemas'
import type { ReservedProduct } from '../actions/reserve'
import { formatNumber, text } from '../language/locale'
import { PriceTag } from '../price-tags/PriceTag'
import styles from './IntentionOrderPage.module.css'
import { pageOfItem } from './item-page'
import { LineReport } from './LineReport'
import { PackageHint } from './PackageHint'
import { ReservedLine } from './ReservedLine'

/** The displayed data of a product to be reserved. */
export type EntryProduct = Pick<
  Schemas['Material'],
  'id' | 'materialName' | 'model' | 'minQuantity' | 'prodImgs' | 'unitName'
> & { customerPartNo?: string | undefined; def8?: number | undefined }

interface Props {
  line: ReservedProduct
  /** Undefined until it has loaded. */
  product: EntryProduct | undefined
  /** Reason why it cannot be shown. */
  failure: string | undefined
  today: Day
  faults: {
    counts: string | undefined
    requiredDate: string | undefined
    /** Reason why it cannot be reserved. */
    whole: string | undefined
  }
  onChange: (next: Partial<ReservedProduct>) => void
  onRemove: () => void
  /** Address of its page. */
  page?: string
}

/** A product in the reservation being prepared. */
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
  const least = Math.max(1, product?.minQuantity ?? 1)
  const packing = packingOf(product?.def8)
  const minimum =
    line.counts < least ? (
      <span className={styles.note} role="status">
        {text('orders.raised', { min: formatNumber(least) })}
      </span>
    ) : (
      least > 1 && (
        <span className={styles.note}>
          {text('orders.cart.minimum', { count: formatNumber(least) })}
        </span>
      )
    )
  return (
    <ReservedLine
      name={product ? `${product.materialName} ${product.model}` : String(line.dataId)}
      counts={raisedCounts(line.counts, least)}
      requiredDate={line.requiredDate}
      step={packing}
      note={
        <>
          {minimum}
          {packing !== undefined && (
            <span className={styles.note}>
              {text('orders.cart.packing', { count: formatNumber(packing) })}
            </span>
          )}
          <PackageHint
            counts={raisedCounts(line.counts, least)}
            packing={packing}
            onChange={(counts) => onChange({ counts })}
          />
        </>
      }
      product={product}
      least={least}
      today={today}
      faults={faults}
      onChange={onChange}
      onRemove={onRemove}
    >
      {product ? (
        <>
          <Link to={page}>{product.materialName}</Link>
          <span className={styles.model}>{product.model}</span>
          {product.customerPartNo !== undefined && (
            <span className={styles.note}>
              {text('orders.ownNumber', { number: product.customerPartNo })}
            </span>
          )}
          <LineReport id={line.reportId} />
          <PriceTag
            materialId={line.dataId}
            unitName={product.unitName}
            counts={raisedCounts(line.counts, least)}
          />
          {failure && <span className={styles.fault}>{failure}</span>}
        </>
      ) : (
        <span className={failure ? styles.fault : styles.waiting}>{failure}</span>
      )}
      {faults.whole && (
        <span className={styles.fault} role="alert">
          {faults.whole}
        </span>
      )}
    </ReservedLine>
  )
}
