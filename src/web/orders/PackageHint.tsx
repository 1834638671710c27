import { packingOf, wholePackages } from '../../domain/orders/quantity'
import type { Schemas } from '../../domain/schemas'
import { formatNumber, text } from '../language/locale'
import { useUnpressed } from '../ui/useUnpressed'
import styles from './PackageHint.module.css'

/** Warns of a quantity that is not a whole number of packages, and offers the next one. */
export function PackageHint({
  counts,
  packing,
  onChange,
}: {
  counts: number
  packing: number | undefined
  onChange: (counts: number) => void
}) {
  // A note that appears or disappears would move the button being pressed.
  const whole = useUnpressed(wholePackages(counts, packing))
  if (whole === undefined) return null
  return (
    <span className={styles.hint}>
      {text('orders.cart.notWhole')}
      <button type="button" onClick={() => onChange(whole)}>
        {text('orders.cart.makeWhole', { count: formatNumber(whole) })}
      </button>
    </span>
  )
}

/** The same on a reservation that has been sent, without the offer. */
export function PackageNote({ line: { counts, packingQuantity } }: { line: Schemas['OrderLine'] }) {
  if (wholePackages(counts, packingQuantity) === undefined) return null
  const count = formatNumber(packingOf(packingQuantity) ?? 1)
  return <span className={styles.note}>{text('orders.notWhole', { count })}</span>
}
