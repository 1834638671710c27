import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { entryProducts, type ReservedProduct } from '../actions/reserve'
import { api, CallFailure, dataOf } from '../calls/api'
import { text } from '../language/locale'
import { readStored, writeStored } from '../session/storage'
import { cartQuery } from './cart/cart-query'
import type { EntryProduct } from './EntryLine'

export interface Known {
  /** Undefined until it has loaded. */
  product: EntryProduct | undefined
  /** Reason why it cannot be shown. */
  failure: string | undefined
}

/** The products of a reservation being prepared: those in the cart from one call, the others from one call each. */
export function useEntryProducts(lines: ReservedProduct[]): (dataId: number) => Known {
  const fromCart = lines.some(({ cartId }) => cartId !== undefined)
  const cart = useQuery({ ...cartQuery, enabled: fromCart, meta: { quiet: true } })
  const inCart = new Map(
    cart.data
      ?.filter(({ typeId, isAvailable }) => typeId === 1 && isAvailable === 1)
      .map((line) => [line.dataId, { ...line, id: line.dataId }]),
  )
  const isWaiting = fromCart && cart.isPending
  const ids = [...new Set(lines.map(({ dataId }) => dataId))].filter((id) => !inCart.has(id))
  const asked = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['product', id],
      queryFn: () => dataOf(api.GET('/web/product/info/{id}', { params: { path: { id } } })),
      enabled: !isWaiting,
      meta: { quiet: true },
    })),
  })
  const dataIds = ids.join(',')
  const parts = useQuery({
    queryKey: ['ownParts', 'of', dataIds],
    queryFn: () => dataOf(api.GET('/web/my/part/list', { params: { query: { dataIds } } })),
    enabled: !isWaiting && ids.length > 0,
    meta: { quiet: true },
  })
  const ownNumber = (dataId: number) =>
    parts.data?.find((part) => part.dataId === dataId)?.customerPartNo
  const offered = (dataId: number): EntryProduct | undefined => {
    const alone = asked[ids.indexOf(dataId)]?.data
    return inCart.get(dataId) ?? (alone && { ...alone, customerPartNo: ownNumber(dataId) })
  }
  const seen = useSeenProducts(lines.flatMap(({ dataId }) => offered(dataId) ?? []))
  return (dataId) => {
    const error = asked[ids.indexOf(dataId)]?.error
    const gone = error instanceof CallFailure && error.status === 404
    return {
      product: offered(dataId) ?? seen[dataId],
      failure: gone ? text('orders.entryGone') : error?.message,
    }
  }
}

/** Product data shown before, by id, so that a product withdrawn meanwhile keeps its name. */
function useSeenProducts(products: EntryProduct[]): Record<number, EntryProduct> {
  const before = readStored<Record<number, EntryProduct>>(entryProducts)
  const seen = Object.fromEntries(
    products.map(({ id, materialName, model, minQuantity, prodImgs, unitName, def8 }) => [
      id,
      { id, materialName, model, minQuantity, prodImgs, unitName, def8 },
    ]),
  )
  const all: Record<number, EntryProduct> = { ...before, ...seen }
  const written = JSON.stringify(all)
  useEffect(() => writeStored(entryProducts, JSON.parse(written)), [written])
  return all
}
