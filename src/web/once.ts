import { actionKey } from './api'
import { currentUser } from './session'
import { readStored, removeStored, writeStored } from './storage'

export type KeyHeaders = Record<'Idempotency-Key', string>

interface Begun {
  of: string
  key: string
}

/**
 * Sends what a person asks for under one key until the server has answered that it is done: who asks again because
 * the answer was lost makes no second record, also after a reload. Another content is another thing to do.
 */
export async function once<Answer>(
  what: string,
  content: unknown,
  send: (headers: KeyHeaders) => Promise<Answer>,
): Promise<Answer> {
  const name = `once.${currentUser()?.id ?? 'visitor'}.${what}`
  const of = JSON.stringify(content) ?? ''
  const begun = readStored<Begun>(name)
  const key = begun?.of === of ? begun.key : actionKey()
  writeStored(name, { of, key } satisfies Begun)
  const answer = await send({ 'Idempotency-Key': key })
  if (readStored<Begun>(name)?.key === key) removeStored(name)
  return answer
}
