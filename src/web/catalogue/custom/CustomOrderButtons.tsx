import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { countedUnit } from '../../../domain/units/counted-unit'
import type { Schemas } from '../../../domain/schemas'
import { addCustomToCart, reserveCustom, type CustomChoice } from '../../actions/custom'
import { useThrottle } from '../../actions/useThrottle'
import { inLanguage, text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { QuantityStepper } from '../../ui/QuantityStepper'
import { showToast } from '../../ui/toast-list'
import { leadToInvalid, tellOfRaised } from '../../ui/useHeldForm'
import { addressOfSelection } from '../product/address-of-selection'
import styles from '../product/OrderButtons.module.css'

interface Props {
  product: Schemas['CustomProduct']
  entry: Schemas['CustomEntry'] | undefined
  choices: CustomChoice[]
  /** True if every required value is chosen; otherwise tells the user which one is missing. */
  isWhole: () => boolean
}

/** The quantity and the order buttons. */
export function CustomOrderButtons({ product, entry, choices, isWhole }: Props) {
  const { classId, className, classNameEn, unitName, categoryType, abbreviation } = product
  const [counts, setCounts] = useState(entry?.counts ?? 1)
  const navigate = useNavigate()
  const { cartId, requiredDate } = entry ?? {}
  const line = { classId, className: inLanguage(className, classNameEn), choices, counts }
  // A changed entry replaces its line in the cart.
  const cartLine = { ...line, ...(entry && { dataId: entry.id }) }
  const throttled = useThrottle()
  const quantity = useRef<HTMLSpanElement>(null)
  const orderOnce = (name: string, act: () => unknown) => {
    if (isWhole() && !leadToInvalid(quantity.current)) throttled(name, 'page', act)
  }

  return (
    <div className={styles.order}>
      <div className={styles.main}>
        <span ref={quantity} className={styles.quantity}>
          <QuantityStepper
            label={text('catalogue.product.quantity')}
            value={counts}
            min={1}
            onChange={setCounts}
          />
          {unitName && <span className={styles.unit}>{countedUnit(counts, unitName)}</span>}
        </span>
        <Button
          look="strong"
          className={styles.reserve}
          onClick={() =>
            orderOnce('reserve', () => {
              tellOfRaised(quantity.current)
              return reserveCustom([{ ...line, cartId, requiredDate }], navigate)
            })
          }
        >
          {text('catalogue.product.reserve')}
        </Button>
        <Button onClick={() => orderOnce('cart', () => addCustomToCart(cartLine, navigate))}>
          <Icon name="cart" />
          {text('catalogue.product.addToCart')}
        </Button>
      </div>
      <div className={styles.aside}>
        <Button
          look="quiet"
          title={text('custom.noFavourite')}
          onClick={() =>
            throttled('favourite', 'page', () => showToast('info', text('custom.noFavourite')))
          }
        >
          <Icon name="heart" size={18} />
          {text('catalogue.product.addFavourite')}
        </Button>
        <Link to={addressOfSelection({ categoryType, abbreviation, classId })}>
          <Icon name="chevronLeft" size={18} />
          {text('catalogue.product.toSelection')}
        </Link>
      </div>
    </div>
  )
}
