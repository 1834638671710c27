import { textIn, type Language } from '../../domain/language/language'
import { cmd, type ArrivingFrame } from '../../domain/chat/frames'
import type { Schemas } from '../../domain/schemas'
import { translate } from '../../i18n/translate'
import type { StoredMessage } from './messages.sql'

interface Ends {
  customerId: number
  /** User id of the customer service from the configuration. */
  serviceId: number
  reader: 'customer' | 'agent'
  /** Language of the reader. */
  language: Language
}

/** Socket frame of a message, with the fields of protocol v1 and our own. */
export function arrivingFrame(message: StoredMessage, ends: Ends): ArrivingFrame {
  const { customerId, serviceId, language } = ends
  const { conversationId, seq, sender, senderId, clientId, logType, data, date } = message
  const customer = String(customerId)
  const fromCustomer = sender === 'customer'
  return {
    cmd: cmd.message,
    chatType: 1,
    logType,
    content: contentIn(language, message),
    chatFromId: fromCustomer ? customer : senderId ? String(agentId(senderId, ends)) : sender,
    chatToId: fromCustomer ? String(serviceId) : customer,
    username: senderName(message, language),
    fromBucketName: data?.bucketName ?? '',
    avatar: data?.avatar ?? '',
    clientId,
    conversationId,
    seq,
    date,
    sender,
    ...(data && Object.keys(data).length > 0 && { data }),
  }
}

/** The text of a message; a notice of the system is in the language of its reader. */
function contentIn(language: Language, { content, data }: StoredMessage): string {
  const { notice, agentName = '', agentNameEn } = data ?? {}
  if (!notice) return content
  return translate(language, `chat.notice.${notice}`, {
    name: textIn(language, { zh: agentName, en: agentNameEn }),
  })
}

const senderName = ({ name, data }: StoredMessage, language: Language) =>
  textIn(language, { zh: name, en: data?.nameEn })

/**
 * Customers always see the service user as the sender; the agents' desk shows the actual agent. If the configured
 * service user is the customer, the sender must not look like themselves.
 */
function agentId(senderId: number, { customerId, serviceId, reader }: Ends): number {
  return reader === 'customer' && serviceId !== customerId ? serviceId : senderId
}

/** A message as the calls answer it for one side. */
export function messageAnswer(
  message: StoredMessage,
  language: Language,
  isMine: (message: StoredMessage) => boolean,
): Schemas['ChatMessage'] {
  const { seq, sender, clientId, logType, data, date } = message
  return {
    date,
    mine: isMine(message),
    text: contentIn(language, message),
    seq,
    clientId,
    sender,
    name: senderName(message, language),
    logType,
    ...(data?.avatar && { avatar: data.avatar }),
    ...(data && Object.keys(data).length > 0 && { data }),
  }
}

export const ofCustomer = ({ sender }: StoredMessage) => sender === 'customer'
export const ofAgent =
  (userId: number) =>
  ({ sender, senderId }: StoredMessage) =>
    sender === 'agent' && senderId === userId
