import { languageOfLocale, textIn } from '../../domain/language/language'
import { nameOf, personNames } from '../../domain/account/names'
import { messageType } from '../../domain/chat/rules'
import { mayComplain } from '../../domain/quality/quality'
import type { Schemas } from '../../domain/schemas'
import type { TextKey } from '../../generated/text-key'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { notifyUsers } from '../notifications/notifications.sql'
import { addStep, listSteps } from '../timeline/timeline.sql'
import { findAgent, listPresent } from './agents.sql'
import { anyConversation, attended } from './attended'
import { pageClosed } from './closed.sql'
import { listQueued, type Queued } from './conversations.sql'
import { closeService, passOn } from './attending.sql'
import { historyPageOf } from './dialogue'
import { ofAgent } from './message-answers'
import { tellAll } from './messages.sql'
import { placeholderValues } from './placeholders'
import type { RobotCatalogue } from './robot-catalogue'
import { giveNotice } from './sending'
import { serviceOrder } from './service-orders'
import { pageServiceOrders } from './service-orders.sql'
import { listServices, readFigures } from './services.sql'
import { takeWaiting } from './taking'
import { productTalkedOf } from './talked-of'

/** Calls of agents outside the socket. */
export function chatConsole(catalogue: RobotCatalogue) {
  const answerOf = (id: number, context: Context) => conversationAnswer(id, catalogue, context)
  return {
    async listChatQueue(_call, context) {
      return (await listQueued(context.database)).map((queued) => queueRow(queued, context))
    },

    async pageClosedServices({ query: { current, size, order, ...filter } }, context) {
      const { timeZone } = context.settings
      const page = { current, size, order, language: context.language }
      const services = await pageClosed(context.database, { ...filter, timeZone }, page)
      return { ...services, current, size }
    },

    listChatAgents: async (_call, { database, language }) =>
      (await listPresent(database)).map(({ name, ...agent }) => ({
        ...agent,
        name: name[language],
      })),

    getConversation: ({ params: { id } }, context) => answerOf(id, context),

    async listConversationMessages({ params: { id }, query }, context) {
      return historyPageOf(
        await anyConversation(id, context),
        query,
        context,
        ofAgent(userOf(context).id),
      )
    },

    async listCustomerOrders({ params: { id }, query: { current, size } }, context) {
      const { database, language } = context
      const { accountId } = await anyConversation(id, context)
      const { total, orders } = await pageServiceOrders(database, accountId, { current, size })
      return { records: orders.map((order) => serviceOrder(order, language)), total, current, size }
    },

    async claimConversation({ params: { id } }, context) {
      const { database, settings } = context
      const talk = await anyConversation(id, context)
      if (!(await takeWaiting(database, talk, userOf(context), settings)))
        throw new Refusal('chat.alreadyClaimed')
      return answerOf(id, context)
    },

    async transferConversation({ params: { id }, body: { agentId, note: written } }, context) {
      const { database, settings } = context
      const talk = await attended(id, 'transfer', context)
      const from = talk.agentId
      const to = await findAgent(database, agentId)
      if (!to || agentId === from) throw new Refusal('chat.noSuchAgent')
      if (from === null || !(await passOn(database, id, { from, to: agentId })))
        throw new Refusal('chat.notAttended')
      const notice = {
        notice: 'transferred' as const,
        agentName: to.name,
        clientId: `transferred:${talk.lastSeq}`,
      }
      await giveNotice(database, talk, notice, settings)
      await note(
        context,
        id,
        'chat.timeline.transferred',
        [to.name[context.language], written].filter(Boolean).join(': '),
      )
      await notifyUsers(database, [agentId], {
        key: 'chat.notify.transferred',
        both: { name: talk.customerName },
        link: `/office/chat?id=${id}`,
      })
      return answerOf(id, context)
    },

    async noteOnConversation({ params: { id }, body }, context) {
      await anyConversation(id, context)
      await note(context, id, 'chat.timeline.noted', body.note)
      await tellAll(context.database, { c: id })
      return answerOf(id, context)
    },

    async closeConversation({ params: { id }, body: { reason, note: written } }, context) {
      const { database, settings } = context
      const talk = await attended(id, 'close', context)
      const { serviceId } = talk
      if (serviceId === null || !(await closeService(database, { id, serviceId }, reason)))
        throw new Refusal('chat.alreadyClosed')
      // A service without an agent cannot be rated.
      const notice = talk.agentId === null ? 'closedUntaken' : 'closed'
      const clientId = `closed:${serviceId}`
      await giveNotice(database, talk, { notice, clientId }, settings)
      await note(context, id, `chat.timeline.${reason}`, written)
      return answerOf(id, context)
    },

    async getChatFigures({ query: { days } }, { database, language }) {
      return { days, ...(await readFigures(database, days, language)) }
    },
  } satisfies Partial<Handlers>
}

function note(context: Context, id: number, what: TextKey, written?: string) {
  const user = userOf(context)
  return addStep(context.database, {
    subject: 'conversation',
    subjectId: id,
    userId: user.id,
    who: personNames(user),
    what,
    ...(written && { note: written }),
  })
}

function queueRow(
  queued: Queued,
  { text, language }: Pick<Context, 'text' | 'language'>,
): Schemas['QueuedConversation'] {
  const { id, userId, customerName, accountName, state, waitingSince, agentId, agentName } = queued
  const { last, lastSeq, unread, afterHours, kind, unansweredSince } = queued
  return {
    id,
    customerId: userId,
    customerName: customerName[language],
    accountName: accountName[language],
    ...(kind === 'company' && { company: accountName[language] }),
    state,
    lastText: last ? shortOf(last, { text, language }) : '',
    lastSeq,
    unread,
    afterHours,
    ...(waitingSince && { waitingSince: waitingSince.toISOString() }),
    ...(unansweredSince && { unansweredSince: unansweredSince.toISOString() }),
    ...(agentId !== null && { agentId, agentName: agentName?.[language] ?? '' }),
    ...(last && { lastTime: last.at.toISOString() }),
  }
}

/** One-line preview of a message; anything but text is named by its type. */
function shortOf(
  { content, logType, data }: NonNullable<Queued['last']>,
  { text, language }: Pick<Context, 'text' | 'language'>,
) {
  const { file, card, notice, agentName = '', agentNameEn } = data
  if (logType === messageType.image) return text('chat.last.picture')
  if (file) return text('chat.last.file', { name: file.name })
  if (card) return text('chat.last.order', { code: card.uniqueCode })
  if (notice)
    return text(`chat.desk.${notice}`, {
      name: textIn(language, { zh: agentName, en: agentNameEn }),
    })
  return [...content].slice(0, 200).join('')
}

async function conversationAnswer(
  id: number,
  catalogue: RobotCatalogue,
  context: Context,
): Promise<Schemas['OfficeConversation']> {
  const { database, language } = context
  const [conversation] = await listQueued(database, id)
  if (!conversation) throw new Refusal('chat.notFound')
  const { customerDelivered, customerRead, staffRead, locale, view } = conversation
  const product = await productTalkedOf(conversation, catalogue, context)
  const agent = nameOf(userOf(context), languageOfLocale(locale))
  return {
    ...queueRow(conversation, context),
    customerDelivered,
    customerRead,
    accountId: conversation.accountId,
    staffRead,
    locale,
    ...(view?.agrees && { view }),
    timeline: await listSteps(database, { subject: 'conversation', id }, language),
    services: await listServices(database, id, language),
    ...(product && { product }),
    mayComplain: mayComplain(conversation),
    placeholders: await placeholderValues(conversation, { product, agent }, context),
  }
}
