import { actionKey } from './api'
import { currentUser } from '../session/session'
import { readStored, removeStored, writeStored } from '../session/storage'

export type KeyHeaders = Record<'Idempotency-Key', string>

const nameOf = (what: string) => `once.${currentUser()?.id ?? 'visitor'}.${what}`

/** Something is begun that is not what was begun before: a tab that is opened from here on sends the same, once. */
export function begin(what: string): string {
  const begun = actionKey()
  writeStored(nameOf(what), begun)
  return begun
}

/** It is done, or nobody wants it any more. */
export const forgetBegun = (what: string) => removeStored(nameOf(what))

/** The key of what is done: the same for the same content until it is done, in another tab and after a reload too. */
export function keyOf(what: string, content: unknown): string {
  return keyIn(begunAs(what) ?? begin(what), content)
}

function begunAs(what: string): string | undefined {
  const begun = readStored<unknown>(nameOf(what))
  // An older version kept more of it.
  return typeof begun === 'string' ? begun : undefined
}

const keyIn = (begun: string | undefined, content: unknown) =>
  `${begun}-${digestOf(JSON.stringify(content) ?? '')}`

/**
 * Sends what a person asks for under one key until the server has answered that it is done: who asks again because
 * the answer was lost makes no second record, also after a reload. Another content is another thing to do.
 */
export async function once<Answer>(
  what: string,
  content: unknown,
  send: (headers: KeyHeaders) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(what, content)
  const answer = await send({ 'Idempotency-Key': key })
  // Begun anew meanwhile, it is another.
  if (keyIn(begunAs(what), content) === key) forgetBegun(what)
  return answer
}

/** FNV-1a in 32 bits: tells two contents of one thing apart. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5
  for (let at = 0; at < text.length; at++)
    digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193)
  return (digest >>> 0).toString(36)
}
