import type { Language } from '../../domain/language/language'
import type { ServerFrame } from '../../domain/chat/frames'

/** A socket as the hub sees it. */
export interface Reader {
  kind: 'customer' | 'agent'
  userId: number
  sessionId: string
  language: Language
  /** Checks the session again and closes the socket if it has ended. */
  lookAgain(): void
  /** Speaks protocol v1: receives only messages of the other side. */
  plain: boolean
  /** A conversation was queued, claimed or closed. */
  queueChanged(): void
  send(frame: string): void
  /** Called for v1 readers, which do not acknowledge messages themselves. */
  delivered(conversationId: number, seq: number): void
}

export const sayTo = (reader: Reader, frame: ServerFrame) => reader.send(JSON.stringify(frame))
