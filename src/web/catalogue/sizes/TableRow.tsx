import { memo, useRef, useState } from 'react'
import { Link, type NavigateFunction } from 'react-router'
import type { Schemas } from '../../../domain/schemas'
import { addToCart } from '../../actions/cart'
import { addToComparison, removeFromComparison } from '../../actions/comparison'
import { toggleFavourite } from '../../actions/favourite'
import { reserveToo } from '../../actions/reserve'
import { useThrottle } from '../../actions/useThrottle'
import { fileAddress } from '../../calls/api'
import { formatNumber, text } from '../../language/locale'
import { PriceCell } from '../../price-tags/PriceCell'
import type { ProductPrice } from '../../price-tags/prices-query'
import { Button } from '../../ui/Button'
import { IconButton } from '../../ui/IconButton'
import { QuantityStepper } from '../../ui/QuantityStepper'
import { leadToInvalid, tellOfRaised } from '../../ui/useHeldForm'
import { detailsOf, leastOf } from '../selection/ProductActions'
import { prefetchProduct } from '../selection/selection-queries'
import type { TableColumn } from './columns'
import styles from './SizeTable.module.css'

type Material = Schemas['Material']

interface Props {
  product: Material
  /** Row from 0. */
  row: number
  columns: readonly TableColumn[]
  /** Undefined: the user sees no prices. */
  price: 'none' | 'pending' | 'failed' | ProductPrice | undefined
  isFavourite: boolean
  isCompared: boolean
  /** Typed quantities by product, which outlive a row that is scrolled away. */
  typed: Map<number, number>
  navigate: NavigateFunction
}

/** A model with its sizes, its quantity and what can be done with it. */
export const TableRow = memo(function TableRow(props: Props) {
  const { product, row, columns, price } = props
  return (
    <tr aria-rowindex={row + 2} data-row={row}>
      <th scope="row" className={styles.first}>
        <Link
          to={detailsOf(product)}
          title={`${product.model} ${product.materialName}`}
          onPointerEnter={() => prefetchProduct(product.id)}
          onFocus={() => prefetchProduct(product.id)}
        >
          {product.model}
        </Link>
      </th>
      {columns.map(({ key, isFigure, textOf }) => (
        <td key={key} className={isFigure ? styles.figure : undefined}>
          {textOf ? textOf(product) : <Stock product={product} price={price} />}
        </td>
      ))}
      {price !== undefined && (
        <td className={styles.figure}>
          <PriceCell price={price} unitName={product.unitName} />
        </td>
      )}
      <RowActions {...props} />
    </tr>
  )
})

/** Pieces in stock with a dot that is filled if there are any. */
function Stock({ product, price }: Pick<Props, 'product' | 'price'>) {
  const known = typeof price === 'object' ? price : undefined
  const quantity =
    known?.stock?.quantity ?? (known?.isStockOutdated ? undefined : product.inventory)
  if (quantity === undefined) return '–'
  return (
    <>
      <span className={quantity > 0 ? styles.inStock : styles.noStock} aria-hidden="true" />
      {formatNumber(quantity)}
    </>
  )
}

function RowActions({ product, isFavourite, isCompared, typed, navigate }: Props) {
  const { id, model, materialName, prodImgs } = product
  const least = leastOf(product)
  const [counts, setCounts] = useState(typed.get(id) ?? least)
  const place = useRef<HTMLTableCellElement>(null)
  const throttled = useThrottle()
  const act = (name: string, work: () => unknown) => throttled(name, 'list', work)
  const order = (name: string, work: () => unknown) => {
    if (!leadToInvalid(place.current)) act(name, work)
  }

  function change(next: number) {
    typed.set(id, next)
    setCounts(next)
  }

  function changeComparison() {
    if (isCompared) return removeFromComparison(id)
    const picture = prodImgs[0] ? fileAddress(prodImgs[0]) : ''
    return addToComparison({ id, materialName, model, picture }, navigate)
  }

  return (
    <>
      <td className={styles.actions}>
        <span>
          <Button
            small
            className={styles.reserve}
            onClick={() =>
              order('reserve', () => {
                tellOfRaised(place.current)
                return reserveToo([{ dataId: id, counts }], navigate)
              })
            }
          >
            {text('catalogue.selection.reserve')}
          </Button>
          <IconButton
            small
            icon="heart"
            label={text('catalogue.selection.favourite')}
            pressed={isFavourite}
            onClick={() => act('favourite', () => toggleFavourite({ dataId: id }, navigate))}
          />
          <IconButton
            small
            icon="compare"
            label={text('catalogue.selection.compare')}
            pressed={isCompared}
            onClick={() => act('comparison', changeComparison)}
          />
        </span>
      </td>
      <td ref={place} className={styles.order}>
        <span>
          <QuantityStepper
            compact
            value={counts}
            min={least}
            onChange={change}
            label={text('catalogue.selection.quantityOf', { name: model })}
          />
          <IconButton
            small
            icon="cart"
            className={styles.cart}
            label={text('catalogue.selection.addToCart')}
            onClick={() => order('cart', () => addToCart({ dataId: id, counts }, navigate))}
          />
        </span>
      </td>
    </>
  )
}
