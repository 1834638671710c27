import { useQueries, useQuery } from '@tanstack/react-query'
import { isCustomer } from '../../domain/account/account'
import type { Schemas } from '../../domain/schemas'
import { api, dataOf } from '../calls/api'
import { settingsQuery } from '../calls/settings'
import { useUser } from '../session/session'

export type ProductPrice = Schemas['ProductPrice']

/** Products of a call; the contract allows no more. */
const mostProducts = 200

/** True if the maker's setting shows prices to the user; the server decides the same way for each call. */
export function useSeesPrices(): boolean {
  const { data } = useQuery(settingsQuery)
  const user = useUser()
  const viewers = data?.priceViewers ?? 'off'
  return viewers === 'everybody' || (viewers === 'customers' && isCustomer(user))
}

/** Prices and stock of products by id; undefined while they are loading. */
export interface Prices {
  isPending: boolean
  failed: boolean
  of: (materialId: number) => ProductPrice | undefined
}

/** Asks for all products of a page together. Undefined if the user does not see prices. */
export function usePrices(materialIds: readonly number[]): Prices | undefined {
  return usePricesOfParts(partsOf([...new Set(materialIds)].sort((a, b) => a - b)))
}

/** Asks for the products of each part together, at most 200, so that a part keeps its answer while others come and go. */
export function usePricesOfParts(parts: readonly (readonly number[])[]): Prices | undefined {
  const isShown = useSeesPrices()
  const answers = useQueries({
    queries: (isShown ? parts : []).map((ids) => ({
      queryKey: ['prices', ids],
      queryFn: () => dataOf(api.POST('/web/product/price', { body: { materialIds: [...ids] } })),
      meta: { quiet: true },
    })),
  })
  if (!isShown || answers.some(({ data }) => data?.areShown === false)) return undefined
  const products = new Map(
    answers
      .flatMap(({ data }) => data?.products ?? [])
      .map((product) => [product.materialId, product]),
  )
  return {
    isPending: answers.some(({ isPending }) => isPending),
    failed: answers.some(({ isError, data }) => isError && !data),
    of: (id) => products.get(id),
  }
}

function partsOf(ids: readonly number[]): number[][] {
  const starts = Array.from({ length: Math.ceil(ids.length / mostProducts) }, (_, part) => part)
  return starts.map((part) => ids.slice(part * mostProducts, (part + 1) * mostProducts))
}
