import { fieldsIn } from '../../src/domain/lists/objects'
import { setTimeout as wait } from 'node:timers/promises'
import { demoAccounts, demoPassword } from '../../demo/account/accounts'

export interface Ask {
  /** A person of the demo; undefined: a visitor. */
  who?: string | undefined
  /** Sent as JSON; a string is sent as is. */
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Bytes to send in place of `body`, with their type in `headers`. */
  payload?: Buffer | undefined
  key?: string
  patienceMs?: number
}

export interface Answer {
  /** 0: no answer. */
  status: number
  text: string
  /** Data of the envelope. */
  data: unknown
  message: string
  /** Time to the first byte of the answer. */
  milliseconds: number
}

/** A client retries this long, longer than server and database need to start. */
const insistMs = 180_000

const entrances: Record<string, string> = { company: '/enterprise', supplier: '/supplier' }
const kindsOfDemo = Object.fromEntries(
  demoAccounts.flatMap(({ kind, users }) => users.map(({ username }) => [username, kind])),
)

/**
 * Calls one server as people of the demo, or as further people with the same password, named with their kind of
 * account. Logs in first without a session.
 */
export function openCaller(base: string, more: Record<string, string> = {}) {
  const kinds: Record<string, string> = { ...kindsOfDemo, ...more }

  const tokens = new Map<string, Promise<string>>()

  async function send(method: string, path: string, ask: Ask, token?: string): Promise<Answer> {
    const { body, payload, headers, key, patienceMs = 30_000 } = ask
    const began = performance.now()
    let milliseconds = 0
    const note = () => void (milliseconds = Math.round(performance.now() - began))
    try {
      const response = await fetch(base + path, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          'accept-language': 'en',
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload && { body: new Uint8Array(payload) }),
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      note()
      const text = await response.text()
      return { status: response.status, text, ...readEnvelope(text), milliseconds }
    } catch (error) {
      note()
      return { status: 0, text: '', data: undefined, message: String(error), milliseconds }
    }
  }

  async function logIn(who: string): Promise<string> {
    const body = { username: who, password: demoPassword }
    const answer = await send(
      'POST',
      `/admin/web/user/login/psw${entrances[kinds[who] ?? ''] ?? ''}`,
      { body },
    )
    const token = fieldsIn(answer.data).access_token
    if (typeof token === 'string') return token
    tokens.delete(who)
    throw new Error(`${who} cannot log in: ${answer.status} ${answer.message}`)
  }

  function tokenOf(who: string): Promise<string> {
    const known = tokens.get(who) ?? logIn(who)
    tokens.set(who, known)
    return known
  }

  async function call(method: string, path: string, ask: Ask = {}): Promise<Answer> {
    const { who } = ask
    if (who === undefined) return send(method, path, ask)
    const answer = await send(method, path, ask, await tokenOf(who))
    const isOver = answer.status === 401 || fieldsIn(answer.data).reason === 'session'
    if (!isOver) return answer
    tokens.delete(who)
    return send(method, path, ask, await tokenOf(who))
  }

  return {
    call,
    tokenOf,
    /** Registers a person with the password and entrance of a person of the demo. */
    like(who: string, other: string): string {
      kinds[other] = kinds[who] ?? ''
      return other
    },
    logIn,
    /** Retries under one idempotency key until the server confirms, as a careful client does. */
    async insist(method: string, path: string, ask: Ask & { key: string }): Promise<Answer> {
      const began = performance.now()
      for (;;) {
        const answer = await call(method, path, ask).catch((error: Error) => ({
          status: 0,
          text: '',
          data: undefined,
          message: error.message,
          milliseconds: 0,
        }))
        if (answer.status === 200) return answer
        if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
          throw new Refused(
            `${method} ${path} (key ${ask.key}): ${answer.status} ${answer.message}`,
          )
        if (performance.now() - began > insistMs)
          throw new Refused(`${method} ${path} (key ${ask.key}): not done in ${insistMs / 1000} s`)
        await wait(100)
      }
    },
  }
}

export type Caller = ReturnType<typeof openCaller>

/** A write the server will never accept. */
export class Refused extends Error {}

function readEnvelope(text: string): Pick<Answer, 'data' | 'message'> {
  try {
    const { data, meta }: { data?: unknown; meta?: { message?: string } } = JSON.parse(text)
    return { data, message: meta?.message ?? '' }
  } catch {
    return { data: undefined, message: text.slice(0, 200) }
  }
}
