import type { Schemas } from '../schemas'
import { chatLimits, isTooLong, textToSend, type MessageType, messageType } from './rules'
import { isObject } from '../lists/objects'

/**
 * Frames on /websocket/register/im, as JSON texts. The documents define cmd 4 and cmd 2; a client that knows only
 * these sends no `after` and receives nothing but cmd 2 with the messages of others. Our additions: cmd 3 marks, cmd
 * 5 follow a conversation, cmd 6 refusal, cmd 7 news of a conversation or the queue.
 */
export const cmd = {
  message: 2,
  marks: 3,
  register: 4,
  follow: 5,
  refusal: 6,
  news: 7,
} as const

/** Sent on opening and every 8 s. */
export interface RegisterFrame {
  cmd: typeof cmd.register
  id: string | number
  username: string
  /** Customer only: last sequence number received. Its presence marks a client that knows our additional frames. */
  after?: number
  /** A message is missing: resend all after `after`. */
  again?: boolean
}

/** An agent requests the messages of a conversation after a sequence number, and all later ones. */
export interface FollowFrame {
  cmd: typeof cmd.follow
  conversationId: number
  after: number
}

export interface MarksFrame {
  cmd: typeof cmd.marks
  conversationId?: number
  delivered?: number
  read?: number
}

export interface MessageFrame {
  cmd: typeof cmd.message
  chatType: 1
  chatFromId: string
  chatToId: string
  username: string
  fromBucketName: string
  avatar: string
  logType: MessageType
  content: string
  clientId?: string
  conversationId?: number
  data?: Schemas['ChatContent']
}

/** A message from the server: the documents' members, and ours. */
export interface ArrivingFrame extends MessageFrame {
  clientId: string
  conversationId: number
  seq: number
  date: string
  sender: Schemas['ChatSender']
}

export interface RefusalFrame {
  cmd: typeof cmd.refusal
  code: string
  /** The reason as a sentence, readable for a client that shows the content of any frame. */
  content: string
  clientId?: string
  /** True if resending is pointless. */
  final: boolean
}

export interface NewsFrame {
  cmd: typeof cmd.news
  /** If missing, the queue has changed. */
  conversationId?: number
}

/** Answers a registration with `after`, which proves that the connection is alive. */
export interface HeardFrame {
  cmd: typeof cmd.register
}

export type ClientFrame = RegisterFrame | FollowFrame | MarksFrame | MessageFrame
export type ServerFrame = ArrivingFrame | MarksFrame | RefusalFrame | NewsFrame | HeardFrame

export type FrameFault =
  'chat.frame.unreadable' | 'chat.frame.unknown' | 'chat.blank' | 'chat.tooLong'

type Fields = Record<string, unknown>

const messageTypes = Object.values(messageType)

const whole = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 2 ** 31

const given = (value: unknown) => value !== undefined && value !== null
const optional = (value: unknown, check: (value: unknown) => boolean) =>
  !given(value) || check(value)
const text = (value: unknown) => (typeof value === 'string' ? value : '')
const name = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= chatLimits.clientId

/** Parses a client's frame; returns its fault if it is invalid. */
export function readFrame(
  written: string,
): { frame: ClientFrame } | { fault: FrameFault; clientId?: string } {
  let fields: Fields
  try {
    const read: unknown = JSON.parse(written)
    if (!isObject(read)) return { fault: 'chat.frame.unreadable' }
    fields = read
  } catch {
    return { fault: 'chat.frame.unreadable' }
  }
  const number = Number(fields.cmd)
  if (number === cmd.register) return registerOf(fields)
  if (number === cmd.message) return messageOf(fields)
  if (number === cmd.marks) return marksOf(fields)
  if (number === cmd.follow && whole(fields.conversationId) && whole(fields.after)) {
    const { conversationId, after } = fields
    return { frame: { cmd: cmd.follow, conversationId, after } }
  }
  return { fault: 'chat.frame.unknown' }
}

function registerOf({ id, username, after, again }: Fields): ReturnType<typeof readFrame> {
  if (!optional(after, whole)) return { fault: 'chat.frame.unknown' }
  const known = typeof id === 'string' || typeof id === 'number' ? id : ''
  return {
    frame: {
      cmd: cmd.register,
      id: known,
      username: text(username),
      ...(whole(after) && { after, again: again === true }),
    },
  }
}

function marksOf({ conversationId, delivered, read }: Fields): ReturnType<typeof readFrame> {
  if (![conversationId, delivered, read].every((value) => optional(value, whole)))
    return { fault: 'chat.frame.unknown' }
  return {
    frame: {
      cmd: cmd.marks,
      ...(whole(conversationId) && { conversationId }),
      ...(whole(delivered) && { delivered }),
      ...(whole(read) && { read }),
    },
  }
}

function messageOf(fields: Fields): ReturnType<typeof readFrame> {
  const { clientId, conversationId, data } = fields
  const named = name(clientId) ? { clientId } : {}
  if (!optional(clientId, name) || !optional(conversationId, whole))
    return { fault: 'chat.frame.unknown' }
  const written = typeof fields.content === 'number' ? String(fields.content) : fields.content
  if (typeof written !== 'string') return { fault: 'chat.frame.unknown', ...named }
  const content = textToSend(written)
  if (content === undefined) return { fault: 'chat.blank', ...named }
  if (isTooLong(content)) return { fault: 'chat.tooLong', ...named }
  const logType = messageTypes.find((type) => type === Number(fields.logType ?? 1))
  if (logType === undefined) return { fault: 'chat.frame.unknown', ...named }
  return {
    frame: {
      cmd: cmd.message,
      chatType: 1,
      logType,
      content,
      chatFromId: String(fields.chatFromId ?? ''),
      chatToId: String(fields.chatToId ?? ''),
      username: text(fields.username),
      fromBucketName: text(fields.fromBucketName),
      avatar: text(fields.avatar),
      ...named,
      ...(whole(conversationId) && { conversationId }),
      // Safe cast: validated by its schema before it is stored.
      ...(typeof data === 'object' && data !== null && { data: data as Schemas['ChatContent'] }),
    },
  }
}
