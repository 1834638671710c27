import { useNavigate } from 'react-router'
import type { Schemas } from '../../domain/schemas'
import { addToCart } from '../actions/cart'
import { reserveToo } from '../actions/reserve'
import { text } from '../language/locale'
import { Button } from '../ui/Button'
import { Icon, type IconName } from '../ui/Icon'

/** The data needed to order a product from a list. */
export interface Orderable {
  dataId: number
  counts: number
  /** A test of the laboratory. */
  typeId?: 2
}

interface Props {
  products: Orderable[]
  small?: boolean | undefined
}

interface CartProps extends Props {
  /** Show an icon in place of the label, for long lists. */
  icon?: boolean | undefined
  onDone?: () => void
}

/** Minimum order quantity. */
const least = (minQuantity: number | undefined) => Math.max(1, minQuantity ?? 1)

export const ofMaterial = ({ id, minQuantity }: Schemas['Material']): Orderable => ({
  dataId: id,
  counts: least(minQuantity),
})

/** The product or test of a favourite; empty if it is another kind or no longer offered. */
export function ofFavourite({ typeId, dataId, news, minQuantity }: Schemas['Favourite']) {
  if (news === 'gone' || (typeId !== 1 && typeId !== 2)) return []
  return [{ dataId, counts: least(minQuantity), ...(typeId === 2 && { typeId }) }]
}

/** Puts saved products into the cart, each with its minimum quantity. */
export function ToCart({ products, small, icon, onDone }: CartProps) {
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

/** Starts a reservation of saved products. */
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

/** A button with a label or an icon. */
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
