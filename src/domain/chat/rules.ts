import type { Schemas } from '../schemas'

export type ChatState = Schemas['ChatState']
export type Sender = Schemas['ChatSender']
export type MessageType = Schemas['ChatMessageType']

/** How the documents number what a message is. */
export const messageType = {
  text: 1,
  transaction: 2,
  image: 3,
  file: 4,
  other: 5,
} as const satisfies Record<string, MessageType>

/** The user whom a customer writes to in the frames: before the settings are read, and where they name none. */
export const customerServiceUser = { initial: '19', fallback: '5' } as const

export const chatLimits = {
  /** characters of a message */
  text: 2000,
  /** bytes of a frame: a longest message, written in the longest way */
  frameBytes: 64 * 1024,
  clientId: 64,
  /** so many frames at once, and so many a second after that */
  burst: 120,
  framesPerSecond: 30,
  /** bytes that wait for a reader who is too slow */
  waitingBytes: 4 * 1024 * 1024,
} as const

/** Times of the dialog, in milliseconds where nothing else is said. */
export const chatTimes = {
  heartbeat: 8000,
  /** So many heartbeats without a word from the server, and the line is taken for dead. */
  unheard: 3,
  reconnect: 5000,
  personReply: 5 * 60_000,
  robotDelay: 1000,
} as const

/** px from the top of the window */
export const messageOffset = 320
export const historyPage = 10
export const allOrders = 99_999

export interface ChatRule {
  in: ChatState[]
  to?: ChatState
}

/** What can be done with a conversation in which state, and where it leads. */
export const chatRules = {
  askForPerson: { in: ['robot'], to: 'waiting' },
  claim: { in: ['waiting'], to: 'open' },
  transfer: { in: ['open'], to: 'open' },
  close: { in: ['waiting', 'open'], to: 'robot' },
} as const satisfies Record<string, ChatRule>

export type ChatAction = keyof typeof chatRules

export function mayInChat(action: ChatAction, state: ChatState): boolean {
  const { in: states }: ChatRule = chatRules[action]
  return states.includes(state)
}

/** A sign that can be seen: no space, no sign without a width, no filler and no empty braille cell. */
const visible = /[^\s\p{Cf}\p{Cc}\p{DI}\u2800]/u

/** A text as it is sent, without what no database holds: nothing where there is nothing to read in it. */
export function textToSend(typed: string): string | undefined {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(/\0|\p{Surrogate}/gu, '')
    .replace(/^\s*\n/, '')
    .trimEnd()
  return visible.test(text) ? text : undefined
}

export const isTooLong = (text: string) => [...text].length > chatLimits.text
