import type { ErrorObject } from 'ajv'
import type { Socket } from 'node:net'
import { finished } from 'node:stream/promises'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  languages,
  namedLanguage,
  preferredLanguage,
  type Language,
} from '../../domain/language/language'
import type { RefusalKey } from '../../generated/refusal-statuses'
import type { TextKey } from '../../generated/text-key'
import { explain, firstOfEach } from '../../i18n/explain'
import { translate } from '../../i18n/translate'
import { isUnstorable } from '../database/storable'
import { Refusal } from './errors'
import { isDiskFull } from '../files/disk-space'
import { referredTo } from '../records/form-schemas'
import { keptLocale } from './locale-cookie'
import { parameterNames } from './parameter-names'
import { mostFaults, tellingFaults } from './validator'

/** Fastify's own error codes, answered by a refusal in the words of the shop. */
const ofFramework: Record<string, RefusalKey> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'common.badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'common.badJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'common.badJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'common.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'common.unsupportedType',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the caller's account, once known. */
    accountLanguage: Language | undefined
  }
}

/** Turns every thrown error into a status code and a sentence; details of unexpected errors only go into the log. */
export function answerRefusals(app: FastifyInstance): void {
  app.decorateRequest('accountLanguage', undefined)
  app.setErrorHandler<FastifyError>(answerError)
}

/** Also answers errors before routing, such as an undecodable address. */
export async function answerError(
  error: (FastifyError & { more?: number }) | Refusal,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (isTooLarge(error)) await letPass(request)
  const language = languageOf(request)
  const refusal = refusalOf(error, request)
  if (refusal.status >= 500) request.log.error(error)
  const { values, errors, more, reason, allow } = refusal.details
  const soon = refusal.status === 503 ? againSeconds : undefined
  const retryAfterSeconds = refusal.details.retryAfterSeconds ?? soon
  request.refused = refusal
  if (allow) reply.header('allow', allow)
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
  const message = translate(language, refusal.key, { requestId: request.id, ...values })
  const data =
    errors || reason
      ? { ...(errors && { errors }), ...(more && { more }), ...(reason && { reason }) }
      : null
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ meta: { success: false, message, requestId: request.id }, data }))
}

const isTooLarge = (error: FastifyError | Refusal) =>
  error instanceof Refusal
    ? error.key === 'files.tooLarge'
    : error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'

const patienceMs = 5000

/** A client that is still sending does not read the answer: discard the oversized body for a while before closing. */
async function letPass({ raw }: FastifyRequest): Promise<void> {
  raw.resume()
  const signal = AbortSignal.timeout(patienceMs)
  await finished(raw, { signal, writable: false }).catch(() => {})
}

/**
 * Answers an unparsable request, such as an address beyond Node's 16 KiB. Uses the language of the received headers
 * if they name one, else both languages.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const { code } = error
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, key] = unreadable[code ?? ''] ?? (['400 Bad Request', 'common.badInput'] as const)
  const language = languageIn(error)
  const spoken = language ? [language] : languages
  const message = spoken.map((each) => translate(each, key)).join(' / ')
  const body = JSON.stringify({ meta: { success: false, message }, data: null })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** Node.js attaches the last chunk it read to the error. */
function languageIn(error: object): Language | undefined {
  const packet = 'rawPacket' in error ? error.rawPacket : undefined
  const came = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const asked = /^accept-language:(.*)$/im.exec(came)?.[1]
  return asked === undefined ? undefined : preferredLanguage(asked)
}

const unreadable: Record<string, readonly [status: string, key: TextKey]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'common.tooLarge'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'common.tooSlow'],
}

/** Language of sentences: of the account, else of the request, else of the visitor's cookie, else Chinese. */
export function languageOf({ accountLanguage, headers }: FastifyRequest): Language {
  const kept = keptLocale(headers.cookie)
  return accountLanguage ?? namedLanguage(headers['accept-language']) ?? preferredLanguage(kept)
}

/** Language of contents: the one that the request names (the page's), else that of sentences. */
export const contentLanguageOf = (request: FastifyRequest): Language =>
  namedLanguage(request.headers['accept-language']) ?? languageOf(request)

