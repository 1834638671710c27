import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { checkedCustomLines } from './custom-lines'
import { placeOrder } from './intention-orders'
import { detailsOf } from './order-details'
import { takeReserved } from './order-lines'

export const customOrders = {
  async submitCustomOrder({ body }, context) {
    const { customizationList, remark = '' } = body
    if (customizationList.length === 0) throw new Refusal('orders.emptyOrder')
    const today = todayAt(context.settings.timeZone)
    const lines = await checkedCustomLines(customizationList, today, context)
    await takeReserved({ customizationList }, context)
    return placeOrder({ remark, details: detailsOf(body), lines }, context)
  },
} satisfies Partial<Handlers>
