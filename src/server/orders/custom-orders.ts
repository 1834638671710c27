import { dayAt } from '../../domain/day'
import { raisedCounts } from '../../domain/orders'
import { userOf } from '../context'
import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { checkedChoices, customLine } from './custom-choices'
import { storeEntry } from './custom-entries.sql'
import { placeOrder } from './intention-orders'
import type { NewLine } from './intention-orders.sql'

export const customOrders = {
  async submitCustomOrder({ body: { customizationList, remark = '' } }, context) {
    const { database, settings, text } = context
    if (customizationList.length === 0) throw new Refusal('orders.emptyOrder')
    const today = dayAt(settings.timeZone)
    const late = customizationList.flatMap(({ requiredDate }, index) =>
      requiredDate < today
        ? [{ path: `customizationList.${index}.requiredDate`, message: text('orders.dateInPast') }]
        : [],
    )
    if (late.length > 0) throw new Refusal('orders.dateInPast', { errors: late })

    const { id: userId, accountId } = userOf(context)
    const lines: NewLine[] = []
    for (const [index, entry] of customizationList.entries()) {
      const { classId, counts, requiredDate } = entry
      const data = await checkedChoices(entry, `customizationList.${index}.characterJson`, context)
      lines.push({
        typeId: 3,
        dataId: await storeEntry(database, { accountId, userId, classId, data }),
        counts: raisedCounts(counts, 1),
        requiredDate,
        data: customLine(classId, data),
      })
    }
    return placeOrder({ remark, lines }, context)
  },
} satisfies Partial<Handlers>
