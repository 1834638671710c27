import type { Schemas } from '../../domain/schemas'
import type { Context } from '../http/context'
import { complaintsAbout, type OrderComplaint } from './order-complaints.sql'
import { customerAnswers } from './delivery-answers'
import { deliveriesOf } from './delivery-notices.sql'

type Life = Pick<Schemas['IntentionOrder'], 'deliveries' | 'complaints'>

/** The deliveries of a reservation and the complaints about it. */
export async function lifeOf(orderId: number, context: Context): Promise<Life> {
  const { database, language } = context
  const deliveries = await deliveriesOf(database, orderId, language)
  const complaints = await complaintsAbout(database, orderId)
  return {
    deliveries: await customerAnswers(deliveries, context),
    complaints: complaints.map(complaintAnswer),
  }
}

function complaintAnswer({
  id,
  uniqueCode,
  createdAt,
  stateCode,
  complaint,
  billNo,
  dueDate,
}: OrderComplaint): Schemas['OrderComplaint'] {
  const { theme = '', product, lot } = complaint
  return {
    id,
    uniqueCode,
    theme,
    createTime: createdAt.toISOString(),
    stateCode,
    ...(product && { product }),
    ...(lot && { lot }),
    ...(billNo && { billNo }),
    ...(dueDate && { answerBy: dueDate }),
  }
}
