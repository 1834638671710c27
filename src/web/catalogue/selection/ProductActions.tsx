import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { addToCart } from '../../actions/cart'
import { addToComparison, removeFromComparison, useComparison } from '../../actions/comparison'
import { toggleFavourite, useIsFavourite } from '../../actions/favourite'
import { reserveToo } from '../../actions/reserve'
import { useThrottle } from '../../actions/useThrottle'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { IconButton, IconLink } from '../../ui/IconButton'
import { leadToInvalid, tellOfRaised } from '../../ui/useHeldForm'
import styles from './ProductActions.module.css'
import { prefetchProduct } from './selection-queries'

type Material = Schemas['Material']

export const leastOf = ({ minQuantity }: Material) => Math.max(1, minQuantity)

export const detailsOf = ({ id }: Pick<Material, 'id'>) => `/productCategories/details?id=${id}`

/** Actions on a listed product: reserve, cart, favourite, comparison, details. */
export function ProductActions({
  product,
  counts,
  place,
}: {
  product: Material
  counts: number
  /** Element with the quantity input, focused if the quantity is invalid. */
  place?: RefObject<Element | null>
}) {
  const { id, materialName, model, prodImgs } = product
  const navigate = useNavigate()
  const favourite = useIsFavourite(id)
  const compared = useComparison().some((item) => item.id === id)
  const throttled = useThrottle()
  const act = (name: string, work: () => unknown) => throttled(name, 'list', work)
  const order = (name: string, work: () => unknown) => {
    if (!leadToInvalid(place?.current ?? null)) act(name, work)
  }

  function changeComparison() {
    if (compared) return removeFromComparison(id)
    const picture = prodImgs[0] ? fileAddress(prodImgs[0]) : ''
    return addToComparison({ id, materialName, model, picture }, navigate)
  }

  return (
    <div className={styles.actions}>
      <Button
        look="strong"
        className={styles.reserve}
        onClick={() =>
          order('reserve', () => {
            tellOfRaised(place?.current ?? null)
            return reserveToo([{ dataId: id, counts }], navigate)
          })
        }
      >
        {text('catalogue.selection.reserve')}
      </Button>
      <IconButton
        icon="cart"
        label={text('catalogue.selection.addToCart')}
        onClick={() => order('cart', () => addToCart({ dataId: id, counts }, navigate))}
      />
      <IconButton
        icon="heart"
        label={text('catalogue.selection.favourite')}
        pressed={favourite}
        onClick={() => act('favourite', () => toggleFavourite({ dataId: id }, navigate))}
      />
      <IconButton
        icon="compare"
        label={text('catalogue.selection.compare')}
        pressed={compared}
        onClick={() => act('comparison', changeComparison)}
      />
      <IconLink
        icon="eye"
        label={text('catalogue.selection.details')}
        to={detailsOf(product)}
        onPointerEnter={() => prefetchProduct(id)}
        onFocus={() => prefetchProduct(id)}
      />
    </div>
  )
}
