import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { addToCart } from '../actions/cart'
import { reserveToo } from '../actions/reserve'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'

/** A product as far as it can be ordered from a list. */
export interface Orderable {
  dataId: number
  counts: number
  /** A test of the laboratory. */
  typeId?: 2
}

interface Props {
  products: Orderable[]
  small?: boolean | undefined
  /** As a picture, where there are many of them. */
  icon?: boolean | undefined
  onDone?: () => void
}

/** The least that a product is sold in. */
const least = (minQuantity: number | undefined) => Math.max(1, minQuantity ?? 1)

export const ofMaterial = ({ id, minQuantity }: Schemas['Material']): Orderable => ({
  dataId: id,
  counts: least(minQuantity),
})

/** The product or test of a favourite; nothing where it is neither, or not offered any more. */
export function ofFavourite({ typeId, dataId, news, minQuantity }: Schemas['Favourite']) {
  if (news === 'gone' || (typeId !== 1 && typeId !== 2)) return []
  return [{ dataId, counts: least(minQuantity), ...(typeId === 2 && { typeId }) }]
}

/** Puts kept products into the cart, each with the least quantity it is sold in. */
export function ToCart({ products, small, icon, onDone }: Props) {
  const navigate = useNavigate()
  if (products.length === 0) return null
  return (
    <Act
      small={small}
      icon={icon ? 'cart' : undefined}
      label={text('orders.toCart')}
      onClick={async () => {
        for (const product of products) await addToCart(product, navigate)
        onDone?.()
      }}
    />
  )
}

/** Prepares a reservation of kept products. */
export function ToReservation({ products, small }: Props) {
  const navigate = useNavigate()
  if (products.length === 0) return null
  return (
    <Button small={small} onClick={() => reserveToo(products, navigate)}>
      {text('orders.toReservation')}
    </Button>
  )
}

interface ActProps {
  label: string
  icon: IconName | undefined
  small: boolean | undefined
  disabled?: boolean
  onClick: () => unknown
}

/** A button that says in a word, or in a picture, what it does. */
export function Act({ label, icon, onClick, ...rest }: ActProps) {
  return (
    <Button
      {...rest}
      {...(icon && { 'aria-label': label, title: label })}
      onClick={() => void onClick()}
    >
      {icon ? <Icon name={icon} size={18} /> : label}
    </Button>
  )
}
