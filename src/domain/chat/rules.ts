import type { Schemas } from '../schemas'

export type ChatState = Schemas['ChatState']
export type Sender = Schemas['ChatSender']
export type MessageType = Schemas['ChatMessageType']

/** Message types by their number in the documents. */
export const messageType = {
  text: 1,
  transaction: 2,
  image: 3,
  file: 4,
  other: 5,
} as const satisfies Record<string, MessageType>

/** The user id customers write to: `initial` before the settings have loaded, `fallback` if they name none. */
export const customerServiceUser = { initial: '19', fallback: '5' } as const

export const chatLimits = {
  /** characters per message */
  text: 2000,
  /** bytes per frame: room for the longest message in its longest encoding */
  frameBytes: 64 * 1024,
  clientId: 64,
  /** frames allowed at once, and per second after that */
  burst: 120,
  framesPerSecond: 30,
  /** bytes buffered for a slow reader */
  waitingBytes: 4 * 1024 * 1024,
} as const

/** Times of the chat, in milliseconds unless noted. */
export const chatTimes = {
  heartbeat: 8000,
  /** Heartbeats without a frame from the server after which the connection counts as dead. */
  unheard: 3,
  reconnect: 5000,
  personReply: 5 * 60_000,
  robotDelay: 1000,
} as const

export const historyPage = 10
export const allOrders = 99_999

export interface ChatRule {
  in: ChatState[]
  to?: ChatState
}

/** The actions on a conversation, the states that allow them, and the states they lead to. */
export const chatRules = {
  askForPerson: { in: ['robot'], to: 'waiting' },
  askForRobot: { in: ['waiting'], to: 'robot' },
  claim: { in: ['waiting'], to: 'open' },
  transfer: { in: ['open'], to: 'open' },
  makeRecord: { in: ['open'] },
  close: { in: ['waiting', 'open'], to: 'robot' },
} as const satisfies Record<string, ChatRule>

export type ChatAction = keyof typeof chatRules

export function mayInChat(action: ChatAction, state: ChatState): boolean {
  const { in: states }: ChatRule = chatRules[action]
  return states.includes(state)
}

/** Matches a visible character: no space, zero-width character, filler or empty braille cell. */
const visible = /[^\s\p{Cf}\p{Cc}\p{DI}\u2800]/u

/** The text to send, without characters a database cannot store; undefined if nothing visible is left. */
export function textToSend(typed: string): string | undefined {
  const text = typed
    .replace(/\r\n?/g, '\n')
    .replace(/\0|\p{Surrogate}/gu, '')
    .replace(/^\s*\n/, '')
    .trimEnd()
  return visible.test(text) ? text : undefined
}

export const isTooLong = (text: string) => [...text].length > chatLimits.text
