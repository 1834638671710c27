import type { Schemas } from '../schemas'
import { cmd, type ArrivingFrame, type ClientFrame } from './frames'

export type ChatMessage = Schemas['ChatMessage'] & { seq: number }

/** A message on its way: it stays until the server has given it a number. */
export interface Outgoing {
  clientId: string
  logType: Schemas['ChatMessageType']
  content: string
  data?: Schemas['ChatContent']
}

/**
 * One end of a conversation: what has arrived in its order, and what is still to go. Whatever the line between loses,
 * repeats or turns round, the messages behind `base` are those of the server, each once, in the order of their numbers.
 */
export interface Line {
  /** Everything up to this number was there before. */
  base: number
  /** base+1, base+2, … without a gap */
  messages: readonly ChatMessage[]
  /** What came before something that is still missing. */
  ahead: readonly ChatMessage[]
  outbox: readonly Outgoing[]
}

export const emptyLine = (base: number, outbox: readonly Outgoing[] = []): Line => ({
  base,
  messages: [],
  ahead: [],
  outbox,
})

/** Up to which number everything is there. */
export const arrivedUpTo = ({ base, messages }: Pick<Line, 'base' | 'messages'>) =>
  base + messages.length

/** Something came that cannot be shown yet, because what is before it is missing. */
export const hasGap = ({ ahead }: Line) => ahead.length > 0

/** Takes a message in; it leaves the outbox when it is one's own. */
export function arrive(line: Line, message: ChatMessage): Line {
  const outbox = message.mine
    ? line.outbox.filter(({ clientId }) => clientId !== message.clientId)
    : line.outbox
  const known = message.seq <= arrivedUpTo(line)
  const waits = line.ahead.some(({ seq }) => seq === message.seq)
  if (known || waits) return outbox.length === line.outbox.length ? line : { ...line, outbox }
  const ahead = [...line.ahead, message].sort((a, b) => a.seq - b.seq)
  const messages = [...line.messages]
  while (ahead[0]?.seq === line.base + messages.length + 1) messages.push(ahead.shift()!)
  return { ...line, messages, ahead, outbox }
}

export const put = (line: Line, outgoing: Outgoing): Line => ({
  ...line,
  outbox: [...line.outbox, outgoing],
})

/** The server will never take it. */
export const giveUp = (line: Line, clientId: string): Line => ({
  ...line,
  outbox: line.outbox.filter((one) => one.clientId !== clientId),
})

/** Who sends and to whom, as the documents' frames name them. */
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

/** Said on opening and every 8 s; with `again` when something is missing. */
export function heartbeat(line: Line, { id, username, conversationId }: Ends): ClientFrame {
  const after = arrivedUpTo(line)
  if (conversationId !== undefined) return { cmd: cmd.follow, conversationId, after }
  return { cmd: cmd.register, id, username, after, ...(hasGap(line) && { again: true }) }
}

/** A frame of the server as the message that it carries, seen by this end. */
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
