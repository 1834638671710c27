import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReservedProduct } from '../actions/reserve'
import { api, dataOf } from '../api'
import { cartQuery } from './cart/cart-query'
import type { EntryProduct } from './EntryLine'

export interface Known {
  /** Nothing until it is known. */
  product: EntryProduct | undefined
  /** Why it cannot be shown. */
  failure: string | undefined
}

/** The products of a reservation being prepared: those of the cart with one call, each of the others with its own. */
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
  return (dataId) => {
    const answer = asked[ids.indexOf(dataId)]
    const alone = answer?.data && { ...answer.data, customerPartNo: ownNumber(dataId) }
    return {
      product: inCart.get(dataId) ?? alone,
      failure: answer?.error?.message,
    }
  }
}
