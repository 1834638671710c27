import { textIn, type Language } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { writeTableTask } from '../spreadsheets/tasks'
import type { SheetFormat } from '../spreadsheets/write-table'
import type { Table } from '../spreadsheets/table'
import { changePrices, changeStock } from './change-prices.sql'
import { checkedPrices, checkStocks } from './checked-changes'
import type { SheetColumn } from '../../domain/prices/sheet-columns'
import { headingOf } from './import/sheet-headings'
import {
  exportedPrices,
  exportedStock,
  findList,
  pagePrices,
  pageStock,
  type FoundList,
  type PriceRow,
} from './office-prices.sql'

/** Prices and stock in the office: lists, changes and sheets. */
export const officePrices = {
  async listListPrices({ query }, { database, settings, language }) {
    const { current, size } = query
    const day = todayAt(settings.timeZone)
    const { total, rows } = await pagePrices(database, { ...query, list: query.listName, day })
    return { records: rows.map((row) => priceAnswer(row, language)), total, current, size }
  },

  async savePrices({ params: { id }, body: { prices } }, context) {
    await listOf(id, context)
    await changePrices(context.database, id, await checkedPrices(id, prices, context))
    return { counts: prices.length }
  },

  async exportPrices({ params: { id }, query: { format } }, context) {
    const { database, language } = context
    const list = await listOf(id, context)
    const name = textIn(language, { zh: list.name_zh, en: list.name_en })
    const rows = (await exportedPrices(database, id)).map(({ model, fromCounts, amount, per }) => [
      model,
      fromCounts ?? '',
      amount ?? '',
      per ?? '',
      list.currency,
      name,
    ])
    const heads = ['model', 'fromCounts', 'amount', 'per', 'currency', 'list'] as const
    return sheetOf({ name, heads, rows, format }, context)
  },

  async listStock({ query }, { database, settings, language }) {
    const { current, size } = query
    const { total, rows } = await pageStock(database, { ...query, stockDays: settings.stockDays })
    const records = rows.map(({ materialZh, materialEn, quantity, leadTimeDays, ...row }) => ({
      ...row,
      ...(typeof quantity === 'number' && { quantity }),
      ...(typeof leadTimeDays === 'number' && { leadTimeDays }),
      materialName: textIn(language, { zh: materialZh, en: materialEn }),
      updatedAt: row.updatedAt.toISOString(),
    }))
    return { records, total, current, size }
  },

  async saveStock({ body: { stocks } }, context) {
    await checkStocks(stocks, context)
    await changeStock(context.database, stocks)
    return { counts: stocks.length }
  },

  async exportStock({ query: { format } }, context) {
    const rows = (await exportedStock(context.database)).map(
      ({ model, quantity, leadTimeDays }) => [model, quantity ?? '', leadTimeDays ?? ''],
    )
    const heads = ['model', 'quantity', 'leadTimeDays'] as const
    return sheetOf({ name: context.text('pricing.stock'), heads, rows, format }, context)
  },
} satisfies Partial<Handlers>

export const priceAnswer = (
  { listZh, listEn, materialZh, materialEn, updatedAt, ...row }: PriceRow,
  language: Language,
): Schemas['OfficePrice'] => ({
  ...row,
  listName: textIn(language, { zh: listZh, en: listEn }),
  materialName: textIn(language, { zh: materialZh, en: materialEn }),
  updatedAt: updatedAt.toISOString(),
})

export async function listOf(id: number, { database }: Context): Promise<FoundList> {
  const list = await findList(database, id)
  if (!list) throw new Refusal('pricing.listNotFound')
  return list
}

interface Written {
  name: string
  heads: readonly SheetColumn[]
  rows: Table['rows']
  format: SheetFormat
}

async function sheetOf({ name, heads, rows, format }: Written, context: Context) {
  const header = heads.map((column) => headingOf(column, context.language))
  const table = { name: name.slice(0, 31), header, rows }
  const { type, bytes } = await context.offload(writeTableTask, { format, table })
  return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}.${format}` } }
}
