import { actionKey } from './api'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'

export type KeyHeaders = Record<'Idempotency-Key', string>

const nameOf = (what: string) => `once.${currentUser()?.id ?? 'visitor'}.${what}`

/** Starts a new action and returns its idempotency key; tabs opened from here on share it. */
export function begin(what: string): string {
  const begun = actionKey()
  writeStored(nameOf(what), begun)
  return begun
}

/** Forgets the key once the action is done or given up. */
export const forgetBegun = (what: string) => removeStored(nameOf(what))

/** The idempotency key: the same for the same content until the action is done, across tabs and reloads. */
export function keyOf(what: string, content: unknown): string {
  return keyIn(begunAs(what) ?? begin(what), content)
}

function begunAs(what: string): string | undefined {
  const begun = readStored<unknown>(nameOf(what))
  // An older version stored an object.
  return typeof begun === 'string' ? begun : undefined
}

const keyIn = (begun: string | undefined, content: unknown) =>
  `${begun}-${digestOf(JSON.stringify(content) ?? '')}`

/**
 * Sends an action under one idempotency key until the server confirms it, so that a retry after a lost answer, even
 * after a reload, creates no second record. Different content gets a different key.
 */
export async function once<Answer>(
  what: string,
  content: unknown,
  send: (headers: KeyHeaders) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(what, content)
  const answer = await send({ 'Idempotency-Key': key })
  // Keep the key if a new action has begun meanwhile.
  if (keyIn(begunAs(what), content) === key) forgetBegun(what)
  return answer
}

/** FNV-1a, 32 bits: distinguishes two contents of one action. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193)
  return (digest >>> 0).toString(36)
}
