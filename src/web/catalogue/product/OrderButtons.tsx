import { useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { countedUnit } from '../../../domain/units/counted-unit'
import type { Schemas } from '../../../domain/schemas'
import { addToCart } from '../../actions/cart'
import { addToComparison, removeFromComparison, useComparison } from '../../actions/comparison'
import { toggleFavourite, useIsFavourite } from '../../actions/favourite'
import { reserveToo } from '../../actions/reserve'
import { useThrottle } from '../../actions/useThrottle'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { hasPage } from '../../../domain/pages/paths'
import { useUser } from '../../session/session'
import { Button } from '../../ui/Button'
import { useFootBar } from '../../ui/foot-bar'
import { Icon } from '../../ui/Icon'
import { OrderingHelpLink } from '../../ui/OrderingHelp'
import { QuantityStepper } from '../../ui/QuantityStepper'
import { showToast } from '../../ui/toast-list'
import { leadToInvalid, tellOfRaised } from '../../ui/useHeldForm'
import { addressOfSelection } from './address-of-selection'
import styles from './OrderButtons.module.css'

interface Props {
  product: Schemas['Material']
  counts: number
  onCounts: (counts: number) => void
  /** Step missing before the model is known: checking the chosen values, or choosing one of several matches. */
  lacks: Missing | undefined
}

export type Missing = keyof typeof missing

const missing = {
  check: {
    hint: 'catalogue.product.checkFirstHint',
    toast: 'catalogue.product.checkFirst',
    at: '[data-guide=match] button',
  },
  model: {
    hint: 'catalogue.product.modelFirst',
    toast: 'catalogue.product.chooseFirst',
    at: '[data-guide=model] select',
  },
} as const

/** The quantity and the order buttons; on a phone the quantity and the main one stay at the foot of the window. */
export function OrderButtons({ product, counts, onCounts, lacks }: Props) {
  const { id, minQuantity, categoryType, abbreviation, classId, unitName } = product
  const least = Math.max(1, minQuantity)
  const hint = useId()
  const describedBy = lacks ? hint : undefined
  const navigate = useNavigate()
  const user = useUser()
  const buysOnly = user?.isPurchase === 1
  const throttled = useThrottle()
  const quantity = useRef<HTMLSpanElement>(null)
  /** Places the order only with a valid quantity and a known model. */
  function orderOnce(name: string, order: () => unknown) {
    if (leadToInvalid(quantity.current)) return
    if (!lacks) return throttled(name, 'page', order)
    showToast('warning', text(missing[lacks].toast))
    return document.querySelector<HTMLElement>(missing[lacks].at)?.focus()
  }
  const calculation = `/productCategories/calculationReports/clamp?id=${id}`

  return (
    <div className={styles.order}>
      <div ref={useFootBar('order')} data-guide="order" className={`${styles.main} ${styles.bar}`}>
        <span ref={quantity} className={styles.quantity}>
          <QuantityStepper
            label={text('catalogue.product.quantity')}
            value={counts}
            min={least}
            onChange={onCounts}
          />
          {unitName && <span className={styles.unit}>{countedUnit(counts, unitName)}</span>}
        </span>
        <Button
          look="strong"
          className={styles.reserve}
          aria-describedby={describedBy}
          onClick={() =>
            orderOnce('reserve', () => {
              tellOfRaised(quantity.current)
              return reserveToo([{ dataId: id, counts }], navigate)
            })
          }
        >
          {text('catalogue.product.reserve')}
        </Button>
      </div>
      <Button
        className={styles.cart}
        aria-describedby={describedBy}
        onClick={() => orderOnce('cart', () => addToCart({ dataId: id, counts }, navigate))}
      >
        <Icon name="cart" />
        {text('catalogue.product.addToCart')}
      </Button>
      {lacks && (
        <p id={hint} className={styles.first}>
          {text(missing[lacks].hint)}
        </p>
      )}
      <div className={styles.aside}>
        <OrderingHelpLink />
        <FavouriteButton product={product} />
        {categoryType === 1 && !buysOnly && <CompareButton product={product} />}
        {product.isCalculate === 1 && !buysOnly && hasPage(calculation) && (
          <Link to={calculation}>{text('catalogue.product.calculate')}</Link>
        )}
        <Link to={addressOfSelection({ categoryType, abbreviation, classId })}>
          <Icon name="chevronLeft" size={18} />
          {text('catalogue.product.toSelection')}
        </Link>
      </div>
    </div>
  )
}

function FavouriteButton({ product: { id } }: { product: Schemas['Material'] }) {
  const navigate = useNavigate()
  const marked = useIsFavourite(id)
  const throttled = useThrottle()

  return (
    <Button
      look="quiet"
      aria-pressed={marked}
      onClick={() =>
        throttled('favourite', 'page', () => toggleFavourite({ dataId: id, typeId: 1 }, navigate))
      }
    >
      <Icon name="heart" size={18} filled={marked} />
      {text(marked ? 'catalogue.product.favourite' : 'catalogue.product.addFavourite')}
    </Button>
  )
}

function CompareButton({ product }: { product: Schemas['Material'] }) {
  const navigate = useNavigate()
  const { id, materialName, model, prodImgs } = product
  const compared = useComparison().some((other) => other.id === id)
  const throttled = useThrottle()

  function toggle() {
    if (compared) removeFromComparison(id)
    else
      addToComparison(
        { id, materialName, model, picture: fileAddress(prodImgs[0] ?? '') },
        navigate,
      )
  }

  return (
    <Button
      look="quiet"
      aria-pressed={compared}
      onClick={() => throttled('comparison', 'page', toggle)}
    >
      <Icon name={compared ? 'check' : 'compare'} size={18} />
      {text(compared ? 'catalogue.product.compared' : 'catalogue.product.compare')}
    </Button>
  )
}
