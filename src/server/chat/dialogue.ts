import { standingOf } from '../../domain/days/hours'
import { mayInChat } from '../../domain/chat/rules'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { now } from '../database/clock'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { closeService } from './attending.sql'
import { conversationOf, type Conversation } from './conversations.sql'
import { setView } from './presence.sql'
import { countUnread, moveMarks, newestAnswer } from './marks.sql'
import { messageAnswer, ofCustomer } from './message-answers'
import { messagesAfter, messagesBefore, tellAll, type StoredMessage } from './messages.sql'
import { giveNotice } from './sending'
import { serviceOrder } from './service-orders'
import { pageServiceOrders } from './service-orders.sql'
import { rateableService, rate } from './services.sql'

/** Calls of customers outside the socket. */
export const dialogue = {
  async getChatStatus(_call, context) {
    return statusOf(await ownConversation(context), context)
  },

  async listChatHistory({ query }, context) {
    const conversation = await ownConversation(context)
    return historyPageOf(conversation, query, context, ofCustomer)
  },

  async listServiceOrders({ query: { current, size } }, context) {
    const { database, language } = context
    const { accountId } = userOf(context)
    const { total, orders } = await pageServiceOrders(database, accountId, { current, size })
    return { records: orders.map((order) => serviceOrder(order, language)), total, current, size }
  },

  async askForPerson(_call, context) {
    const conversation = await ownConversation(context)
    if (conversation.state === 'robot') await handOver(conversation, context)
    return statusOf(await ownConversation(context), context)
  },

  async askForRobot(_call, context) {
    await leaveQueue(await ownConversation(context), context)
    return statusOf(await ownConversation(context), context)
  },

  async markChatRead({ query: { upTo } }, context) {
    const { database } = context
    const { id } = await ownConversation(context)
    const moved = await moveMarks(database, id, 'customer', { delivered: upTo, read: upTo })
    if (moved) await tellAll(database, { c: id, m: { by: 'customer', ...moved } })
    return null
  },

  async rateService({ body: { score, comment } }, context) {
    const { database } = context
    const conversation = await ownConversation(context)
    const serviceId = await rateableService(database, conversation.id)
    if (!serviceId || !(await rate(database, serviceId, { score, comment })))
      throw new Refusal('chat.nothingToRate')
    await tellAll(database, { c: conversation.id })
    return statusOf(conversation, context)
  },

  async showView({ body: { agrees, address, title, comparison } }, context) {
    const { database } = context
    const { id } = await ownConversation(context)
    const shown: Schemas['CustomerView'] = {
      agrees,
      seenAt: now().toISOString(),
      ...(address && { address }),
      ...(title && { title }),
      ...(comparison && { comparison }),
    }
    await setView(database, id, agrees ? shown : null)
    await tellAll(database, { c: id })
    return null
  },
} satisfies Partial<Handlers>

export const ownConversation = (context: Context) =>
  conversationOf(context.database, userOf(context))

export const handedOverId = (lastSeq: number) => `handedOver:${lastSeq}`

/** Queues the conversation and posts a notice; concurrent requests share one notice. */
export function handOver(conversation: Conversation, { database, settings }: Context) {
  const clientId = handedOverId(conversation.lastSeq)
  // After hours no agent can answer: the notice says when service starts again.
  const { open } = standingOf(settings.serviceHours, settings.timeZone, now())
  const notice = open ? 'handedOver' : 'handedOverLater'
  return giveNotice(database, conversation, { notice, clientId, forPeople: true }, settings)
}

/** Takes a waiting customer out of the queue; undefined if they do not wait (any more). */
export async function leaveQueue(conversation: Conversation, { database, settings }: Context) {
  const { id, serviceId, state } = conversation
  if (!mayInChat('askForRobot', state) || serviceId === null) return undefined
  if (!(await closeService(database, { id, serviceId }, null))) return undefined
  const notice = { notice: 'left', clientId: `left:${serviceId}` } as const
  return giveNotice(database, conversation, notice, settings)
}

export async function statusOf(
  conversation: Conversation,
  { database, language, settings: { serviceHours, timeZone } }: Context,
): Promise<Schemas['ChatStatus']> {
  const { id, state, lastSeq, customerRead, staffDelivered, staffRead } = conversation
  const { agentName, waitingSince, view } = conversation
  const unread = await countUnread(database, conversation)
  const answer = unread > 0 ? await newestAnswer(database, conversation) : undefined
  const rateable = state === 'robot' ? await rateableService(database, id) : undefined
  return {
    id,
    state,
    lastSeq,
    read: customerRead,
    staffDelivered,
    staffRead,
    unread,
    ...(answer && { answer }),
    hours: standingOf(serviceHours, timeZone, now()),
    ...(state === 'open' && { agentName: agentName?.[language] ?? '' }),
    ...(waitingSince && { waitingSince: waitingSince.toISOString() }),
    ...(rateable && { rateable }),
    sharesView: view?.agrees ?? false,
  }
}

/**
 * A page of messages: newest first, or from a number on oldest first. Numbers have no gaps, so the total follows from
 * them.
 */
export async function historyPageOf(
  { id, lastSeq }: Pick<Conversation, 'id' | 'lastSeq'>,
  query: { current: number; size: number; before?: number; after?: number },
  { database, language }: Pick<Context, 'database' | 'language'>,
  isMine: (message: StoredMessage) => boolean,
): Promise<Schemas['ChatHistory']> {
  const { current, size, before, after } = query
  const offset = (current - 1) * size
  const records =
    after === undefined
      ? await messagesBefore(database, id, before ?? lastSeq + 1, { offset, limit: size })
      : await messagesAfter(database, id, after + offset, size)
  const total =
    after === undefined
      ? Math.max(0, Math.min(lastSeq, (before ?? lastSeq + 1) - 1))
      : Math.max(0, lastSeq - after)
  return {
    records: records.map((record) => messageAnswer(record, language, isMine)),
    total,
    current,
    size,
  }
}
