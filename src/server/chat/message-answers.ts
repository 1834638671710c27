import { cmd, type ArrivingFrame } from '../../domain/chat/frames'
import type { Schemas } from '../../domain/schemas'
import type { StoredMessage } from './messages.sql'

/** A message as it travels over a socket: the documents' members and ours. */
export function arrivingFrame(
  message: StoredMessage,
  { customerId, serviceId }: { customerId: number; serviceId: number },
): ArrivingFrame {
  const { conversationId, seq, sender, senderId, name, clientId, logType, content, data, date } =
    message
  const customer = String(customerId)
  const fromCustomer = sender === 'customer'
  return {
    ...{ cmd: cmd.message, chatType: 1, logType, content },
    chatFromId: fromCustomer ? customer : senderId ? String(senderId) : sender,
    chatToId: fromCustomer ? String(serviceId) : customer,
    ...{ username: name, fromBucketName: '', avatar: '' },
    ...{ clientId, conversationId, seq, date, sender },
    ...(data && Object.keys(data).length > 0 && { data }),
  }
}

/** A message as the calls answer it, to one of its readers. */
export function messageAnswer(
  message: StoredMessage,
  isMine: (message: StoredMessage) => boolean,
): Schemas['ChatMessage'] {
  const { seq, sender, name, clientId, logType, content, data, date } = message
  return {
    ...{ date, mine: isMine(message), text: content },
    ...{ seq, clientId, sender, name, logType },
    ...(data && Object.keys(data).length > 0 && { data }),
  }
}

export const ofCustomer = ({ sender }: StoredMessage) => sender === 'customer'
export const ofAgent =
  (userId: number) =>
  ({ sender, senderId }: StoredMessage) =>
    sender === 'agent' && senderId === userId
