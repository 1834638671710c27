import { listPriceFor, type ListPrice } from '../../domain/money/list-price'
import type { Currency } from '../../domain/money/money'
import { priceBreaks, type PriceBreak } from '../../domain/money/price-breaks'
import type { Day } from '../../domain/days/day'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { findFigures, type KeptFigures, type KeptPrice, type KeptStock } from './list-prices.sql'

export interface AskedLine {
  materialId: number
  counts: number
}

/** The list price of a line with all that the office shows beside it. */
export interface LineFigures {
  /** The price that is valid today for the quantity; absent if no list has one. */
  price: KeptPrice | undefined
  /** Prices that are valid today, by ascending quantity. */
  breaks: PriceBreak<KeptPrice>[]
  /** The last price of a list that has ended, if none is valid today: the office shows it as outdated with its last day. */
  endedPrice: KeptPrice | undefined
  /** Absent if none is kept; the office shows outdated figures with their day. */
  stock: KeptStock | undefined
}

/**
 * List prices, stock and lead times of lines for a customer in a currency, in one query and in the order of the lines.
 * For the office: what a customer may see is decided by `shownFigures`.
 */
export async function lineFigures(
  lines: readonly AskedLine[],
  { accountId, currency }: { accountId: number | undefined; currency: Currency },
  { database, settings }: Pick<Context, 'database' | 'settings'>,
): Promise<LineFigures[]> {
  const day = todayAt(settings.timeZone)
  const figures = await findFigures(database, {
    materialIds: lines.map(({ materialId }) => materialId),
    accountId,
    day,
    stockDays: settings.stockDays,
    withEnded: true,
  })
  return lines.map(({ materialId, counts }) => {
    const { prices, stock }: KeptFigures = figures.get(materialId) ?? {
      prices: [],
      stock: undefined,
    }
    const asked = { accountId, currency, counts, day }
    const price = listPriceFor(prices, asked)
    return {
      price,
      breaks: priceBreaks(prices, asked),
      endedPrice: price ? undefined : lastEnded(prices, asked),
      stock,
    }
  })
}

/** The price on the last day on which any list had one. */
function lastEnded<Found extends ListPrice>(
  prices: readonly Found[],
  asked: { accountId: number | undefined; currency: Currency; counts: number; day: Day },
): Found | undefined {
  const days = prices.flatMap(({ list: { validTo } }) =>
    validTo !== undefined && validTo < asked.day ? validTo : [],
  )
  const latestFirst = [...new Set(days)].sort().reverse()
  return latestFirst
    .map((day) => listPriceFor(prices, { ...asked, day }))
    .find((price) => price !== undefined)
}
