import { priceBreaks } from '../../domain/money/price-breaks'
import { shownCurrency } from '../../domain/money/shown-currency'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { findFigures, type KeptFigures } from './list-prices.sql'

/** True if the maker's setting shows prices, stock and lead times in the shop to the caller. */
export function seesPrices({ settings, user }: Pick<Context, 'settings' | 'user'>): boolean {
  if (settings.priceViewers === 'off') return false
  if (settings.priceViewers === 'everybody') return true
  return user?.kind === 'company' || user?.kind === 'person'
}

/** The current figures of products for the caller; nothing unless the setting shows them. */
export async function shownPrices(
  materialIds: readonly number[],
  context: Pick<Context, 'database' | 'settings' | 'user'>,
): Promise<Schemas['ProductPrices']> {
  if (!seesPrices(context)) return { areShown: false, products: [] }
  const { database, settings, user } = context
  const accountId = user?.accountId
  const day = todayAt(settings.timeZone)
  const figures = await findFigures(database, {
    materialIds,
    accountId,
    day,
    stockDays: settings.stockDays,
    withEnded: false,
  })
  const asked = { accountId, day, usual: settings.defaultCurrency }
  const products = [...figures].map(([id, kept]) => productPrice(id, kept, asked))
  return { areShown: true, products }
}

function productPrice(
  materialId: number,
  { prices, stock }: KeptFigures,
  asked: Parameters<typeof shownCurrency>[1],
): Schemas['ProductPrice'] {
  const currency = shownCurrency(prices, asked)
  const breaks = priceBreaks(prices, { ...asked, currency }).map(({ fromCounts, price }) => ({
    fromCounts,
    amount: price.amount,
    per: price.per,
  }))
  return {
    materialId,
    ...(breaks.length > 0 && { currency, breaks }),
    ...(stock?.isOutdated && { isStockOutdated: true }),
    ...(stock && !stock.isOutdated && { stock: shownStock(stock) }),
  }
}

const shownStock = ({
  quantity,
  leadTimeDays,
  updatedAt,
}: NonNullable<KeptFigures['stock']>): Schemas['StockFigure'] => ({
  updatedAt,
  ...(quantity !== undefined && { quantity }),
  ...(leadTimeDays !== undefined && { leadTimeDays }),
})
