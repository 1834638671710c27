import { personNames, type Name } from '../../domain/account/names'
import { standingOf } from '../../domain/days/hours'
import { cardMeant, cardsOf } from '../../domain/chat/order-cards'
import { chatLimits, isTooLong, messageType, textToSend } from '../../domain/chat/rules'
import { languageOfLocale } from '../../domain/language/language'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import { now } from '../database/clock'
import type { Database } from '../database/database'
import { Refusal } from '../http/errors'
import { takeAttachments } from '../attachments/owners'
import { notifyStaff, tellPages } from '../notifications/notifications.sql'
import type { SessionUser } from '../security/session.sql'
import type { Settings } from '../settings/settings'
import { chatFile, chatRule, fileIdIn } from './chat-files'
import type { Conversation } from './conversations.sql'
import { refuseLeftPlaceholders } from './placeholders'
import { appendMessage, tellAll, type Appended, type NewMessage } from './messages.sql'
import { productShown } from './shown-product.sql'
import { serviceOrder } from './service-orders'
import { findServiceOrder } from './service-orders.sql'

/** A message as received. */
export interface Wanted {
  clientId: string
  logType: Schemas['ChatMessageType']
  content: string
  data?: Schemas['ChatContent'] | undefined
}

/** The sender of a message as it is kept with it. */
export function signatureOf(user: SessionUser): Pick<NewMessage, 'senderId' | 'name'> & {
  data: Schemas['ChatContent']
} {
  const { avatar, bucketName, contactNameEn: nameEn } = user.data
  return {
    senderId: user.id,
    name: personNames(user).zh,
    data: {
      ...(avatar && { avatar }),
      ...(bucketName && { bucketName }),
      ...(nameEn && { nameEn }),
    },
  }
}

/** Validates and appends a message; a customer's message also queues the conversation if needed. */
export async function say(
  database: Database,
  {
    conversation,
    user,
    as,
    wanted,
  }: { conversation: Conversation; user: SessionUser; as: 'customer' | 'agent'; wanted: Wanted },
  settings: Settings,
): Promise<Appended> {
  const content = textToSend(wanted.content)
  if (content === undefined) throw new Refusal('chat.blank')
  if (isTooLong(content)) throw new Refusal('chat.tooLong', { values: { limit: chatLimits.text } })
  if (as === 'agent') refuseLeftPlaceholders(content)
  const signature = signatureOf(user)
  const checked = await checkedData(database, { conversation, user, wanted })
  const message: NewMessage = {
    conversationId: conversation.id,
    sender: as,
    ...signature,
    clientId: wanted.clientId,
    logType: wanted.logType,
    content,
    data: { ...checked, ...signature.data },
  }
  const isCustomer = as === 'customer'
  const appended = await append(database, message, {
    conversation,
    settings,
    forPeople: isCustomer,
  })
  // The chat may be closed on the customer's page, which then has no socket.
  if (!isCustomer && appended.isNew) await tellPages(database, conversation.userId)
  return appended
}

/** Appends a system notice; its stored text is in the customer's language, answers translate it for their reader. */
export async function giveNotice(
  database: Database,
  conversation: Conversation,
  {
    notice,
    clientId,
    agentName,
    forPeople = false,
  }: {
    notice: NonNullable<Schemas['ChatContent']['notice']>
    clientId: string
    agentName?: Name
    forPeople?: boolean
  },
  settings: Settings,
): Promise<Appended> {
  const language = languageOfLocale(conversation.locale)
  const values = { name: agentName?.[language] ?? '' }
  const message: NewMessage = {
    conversationId: conversation.id,
    sender: 'system',
    name: '',
    clientId,
    logType: messageType.other,
    content: translate(language, `chat.notice.${notice}`, values),
    data: { notice, ...(agentName && { agentName: agentName.zh, agentNameEn: agentName.en }) },
  }
  const appended = await append(database, message, { conversation, settings, forPeople })
  // A notice means that the conversation's state changed, so clients have to reload it.
  await tellAll(database, { c: conversation.id })
  return appended
}

async function append(
  database: Database,
  message: NewMessage,
  {
    conversation,
    settings,
    forPeople,
  }: { conversation: Conversation; settings: Settings; forPeople: boolean },
): Promise<Appended> {
  const { serviceHours, timeZone } = settings
  const afterHours = !standingOf(serviceHours, timeZone, now()).open
  const appended = await appendMessage(database, message, { forPeople, afterHours })
  if (!appended) throw new Refusal('chat.notFound')
  if (appended.began)
    await notifyStaff(database, 'agent', {
      key: 'chat.notify.waiting',
      both: { name: conversation.customerName },
      link: `/office/chat?id=${conversation.id}`,
    })
  return appended
}

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31

/** Builds a message's data from stored records; data sent by the client is not trusted. */
async function checkedData(
  database: Database,
  {
    conversation,
    user,
    wanted: { logType, content, data },
  }: { conversation: Conversation; user: SessionUser; wanted: Wanted },
): Promise<Schemas['ChatContent'] | undefined> {
  if (logType === messageType.image || logType === messageType.file) {
    const fileId = data?.file?.id ?? fileIdIn(content)
    const { accountId } = user
    const taker = { subject: 'conversation', subjectId: conversation.id, accountId }
    const ids = fileId === undefined ? [] : [fileId]
    const [file] = await takeAttachments(database, chatRule, taker, ids)
    if (!file) throw new Refusal('files.notYours')
    return { file: chatFile(file) }
  }
  if (logType === messageType.transaction && data?.card) {
    return { card: await cardKept(database, conversation, data.card) }
  }
  const about = await productShown(database, data?.about?.id)
  return about && { about }
}

/** Card of a reservation line, built from the reservation in the customer's language. */
async function cardKept(
  database: Database,
  { accountId, locale }: Conversation,
  wanted: Schemas['OrderCard'],
): Promise<Schemas['OrderCard']> {
  const { orderId } = wanted
  const order = isId(orderId) ? await findServiceOrder(database, accountId, orderId) : undefined
  const cards = order ? cardsOf(serviceOrder(order, languageOfLocale(locale))) : []
  const card = isId(wanted.dataId) ? cardMeant(cards, wanted) : undefined
  if (!card) throw new Refusal('chat.cardNotFound')
  return card
}
