import type { Handlers } from '../http/handler'
import { shownPrices } from '../list-prices/shown-prices'

export const productPrices = {
  listProductPrices: ({ body }, context) => shownPrices(body.materialIds, context),
} satisfies Partial<Handlers>
