import { linesOf } from '../../domain/orders/orders'
import type { Language } from '../../domain/language/language'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import type { WrittenSheet } from '../spreadsheets/tasks'
import { openTable, type SheetFormat } from '../spreadsheets/write-table'
import type { SheetCell } from '../spreadsheets/table'
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

/** Maximum lines of a file; a workbook has at most 1,048,576 rows. */
export const mostLines = 1_000_000
const ordersAtOnce = 500

/** Exports all matching reservations in one snapshot; refuses instead of leaving lines out. */
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
  most = mostLines,
): Promise<WrittenSheet> {
  const columns = columnsFor(language, timeZone)
  const header = columns.map(({ title }) => title)
  let count = 0
  const ids = await listOrderIds(database, filter)
  const linesFrom = async (from: number) => {
    const orders = await readOrders(database, ids.slice(from, from + ordersAtOnce))
    const answers = await orderAnswers(orders, { database, language, settings: { timeZone } })
    const lines = answers.flatMap((order) => rowsOf(order, columns))
    count += lines.length
    if (count <= most) return lines
    throw new Refusal('orders.sheet.tooLong', { values: { limit: most, orders: ids.length } })
  }
  const first = await linesFrom(0)
  const writer = openTable(format, { name, header, rows: first })
  for (let from = ordersAtOnce; from < ids.length; from += ordersAtOnce)
    await writer.add(await linesFrom(from))
  return writer.end()
}

export const rowsOf = (
  order: Parameters<OrderColumn['cell']>[0],
  columns: OrderColumn[],
): SheetCell[][] => linesOf(order).map((line) => columns.map(({ cell }) => cell(order, line)))
