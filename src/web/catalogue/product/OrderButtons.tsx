import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { countedUnit } from '../../../domain/counted-unit'
import type { Schemas } from '../../../domain/schemas'
import { addToCart } from '../../actions/cart'
import { addToComparison, removeFromComparison, useComparison } from '../../actions/comparison'
import { toggleFavourite, useIsFavourite } from '../../actions/favourite'
import { reserveToo } from '../../actions/reserve'
import { useThrottle } from '../../actions/useThrottle'
import { fileAddress } from '../../api'
import { text } from '../../locale'
import { hasPage } from '../../../domain/paths'
import { useUser } from '../../session'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { QuantityStepper } from '../../ui/QuantityStepper'
import { showToast } from '../../ui/toast-list'
import { addressOfSelection } from './address-of-selection'
import styles from './OrderButtons.module.css'

interface Props {
  product: Schemas['Material']
  /** Whether it has yet to be said which of several models is wanted. */
  isOpen: boolean
}

/** How many, and what to do with them. */
export function OrderButtons({ product, isOpen }: Props) {
  const { id, minQuantity, categoryType, abbreviation, classId, unitName } = product
  const least = Math.max(1, minQuantity)
  const hint = useId()
  const describedBy = isOpen ? hint : undefined
  const [counts, setCounts] = useState(least)
  const navigate = useNavigate()
  const user = useUser()
  const buysOnly = user?.isPurchase === 1
  const throttled = useThrottle()
  /** Only what was said is ordered. */
  function orderOnce(name: string, order: () => unknown) {
    if (!isOpen) return throttled(name, 'page', order)
    showToast('warning', text('catalogue.product.chooseFirst'))
    return document.querySelector<HTMLElement>('[data-guide=model] select')?.focus()
  }
  const calculation = `/productCategories/calculationReports/clamp?id=${id}`

  return (
    <div className={styles.order}>
      <div data-guide="order" className={styles.main}>
        <span className={styles.quantity}>
          <QuantityStepper
            label={text('catalogue.product.quantity')}
            value={counts}
            min={least}
            onChange={setCounts}
          />
          {unitName && <span className={styles.unit}>{countedUnit(counts, unitName)}</span>}
        </span>
        <Button
          look="strong"
          className={styles.reserve}
          aria-describedby={describedBy}
          onClick={() => orderOnce('reserve', () => reserveToo([{ dataId: id, counts }], navigate))}
        >
          {text('catalogue.product.reserve')}
        </Button>
        <Button
          aria-describedby={describedBy}
          onClick={() => orderOnce('cart', () => addToCart({ dataId: id, counts }, navigate))}
        >
          <Icon name="cart" />
          {text('catalogue.product.addToCart')}
        </Button>
        {isOpen && (
          <p id={hint} className={styles.first}>
            {text('catalogue.product.modelFirst')}
          </p>
        )}
      </div>
      <div className={styles.aside}>
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
