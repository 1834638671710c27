import { maxCounts } from '../../../domain/orders/orders'
import { packingOf } from '../../../domain/orders/quantity'
import { formatCount, formatNumber, text } from '../../language/locale'
import styles from './PackageSteps.module.css'

interface Props {
  /** Pieces in a package. */
  packing: number | undefined
  least: number
  counts: number
  unitName: string | undefined
  onChange: (counts: number) => void
}

/** Packages that are offered, from the smallest number that reaches the minimum order. */
const steps = [1, 2, 5, 10]

/** Sets the quantity to whole packages. */
export function PackageSteps({ packing, least, counts, unitName, onChange }: Props) {
  const pieces = packingOf(packing)
  if (pieces === undefined) return null
  const first = Math.ceil(least / pieces)
  const packages = steps.map((step) => step * first).filter((step) => step * pieces <= maxCounts)
  return (
    <div role="group" aria-label={text('catalogue.product.packages')} className={styles.steps}>
      {packages.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={counts === number * pieces}
          onClick={() => onChange(number * pieces)}
        >
          <span>{formatCount(number * pieces, unitName)}</span>
          <small>
            {number === 1
              ? text('catalogue.product.onePackage')
              : text('catalogue.product.somePackages', { number: formatNumber(number) })}
          </small>
        </button>
      ))}
    </div>
  )
}
