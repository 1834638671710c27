import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { findNotice, findReservation, pageDeliveredProducts } from './complained-goods.sql'

interface Goods {
  orderId: number | undefined
  deliveryId: number | undefined
}

/** The reservation and the delivery that a complaint names; refuses those that are not the customer's. */
export async function goodsOf(
  accountId: number,
  { billNo = '', orderCode = '' }: Pick<Schemas['Complaint'], 'billNo' | 'orderCode'>,
  { database, text }: Pick<Context, 'database' | 'text'>,
): Promise<Goods> {
  const [bill, code] = [billNo.trim(), orderCode.trim()]
  const order = code === '' ? undefined : await findReservation(database, accountId, code)
  if (code !== '' && !order) {
    const message = text('quality.noSuchReservation', { code })
    const errors = [{ path: 'orderCode', message }]
    throw new Refusal('quality.noSuchReservation', { values: { code }, errors })
  }
  if (bill === '') return { orderId: order?.id, deliveryId: undefined }
  const notice = await findNotice(database, { accountId, bill, orderId: order?.id })
  if (notice) return { orderId: notice.orderId, deliveryId: notice.id }
  const message = text('quality.noSuchDelivery', { billNo: bill })
  const errors = [{ path: 'billNo', message }]
  throw new Refusal('quality.noSuchDelivery', { values: { billNo: bill }, errors })
}

export const complainedGoods = {
  async listDeliveredProducts({ query: { deliveryId, keyword, current, size } }, context) {
    const filter = { accountId: userOf(context).accountId, deliveryId, keyword }
    const page = await pageDeliveredProducts(context.database, filter, { current, size })
    return { ...page, current, size }
  },
} satisfies Partial<Handlers>
