import { textIn } from '../../domain/language/language'
import { todayAt } from '../database/clock'
import type { Handlers } from '../http/handler'
import { pageStockRows, placeOfPrice, placeOfStock } from './office-grids.sql'
import { listOf, priceAnswer } from './office-prices'
import { pagePrices } from './office-prices.sql'

/** Pages of prices and of stock that are edited as a grid. */
export const officeGrids = {
  async listPricesOfList({ params: { id }, query }, context) {
    const { database, settings, language } = context
    await listOf(id, context)
    const { model, size } = query
    const current = model ? pageAt(await placeOfPrice(database, id, model), size) : query.current
    const day = todayAt(settings.timeZone)
    const filter = { listId: id, ids: idsIn(query.ids), current, size, day }
    const { total, rows } = await pagePrices(database, filter)
    return { records: rows.map((row) => priceAnswer(row, language)), total, current, size }
  },

  async listStockRows({ query }, { database, language }) {
    const { model, size } = query
    const current = model ? pageAt(await placeOfStock(database, model), size) : query.current
    const { total, rows } = await pageStockRows(database, { ids: idsIn(query.ids), current, size })
    const records = rows.map(({ materialZh, materialEn, quantity, leadTimeDays, ...row }) => ({
      id: row.id,
      model: row.model,
      materialName: textIn(language, { zh: materialZh, en: materialEn }),
      ...(quantity !== null && { quantity }),
      ...(leadTimeDays !== null && { leadTimeDays }),
      ...(row.updatedAt && { updatedAt: row.updatedAt.toISOString() }),
    }))
    return { records, total, current, size }
  },
} satisfies Partial<Handlers>

/** The page of a row; the first if there is none. */
const pageAt = (rowsBefore: number, size: number): number => Math.floor(rowsBefore / size) + 1

const idsIn = (written: string | undefined): number[] | undefined => written?.split(',').map(Number)
