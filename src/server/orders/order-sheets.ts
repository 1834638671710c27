import { userOf } from '../http/context'
import type { Handlers } from '../http/handler'
import { writeTableTask } from '../spreadsheets/tasks'
import { ownOrder } from './intention-orders'
import { filterOf, orderAnswers } from './order-answers'
import { columnsFor } from './order-columns'
import { exportOrdersTask, rowsOf } from './order-export'
import { itemAt } from '../../domain/lists/items'

/** Reservations as spreadsheets: a row per line, with reservation columns before and answer columns after it. */
export const orderSheets = {
  async exportOrders({ query }, context) {
    const { timeZone } = context.settings
    const filter = filterOf(query, context, userOf(context).accountId)
    const name = context.text('orders.reservations')
    const { format } = query
    const order = { filter, format, name, language: context.language, timeZone }
    const { type, bytes } = await context.offload(exportOrdersTask, order)
    return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}.${format}` } }
  },

  async exportOrder({ params: { id }, query: { format } }, context) {
    const answers = await orderAnswers([await ownOrder(id, context)], context)
    const name = context.text('orders.reservation', { code: itemAt(answers, 0).uniqueCode })
    const columns = columnsFor(context.language, context.settings.timeZone)
    const header = columns.map(({ title }) => title)
    const rows = answers.flatMap((order) => rowsOf(order, columns))
    const table = { name, header, rows }
    const { type, bytes } = await context.offload(writeTableTask, { format, table })
    return { type, bytes: Buffer.from(bytes), confidential: { name: `${name}.${format}` } }
  },
} satisfies Partial<Handlers>
