import { QueryClient } from '@tanstack/react-query'
import createClient from 'openapi-fetch'
import type { Schemas } from '../../domain/schemas'
import type { paths } from '../../generated/api'
import { isAttended } from '../session/attended'
import { broughtAlong } from './brought-along'
import { askConfirmation, wantsConfirmation } from './confirmation'
import { language, text } from '../language/locale'
import { previewed } from '../pages/previewed'
import { currentTokens, loseSession, renewSession, type StoredTokens } from '../session/session'
import { showToast } from '../ui/toast-list'
import { itemAt } from '../../domain/lists/items'

declare const __API_ORIGIN__: string

const base = `${__API_ORIGIN__}/crrc_sales`
const timeoutMs = 100_000

/** Typed client of the OpenAPI description. */
export const api = createClient<paths>({
  baseUrl: base,
  fetch: async (request) => broughtAlong(request) ?? fetchConfirmed(request),
})

/**
 * Repeats a request refused with "confirm" once the user has entered the password again; otherwise returns the
 * refusal.
 */
async function fetchConfirmed(request: Request): Promise<Response> {
  const again = request.method === 'GET' ? undefined : request.clone()
  const response = await fetch(request, { signal: withTimeout(request.signal) })
  if (!again || !(await wantsConfirmation(response)) || !(await askConfirmation())) return response
  const token = await freshToken()
  if (token) again.headers.set('authorization', token)
  return fetch(again, { signal: withTimeout(again.signal) })
}

const withTimeout = (signal: AbortSignal) =>
  AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])

const endOfSession = '/auth/token/logout'
let ending: Promise<unknown> | undefined

/** Ends the session. Requests made meanwhile are aborted, because the page is about to go. */
export async function askLast(): Promise<void> {
  ending = api.DELETE(endOfSession).catch(() => undefined)
  await ending
  ending = undefined
}

api.use({
  async onRequest({ request }) {
    if (ending && !request.url.endsWith(endOfSession)) {
      await ending
      throw new DOMException('The session has ended', 'AbortError')
    }
    const token = await freshToken()
    if (token) request.headers.set('authorization', token)
    if (!request.headers.has('accept-language')) request.headers.set('accept-language', language)
    if (previewed) request.headers.set('x-preview', previewed.versionId)
    if (token && !isAttended()) request.headers.set('x-unattended', '1')
    return request
  },
})

/** A failed call; the message is the server's, or ours if the server did not answer. */
export class CallFailure extends Error {
  readonly status: number
  readonly errors: Schemas['InputError'][]
  constructor(message: string, status: number, errors: Schemas['InputError'][] = []) {
    super(message)
    this.status = status
    this.errors = errors
  }
}

/** True if the server understood the call and refused it, so that repeating it is pointless. */
export const isRefusal = (error: unknown): error is CallFailure =>
  error instanceof CallFailure && error.status >= 400 && error.status < 500

interface Envelope<D> {
  meta: { success: boolean; message: string }
  data: D
}

/** The client's result; its types omit the data of a call that answers null. */
type Fetched<D> = Promise<{
  data?: { meta: Envelope<D>['meta']; data?: D }
  error?: unknown
  response: Response
}>

/** The data and the message of a call; throws CallFailure if it failed or was refused. */
export async function answerOf<D>(call: Fetched<D>): Promise<{ data: D; message: string }> {
  const { data, error, response } = await call.catch(() => {
    throw new CallFailure(text('common.network'), 0)
  })
  // `data` is missing only in the types, see Fetched.
  if (data?.meta.success) return { data: data.data as D, message: data.meta.message }
  throw failureOf(response.status, (data ?? error) as Refused)
}

/** The data of a call; throws like `answerOf`. */
export async function dataOf<D>(call: Fetched<D>): Promise<D> {
  return (await answerOf(call)).data
}

/** The file of a call, with the name the server gave it; throws CallFailure if it failed or was refused. */
export async function fileOf(
  call: Promise<{ data?: Blob; error?: unknown; response: Response }>,
): Promise<{ blob: Blob; name: string }> {
  const { data, error, response } = await call.catch(() => {
    throw new CallFailure(text('common.network'), 0)
  })
  // A response without a file is a refusal in the usual envelope.
  if (!data || !response.ok) throw failureOf(response.status, error as Refused)
  const given = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  return { blob: data, name: given ? decodeURIComponent(itemAt(given, 1)) : 'file' }
}

export type Refused =
  Envelope<{ errors?: Schemas['InputError'][]; reason?: string } | null> | undefined

/** The failure for a refusal; a 401, or a 403 without a known reason, also ends the session. */
export function failureOf(status: number, answer: Refused): CallFailure {
  // Another server of the contract may send no message; then a default text is used.
  const message = answer?.meta?.message?.trim() || undefined
  if (status === 401) {
    const hadSession = currentTokens() !== undefined
    loseSession('over')
    return new CallFailure(
      hadSession ? text('common.loginExpired') : (message ?? text('common.loginFirst')),
      status,
    )
  }
  const reason = answer?.data?.reason
  if (status === 403 && reason === 'confirm')
    return new CallFailure(text('common.notConfirmed'), status)
  if (status === 403 && reason !== 'forbidden') {
    loseSession('refused')
    return new CallFailure(text('common.loginExpired'), status)
  }
  if (status === 404)
    return new CallFailure(message ?? text('common.notFound'), status, answer?.data?.errors)
  return new CallFailure(message ?? text('common.network'), status, answer?.data?.errors)
}

/** Queries are cached; an error that no page shows itself becomes a toast. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a network, fail at once instead of pausing until it returns.
      networkMode: 'always',
      staleTime: 30_000,
      retry: (count, error) => count < 2 && error instanceof CallFailure && error.status === 0,
    },
    mutations: {
      networkMode: 'always',
      onError: (error) => showToast('error', error.message),
    },
  },
})

queries.getQueryCache().config.onError = (error, query) => {
  if (query.meta?.quiet !== true) showToast('error', error.message)
}

let refreshing: Promise<string | undefined> | undefined

/** The access token, refreshed before it expires; concurrent requests share one refresh. */
export async function freshToken(): Promise<string | undefined> {
  const tokens = currentTokens()
  if (!tokens) return undefined
  if (tokens.endsAt - Date.now() > 60_000) return tokens.accessToken
  refreshing ??= refresh(tokens).finally(() => (refreshing = undefined))
  return refreshing
}

async function refresh(tokens: StoredTokens): Promise<string | undefined> {
  const response = await fetch(`${base}/auth/token/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify({ refresh_token: tokens.refreshToken }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  const answer = response?.ok
    ? // The contract gives the answer this type.
      ((await response.json()) as Envelope<Schemas['Session']>)
    : undefined
  if (answer?.meta.success) renewSession(answer.data, tokens)
  // If the refresh failed, the old token is used, and its 401 ends the session.
  return currentTokens()?.accessToken
}

/** A random idempotency key: the server performs a repeated request once. */
export function actionKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join(
    '-',
  )
}

/** The full address of a file that the server names by path. */
export function fileAddress(path: string): string {
  return path.startsWith('/crrc_sales/') ? `${__API_ORIGIN__}${path}` : path
}
