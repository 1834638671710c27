import type { Schemas } from '../schemas'
import { cmd, type ArrivingFrame, type ClientFrame } from './frames'

export type ChatMessage = Schemas['ChatMessage'] & { seq: number }

/** An unsent message, kept until the server has given it a sequence number. */
export interface Outgoing {
  clientId: string
  logType: Schemas['ChatMessageType']
  content: string
  data?: Schemas['ChatContent']
}

/**
 * One end of a conversation: received messages in order, and unsent ones. Whatever the connection loses, repeats or
 * reorders, the messages after `base` are those of the server, each once, by sequence number.
 */
export interface Line {
  /** Messages up to this sequence number have been loaded. */
  base: number
  /** base+1, base+2, … without a gap */
  messages: readonly ChatMessage[]
  /** Messages received before an earlier one that is still missing. */
  ahead: readonly ChatMessage[]
  outbox: readonly Outgoing[]
}

export const emptyLine = (base: number, outbox: readonly Outgoing[] = []): Line => ({
  base,
  messages: [],
  ahead: [],
  outbox,
})

/** The last sequence number without a gap before it. */
export const arrivedUpTo = ({ base, messages }: Pick<Line, 'base' | 'messages'>) =>
  base + messages.length

/** True if a message cannot be shown yet because an earlier one is missing. */
export const hasGap = ({ ahead }: Line) => ahead.length > 0

/** Adds a message; an own one leaves the outbox. */
export function arrive(line: Line, message: ChatMessage): Line {
  const outbox = message.mine
    ? line.outbox.filter(({ clientId }) => clientId !== message.clientId)
    : line.outbox
  const known = message.seq <= arrivedUpTo(line)
  const waits = line.ahead.some(({ seq }) => seq === message.seq)
  if (known || waits) return outbox.length === line.outbox.length ? line : { ...line, outbox }
  const ahead = [...line.ahead, message].sort((a, b) => a.seq - b.seq)
  const next = arrivedUpTo(line) + 1
  const gap = ahead.findIndex(({ seq }, at) => seq !== next + at)
  const ready = gap < 0 ? ahead.length : gap
  const messages = [...line.messages, ...ahead.slice(0, ready)]
  return { ...line, messages, ahead: ahead.slice(ready), outbox }
}

export const put = (line: Line, outgoing: Outgoing): Line => ({
  ...line,
  outbox: [...line.outbox, outgoing],
})

/** Removes a message the server has refused permanently. */
export const giveUp = (line: Line, clientId: string): Line => ({
  ...line,
  outbox: line.outbox.filter((message) => message.clientId !== clientId),
})

/** Sender and receiver, as the documents' frames name them. */
export interface Ends {
  id: string
  username: string
  to: string
  avatar: string
  fromBucketName: string
  conversationId?: number
}

export function frameOf(outgoing: Outgoing, ends: Ends): ClientFrame {
  const { id, username, to, avatar, fromBucketName, conversationId } = ends
  return {
    cmd: cmd.message,
    chatType: 1,
    chatFromId: id,
    chatToId: to,
    username,
    fromBucketName,
    avatar,
    ...outgoing,
    ...(conversationId !== undefined && { conversationId }),
  }
}

/** The frame sent on opening and every 8 s; with `again` if a message is missing. */
export function heartbeat(line: Line, { id, username, conversationId }: Ends): ClientFrame {
  const after = arrivedUpTo(line)
  if (conversationId !== undefined) return { cmd: cmd.follow, conversationId, after }
  return { cmd: cmd.register, id, username, after, ...(hasGap(line) && { again: true }) }
}

/** Converts a server frame to a message as this end sees it. */
export function messageIn(frame: ArrivingFrame, myself: string): ChatMessage {
  const { seq, clientId, date, content, sender, username, avatar, logType, data } = frame
  return {
    seq,
    clientId,
    date,
    text: content,
    sender,
    name: username,
    avatar,
    logType,
    mine: frame.chatFromId === myself,
    ...(data && { data }),
  }
}
