import { textIn } from '../../domain/language/language'
import { itemAt } from '../../domain/lists/items'
import type { MailFact } from '../outbox/mail-page'
import type { MailWriter } from '../event-mails/writer'
import { titlesOf } from '../records/record-fields'
import { customerAnswers } from './delivery-answers'
import { findDelivery } from './delivery-notices.sql'
import { findOrder } from './intention-orders.sql'
import { dayText, factsWith } from './order-mail-parts'

/** A delivery with its carrier, its tracking page and its products. */
export const writeShipped: MailWriter = async ({ id }, { database }) => {
  const stored = await findDelivery(database, { id, language: 'zh' })
  const order = stored && (await findOrder(database, { id: stored.orderId }))
  // A delivery may be withdrawn again.
  if (!order) return undefined
  return {
    accountId: order.accountId,
    ownerId: order.userId,
    async write(language) {
      const delivery = itemAt(await customerAnswers([stored], { database, language }), 0)
      const { billNo, trackingLink, trackingNo = '', shipTime, expectedArrival } = delivery
      const { lines = [] } = delivery
      const title = titlesOf('DeliveryNotice', language)
      const ofLine = titlesOf('DeliveryLine', language)
      const tracking: MailFact[] = trackingNo
        ? [
            {
              label: title('trackingNo'),
              value: trackingNo,
              ...(trackingLink && { link: trackingLink }),
            },
          ]
        : []
      return {
        path: `/deliveryNotice/${id}/${encodeURIComponent(billNo)}`,
        // The day may be still to come.
        params: { code: order.uniqueCode, billNo, day: dayText(shipTime, language) },
        facts: [
          ...factsWith([
            [title('billNo'), billNo],
            [title('carrier'), delivery.carrier],
          ]),
          ...tracking,
          ...factsWith([
            [title('shipTime'), dayText(shipTime, language)],
            [
              title('expectedArrival'),
              expectedArrival ? dayText(expectedArrival, language) : undefined,
            ],
            [title('address'), delivery.address],
          ]),
        ],
        table: {
          header: [ofLine('specification'), ofLine('lot'), ofLine('deliveredCounts')],
          left: [0, 1],
          rows: lines.map(
            ({ specification, materialName, customerMaterial, lot = '', deliveredCounts }) => [
              [materialName, specification, customerMaterial].filter(Boolean).join('\n'),
              lot,
              (deliveredCounts ?? 0).toLocaleString(textIn(language, { zh: 'zh-CN', en: 'en' })),
            ],
          ),
        },
      }
    },
  }
}
