import { Link, useNavigate } from 'react-router'
import { matchColour } from '../../../domain/catalogue/comparison'
import type { Schemas } from '../../../domain/schemas'
import { addToCart } from '../../actions/cart'
import { toggleFavourite, useIsFavourite } from '../../actions/favourite'
import { reserveToo } from '../../actions/reserve'
import { useThrottle } from '../../actions/useThrottle'
import { fileAddress } from '../../calls/api'
import { text } from '../../language/locale'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import styles from './ComparedProduct.module.css'

type Item = Schemas['ComparisonItem']

const detailsOf = ({ id }: Item) => `/productCategories/details?id=${id}`

export function ProductPicture({ item }: { item: Item }) {
  const [picture] = item.prodImgs
  if (!picture) return null
  return (
    <Link to={detailsOf(item)} tabIndex={-1} aria-hidden="true" className={styles.picture}>
      <img src={fileAddress(picture)} alt="" width="120" height="90" />
    </Link>
  )
}

/** Name, model and match with the baseline, as a figure, a word and a colour. */
export function ProductName({ item, isBaseline }: { item: Item; isBaseline: boolean }) {
  const { materialName, model, pre } = item
  const colour = matchColour(pre)
  return (
    <span className={styles.name}>
      <Link to={detailsOf(item)}>{materialName}</Link>
      <span className={styles.model}>{model}</span>
      {isBaseline ? (
        <span className={styles.baseline}>{text('catalogue.comparison.baseline')}</span>
      ) : (
        <span className={`${styles.match} ${styles[colour]}`}>
          {text('catalogue.comparison.percent', { percent: pre })}
          <small>{text(`catalogue.comparison.colour.${colour}`)}</small>
        </span>
      )}
    </span>
  )
}

interface ActionsProps {
  item: Item
  isBaseline: boolean
  onPin: () => void
  onRemove: () => void
}

export function ProductActions({ item, isBaseline, onPin, onRemove }: ActionsProps) {
  const { id, model, minQuantity } = item
  const navigate = useNavigate()
  const favourite = useIsFavourite(id)
  const counts = Math.max(1, minQuantity)
  const throttled = useThrottle()
  const once = (name: string, work: () => unknown) => () => throttled(name, 'page', work)

  return (
    <div className={styles.actions}>
      <Button
        look="strong"
        small
        aria-label={text('catalogue.comparison.reserveOne', { name: model })}
        onClick={once('reserve', () => reserveToo([{ dataId: id, counts }], navigate))}
      >
        {text('catalogue.product.reserve')}
      </Button>
      <span className={styles.icons}>
        <IconButton
          icon="cart"
          small
          label={text('catalogue.comparison.toCart', { name: model })}
          onClick={once('cart', () => addToCart({ dataId: id, counts }, navigate))}
        />
        <IconButton
          icon="heart"
          small
          label={text('catalogue.comparison.favourite', { name: model })}
          pressed={favourite}
          onClick={once('favourite', () => toggleFavourite({ dataId: id }, navigate))}
        />
        <IconButton
          icon="pin"
          small
          label={text('catalogue.comparison.pin', { name: model })}
          pressed={isBaseline}
          onClick={onPin}
        />
        <IconButton
          icon="trash"
          look="takeAway"
          small
          label={text('catalogue.comparison.remove', { name: model })}
          onClick={onRemove}
        />
      </span>
    </div>
  )
}
