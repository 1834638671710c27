import type { Line, Outgoing } from './line'

/** So much is on its way at once, and so much goes in a second: less than the server allows a socket. */
const portion = 20
const portionMs = 1000

/** What has gone over one socket. */
export interface Pace {
  /** The client ids of what went and is not confirmed. */
  underway: ReadonlySet<string>
  /** When the portion of this second began, and how much of it has gone. */
  began: number
  gone: number
}

export const freshPace: Pace = { underway: new Set(), began: -Infinity, gone: 0 }

/** What of the outbox goes now, in its order, and in how many milliseconds to look again. */
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
        .filter((one) => underway.has(one.clientId) || outgoing.includes(one))
        .map(({ clientId }) => clientId),
    ),
    began: isOver ? now : began,
    gone: (isOver ? 0 : gone) + outgoing.length,
  }
  const left = waiting.length > outgoing.length
  return { pace, outgoing, ...(left && { lookIn: pace.began + portionMs - now }) }
}
