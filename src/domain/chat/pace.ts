import type { Line, Outgoing } from './line'

/** Maximum number of unconfirmed messages, and of messages per second: less than the server allows. */
const portion = 20
const portionMs = 1000

/** State of the rate limit of one socket. */
export interface Pace {
  /** Client ids of sent, unconfirmed messages. */
  underway: ReadonlySet<string>
  /** Start of the current second, and the messages sent in it. */
  began: number
  gone: number
}

export const freshPace: Pace = { underway: new Set(), began: -Infinity, gone: 0 }

/** The messages of the outbox to send now, in order, and the milliseconds until the next attempt. */
export function nextPortion(
  { outbox }: Line,
  { underway, began, gone }: Pace,
  now: number,
): { pace: Pace; outgoing: Outgoing[]; lookIn?: number } {
  const isOver = now - began >= portionMs
  const room = portion - (isOver ? 0 : gone)
  const first = outbox.slice(0, portion)
  const waiting = first.filter(({ clientId }) => !underway.has(clientId))
  const outgoing = waiting.slice(0, room)
  const pace = {
    underway: new Set(
      first
        .filter((message) => underway.has(message.clientId) || outgoing.includes(message))
        .map(({ clientId }) => clientId),
    ),
    began: isOver ? now : began,
    gone: (isOver ? 0 : gone) + outgoing.length,
  }
  const left = waiting.length > outgoing.length
  return { pace, outgoing, ...(left && { lookIn: pace.began + portionMs - now }) }
}
