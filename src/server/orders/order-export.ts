import { csvOf } from '../../domain/csv'
import { linesOf } from '../../domain/orders'
import type { Language } from '../../domain/language'
import type { Database } from '../database/database'
import { Refusal } from '../errors'
import type { WrittenSheet } from '../spreadsheets/tasks'
import { csvType, writeTable, type SheetCell, type SheetFormat } from '../spreadsheets/write-table'
import { withConnection } from '../worker-pool/connection'
import type { Task } from '../worker-pool/task'
import { readOrders } from './intention-orders.sql'
import { orderAnswers } from './order-answers'
import { listOrderIds, type OrderFilter } from './order-pages.sql'
import { columnsFor, type OrderColumn } from './order-columns'

export interface OrderExport {
  filter: OrderFilter
  format: SheetFormat
  name: string
  language: Language
  timeZone: string
}

/** So many lines one file holds: a workbook is made in memory as a whole, a text piece by piece. */
export const mostLines: Record<SheetFormat, number> = { xlsx: 100_000, csv: 1_000_000 }
const ordersAtOnce = 500

/** All reservations that a filter finds, as they are at one moment. Nothing is left out without a word. */
export const exportOrdersTask: Task<OrderExport, WrittenSheet> = {
  name: 'exportOrders',
  seconds: 300,
  load: async () => (order, environment) =>
    withConnection(environment, (pool) =>
      pool
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute((database) => exportOrders(database, order)),
    ),
}

export async function exportOrders(
  database: Database,
  { filter, format, name, language, timeZone }: OrderExport,
  most = mostLines[format],
): Promise<WrittenSheet> {
  const columns = columnsFor(language, timeZone)
  const header = columns.map(({ title }) => title)
  const pieces: Buffer[] = [Buffer.from(csvOf([header]))]
  const rows: SheetCell[][] = []
  let count = 0
  const ids = await listOrderIds(database, filter)
  for (let from = 0; from < ids.length; from += ordersAtOnce) {
    const orders = await readOrders(database, ids.slice(from, from + ordersAtOnce))
    const answers = await orderAnswers(orders, { database, language, settings: { timeZone } })
    const lines = answers.flatMap((order) => rowsOf(order, columns))
    count += lines.length
    if (count > most) {
      const key = format === 'xlsx' ? 'orders.sheet.tooLongWorkbook' : 'orders.sheet.tooLong'
      throw new Refusal(key, { values: { limit: most, orders: ids.length } })
    }
    if (format === 'xlsx') for (const line of lines) rows.push(line)
    else pieces.push(withoutMark(csvOf(lines)))
  }
  if (format === 'xlsx') return writeTable(format, { name, header, rows })
  return { type: csvType, bytes: Buffer.concat(pieces) }
}

export const rowsOf = (
  order: Parameters<OrderColumn['cell']>[0],
  columns: OrderColumn[],
): SheetCell[][] => linesOf(order).map((line) => columns.map(({ cell }) => cell(order, line)))

/** Only a file as a whole begins with the mark of its encoding. */
const withoutMark = (text: string) => Buffer.from(text.replace(/^\uFEFF/, ''))
