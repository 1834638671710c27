import { officeOrderLink } from '../../domain/orders/order-link'
import { personNames } from '../../domain/account/names'
import { largestTotal, mayApprove, raisesAboveApproval } from '../../domain/orders/approval'
import { may } from '../../domain/orders/reservation-states'
import type { TextKey } from '../../generated/text-key'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { notifyStaff, notifyUsers, settleToDos } from '../notifications/notifications.sql'
import { refuseHeld } from '../queues/assignment'
import { addStep } from '../timeline/timeline.sql'
import { madeAmendment, sendAmendment } from './amendments'
import { findApproval, keepApproval, returnApproval } from './approvals.sql'
import type { Order } from './intention-orders.sql'
import { officeAnswer } from './office-orders'
import { anyOrder } from './staff-moves'
import { keepFiles } from './quotation-files'
import { madeAnswer, sendAnswer } from './sent-answers'

/** A quotation or an amendment above the sum of the setting waits until a second person has approved it. */
export const approvals = {
  async askForApproval({ params: { id }, body }, context) {
    const { database } = context
    const order = await anyOrder(id, context)
    if (!may('staff', 'answer', order)) throw new Refusal('orders.notInThisState')
    await refuseHeld({ table: 'intention_order', id }, context)
    if (order.version !== body.version) throw new Refusal('orders.changedMeanwhile')
    const { made } = await madeAnswer(order, body, context)
    const user = userOf(context)
    const data = { author: personNames(user), currency: body.currency, total: largestTotal(made) }
    await keepApproval(database, { orderId: id, authorId: user.id, data, answer: body })
    await keepFiles(order, made.files, context)
    await tellColleagues(order, context)
    return officeAnswer(order, context)
  },

  async askToAmend({ params: { id }, body }, context) {
    const { database, settings } = context
    const order = await anyOrder(id, context)
    const { made } = await madeAmendment(order, body, context)
    await refuseHeld({ table: 'intention_order', id }, context)
    const { currency, total, changes = [] } = made
    const isAbove = raisesAboveApproval(order.acceptance?.total, made, settings)
    if (!isAbove || !currency || total === undefined) throw new Refusal('orders.approval.notNeeded')
    const user = userOf(context)
    const data = { author: personNames(user), currency, total, changes }
    await keepApproval(database, { orderId: id, authorId: user.id, data, amendment: body })
    await tellColleagues(order, context)
    return officeAnswer(order, context)
  },

  async decideApproval({ params: { id }, body: { round, approve, reason = '' } }, context) {
    const { database } = context
    const order = await anyOrder(id, context)
    const approval = await findApproval(database, id, { isDecided: true })
    const isPossible = may('staff', approval?.amendment ? 'amend' : 'answer', order)
    if (approval?.state !== 'waiting' || !isPossible) throw new Refusal('orders.approval.none')
    if (approval.round !== round) throw new Refusal('orders.approval.changed')
    const user = userOf(context)
    const authorId = approval.author_id ?? undefined
    const { data, answer, amendment } = approval
    if (approve) {
      if (!mayApprove(user.id, authorId)) throw new Refusal('orders.approval.own')
      await step(order, 'orders.timeline.approved', context)
      const author = { id: authorId, names: data.author }
      if (amendment) {
        const made = await madeAmendment(order, amendment, context)
        await sendAmendment(order, { ...made, author }, context)
      } else if (answer) {
        const made = await madeAnswer(order, answer, context)
        await sendAnswer(order, { ...made, version: answer.version, author }, context)
      }
    } else {
      const note = reason.trim()
      await returnApproval(database, id, { ...data, reason: note, decidedBy: personNames(user) })
      await step(order, 'orders.timeline.approvalReturned', context, note)
      await settleToDos(database, officeOrderLink(order))
    }
    const key = approve ? 'orders.notify.approved' : 'orders.notify.approvalReturned'
    if (authorId !== undefined && authorId !== user.id)
      await notifyUsers(database, [authorId], { key, ...aboutOrder(order) })
    return officeAnswer(await anyOrder(id, context), context)
  },
} satisfies Partial<Handlers>

async function tellColleagues(order: Order, context: Context): Promise<void> {
  const { database } = context
  await step(order, 'orders.timeline.approvalAsked', context)
  await settleToDos(database, officeOrderLink(order))
  const message = { key: 'orders.notify.approvalAsked', ...aboutOrder(order) } as const
  await notifyStaff(database, 'sales', message, userOf(context).id)
}

const aboutOrder = (order: Order) => ({
  values: { code: order.uniqueCode },
  link: officeOrderLink(order),
})

function step({ id }: Order, what: TextKey, context: Context, note = '') {
  const user = userOf(context)
  return addStep(context.database, {
    subject: 'intentionOrder',
    subjectId: id,
    userId: user.id,
    who: personNames(user),
    what,
    ...(note && { note }),
  })
}
