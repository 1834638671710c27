import { personNames } from '../../domain/account/names'
import type { RepresentedCustomer } from '../../domain/account/represented-customer'
import { contentOf } from '../../domain/forms/form-fields'
import { problemCode } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import { attachFormFiles } from '../attachments/form-files'
import { todayAt } from '../database/clock'
import { announce } from '../event-mails/announce'
import { userOf, type Context } from '../http/context'
import { notifyAccount, notifyStaff } from '../notifications/notifications.sql'
import { dueDay } from '../queues/due-day'
import { formSchema } from '../records/form-schemas'
import { changesOf } from './changes'
import { goodsOf } from './complained-goods'
import { noteOnComplaint, noteOnOrder } from './complaint-answers'
import { insertComplaint, nextComplaintNumber } from './complaint-moves.sql'

/** The customer who complains, or for whom an agent does in a conversation. */
type Complainant = Pick<RepresentedCustomer, 'accountId' | 'userId' | 'who'> &
  Partial<RepresentedCustomer>

/** Files a complaint and notifies the inspectors; the customer too if an agent files it. */
export async function fileComplaint(
  { accountId, userId, who, conversationId }: Complainant,
  body: Schemas['Complaint'],
  context: Context,
): Promise<{ id: number; uniqueCode: string }> {
  const { database, settings } = context
  const form = formSchema('Complaint')
  const goods = await goodsOf(accountId, body, context)
  const number = await nextComplaintNumber(database)
  const code = problemCode('customer', todayAt(settings.timeZone), number)
  const id = await insertComplaint(database, {
    accountId,
    userId,
    code,
    dueDate: dueDay('complaint', settings),
    complaint: contentOf(form, body),
    conversationId,
    ...goods,
  })
  const owner = { subject: 'customerProblem', subjectId: id } as const
  await attachFormFiles(context, { purpose: 'complaint' }, owner, { form, value: body })
  await announce(database, { event: 'complaintReceived', id })
  const isForCustomer = conversationId !== undefined
  await noteOnComplaint(context, id, {
    what: isForCustomer ? 'quality.timeline.filedInChat' : 'quality.timeline.complaintFiled',
    changes: changesOf('Complaint', null, body),
  })
  const about = { orderId: goods.orderId ?? null, uniqueCode: code }
  await noteOnOrder(context, about, 'quality.timeline.complaintFiled')
  await notifyStaff(database, 'quality', {
    key: 'quality.notify.complaintFiled',
    values: { code },
    both: { who },
    link: `/office/quality/complaint/${id}`,
  })
  if (isForCustomer)
    await notifyAccount(database, accountId, {
      key: 'quality.notify.filedForYou',
      values: { code },
      both: { who: personNames(userOf(context)) },
      link: `/customerAnalysis/complaint?id=${id}`,
    })
  return { id, uniqueCode: code }
}