/** The label of a missing field is in the referenced schema. */
function withFields(fault: ErrorObject): ErrorObject {
  const { keyword, parentSchema, params } = fault
  if (keyword !== 'required') return fault
  const name = String(params.missingProperty)
  const properties: Record<string, object> = parentSchema?.properties ?? {}
  return {
    ...fault,
    parentSchema: {
      ...parentSchema,
      properties: { ...properties, [name]: referredTo(properties[name] ?? {}) },
    },
  }
}

/**
 * Network errors; 57P01 to 57P03: the database shuts down or starts; 53300: too many connections; 57014, 25P03:
 * statement or idle timeout; 40P01: deadlock.
 */
const lostCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '25P03',
  '40P01',
]

/** The database is gone or busy: a retry may succeed soon. */
export function isLostConnection({ code = '', message }: NodeJS.ErrnoException): boolean {
  return (
    lostCodes.includes(code) ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/.test(
      message,
    )
  )
}

const ofDatabase: Record<string, RefusalKey> = {
  // Two did the same at the same moment, each before it saw what the other one did.
  23505: 'common.atTheSameTime',
  // Lock timeout, such as that of an import, which may hold its lock for minutes.
  '55P03': 'common.changeRunning',
}

/** Retry-After of a 503. */
export const againSeconds = 5

function refusalOf(
  error: (FastifyError & { more?: number }) | Refusal,
  request: FastifyRequest,
): Refusal {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) return Object.assign(new Refusal('common.diskFull'), { cause: error })
  if (error.validation) {
    const language = languageOf(request)
    // Our compiler reports AJV's verbose errors.
    const names = error.validationContext === 'body' ? {} : parameterNames
    const faults = tellingFaults(error.validation as ErrorObject[])
    const all = firstOfEach(faults, (fault) =>
      explain(withFields(fault), language, translate, names),
    )
    const errors = all.slice(0, mostFaults)
    const more = all.length - errors.length + (error.more ?? 0)
    return more > 0
      ? new Refusal('common.badInputMore', { errors, more, values: { count: more } })
      : new Refusal('common.badInput', { errors })
  }
  const { bodyLimit } = request.routeOptions
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' && bodyLimit !== undefined)
    return new Refusal('common.bodyTooLarge', { values: { limit: bodyLimit / 1024 } })
  const known =
    ofFramework[error.code] ??
    ofDatabase[error.code] ??
    (isLostConnection(error) ? 'common.unavailable' : undefined)
  if (known) return Object.assign(new Refusal(known), { cause: error })
  if (error.statusCode === 400 || error instanceof URIError) return new Refusal('common.badInput')
  // Static files: not found, or a path outside the folder.
  if (error.statusCode === 403 || error.statusCode === 404) return new Refusal('common.notFound')
  return Object.assign(new Refusal('common.internal'), { cause: error })
}

/** A container value with its position in its parent. */
interface Held {
  holder: object
  name: string
  around?: Held
}

/**
 * Refuses characters that PostgreSQL cannot store: NUL and lone surrogates are valid in JSON. Iterative, not
 * recursive, because a body may be nested very deeply.
 */
export function refuseUnstorable(request: FastifyRequest): void {
  const { body, query, params } = request
  const left: Held[] = [{ holder: { body, query, params }, name: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { holder } = next
    const isList = Array.isArray(holder)
    for (const name in holder) {
      // An invalid name is reported at the place of its parent.
      if (!isList && isUnstorable(name)) throw unstorableAt(next, request)
      // The holder is plain JSON, and `name` one of its own keys.
      const value = (holder as Record<string, unknown>)[name]
      if (typeof value === 'object' && value !== null)
        left.push({ holder: value, name, around: next })
      else if (typeof value === 'string' && isUnstorable(value))
        throw unstorableAt({ holder, name, around: next }, request)
    }
  }
}

function unstorableAt(place: Held, request: FastifyRequest): Refusal {
  const names: string[] = []
  for (let at: Held | undefined = place; at; at = at.around) names.push(at.name)
  // The first two names say if it is the body, query or path.
  const path = names.reverse().slice(2).join('.')
  const message = translate(languageOf(request), 'common.check.unstorable')
  return new Refusal('common.badInput', { errors: [{ path, message }] })
}
