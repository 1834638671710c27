import { userOf } from '../http/context'
import { todayAt } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { countedCart, putIntoCart } from './cart'
import { checkedChoices, customLine } from './custom-choices'
import { removeEntryLine, storeEntry } from './custom-entries.sql'

export const customCart = {
  async addCustomToCart({ body }, context) {
    const { database, settings, text } = context
    const { classId, counts, requiredDate, dataId: changed } = body
    if (requiredDate !== undefined && requiredDate < todayAt(settings.timeZone)) {
      const message = text('orders.dateInPast')
      throw new Refusal('orders.dateInPast', { errors: [{ path: 'requiredDate', message }] })
    }
    const data = await checkedChoices(body, 'characterJson', context)
    const { id: userId, accountId } = userOf(context)
    const wanted =
      changed === undefined
        ? undefined
        : await removeEntryLine(database, { userId, dataId: changed })
    const dataId = await storeEntry(database, { accountId, userId, classId, data })
    const line = {
      typeId: 3,
      dataId,
      counts,
      requiredDate: requiredDate ?? wanted,
      data: customLine(classId, data),
    } as const
    await putIntoCart([line], context)
    return countedCart(context)
  },
} satisfies Partial<Handlers>
