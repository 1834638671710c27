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

/** What the framework refuses by itself, in our words. */
const ofFramework: Record<string, TextKey> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'common.badJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'common.badJson',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'common.badJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'common.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'common.unsupportedType',
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the caller's account, once it is known. */
    accountLanguage: Language | undefined
  }
}

/** Turns everything that is thrown into a status and a sentence; what nobody foresaw goes into the log alone. */
export function answerRefusals(app: FastifyInstance): void {
  app.decorateRequest('accountLanguage', undefined)
  app.setErrorHandler<FastifyError>(answerError)
}

/** Also for what is refused before there is a route, such as an address that is no text. */
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

/** Who is still sending reads no answer: what is too large passes by, for a while, before its connection is closed. */
async function letPass({ raw }: FastifyRequest): Promise<void> {
  raw.resume()
  const signal = AbortSignal.timeout(patienceMs)
  await finished(raw, { signal, writable: false }).catch(() => {})
}

/**
 * Answers what was no request that could be read, such as an address longer than the 16 KiB that Node.js takes. The
 * language is known only where the part that came names one; else both are spoken.
 */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  const { code } = error
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, key] = unreadable[code ?? ''] ?? (['400 Bad Request', 'common.badInput'] as const)
  const language = languageIn(error)
  const spoken = language ? [language] : languages
  const message = spoken.map((one) => translate(one, key)).join(' / ')
  const body = JSON.stringify({ meta: { success: false, message }, data: null })
  socket.end(
    `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

/** Node.js keeps the last part that it read with the error. */
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

/** The language of sentences: of the account, else of the request, else of the visitor's cookie, else Chinese. */
export function languageOf({ accountLanguage, headers }: FastifyRequest): Language {
  const kept = keptLocale(headers.cookie)
  return accountLanguage ?? namedLanguage(headers['accept-language']) ?? preferredLanguage(kept)
}

/** The language of contents: the one that the request names, which is the page's, else that of sentences. */
export const contentLanguageOf = (request: FastifyRequest): Language =>
  namedLanguage(request.headers['accept-language']) ?? languageOf(request)

/** A field that is missing is described in the schema that its place refers to. */
function withFields(fault: ErrorObject): ErrorObject {
  const { keyword, parentSchema, params } = fault
  if (keyword !== 'required') return fault
  const name = String(params.missingProperty)
  const properties = (parentSchema?.properties ?? {}) as Record<string, object>
  return {
    ...fault,
    parentSchema: {
      ...parentSchema,
      properties: { ...properties, [name]: referredTo(properties[name] ?? {}) },
    },
  }
}

/**
 * The network; 57P01 to 57P03: the database shuts down or starts; 53300: it has too many connections; 57014, 25P03: a
 * statement or a pause took too long; 40P01: of two that wait for each other one has to give way.
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

/** The database went away or is busy: the same request may succeed in a moment. */
export function isLostConnection({ code = '', message }: NodeJS.ErrnoException): boolean {
  return (
    lostCodes.includes(code) ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying)/.test(
      message,
    )
  )
}

const ofDatabase: Record<string, TextKey> = {
  // Two did the same at the same moment, each before it saw what the other one did.
  23505: 'common.atTheSameTime',
  // A lock was waited for in vain: such as that of an import, which may hold it for minutes.
  '55P03': 'common.changeRunning',
}

/** After so many seconds what could not be answered may be asked again. */
export const againSeconds = 5

function refusalOf(
  error: (FastifyError & { more?: number }) | Refusal,
  request: FastifyRequest,
): Refusal {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) return Object.assign(new Refusal('common.diskFull'), { cause: error })
  if (error.validation) {
    const language = languageOf(request)
    // Our own compiler reports AJV's verbose errors.
    const names = error.validationContext === 'body' ? {} : parameterNames
    const faults = tellingFaults(error.validation as unknown as ErrorObject[])
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
  // A file of the front end that is none, or a way out of its folder.
  if (error.statusCode === 403 || error.statusCode === 404) return new Refusal('common.notFound')
  return Object.assign(new Refusal('common.internal'), { cause: error })
}

/** Something that holds values, and where it stands in what holds it. */
interface Held {
  holder: object
  name: string
  around?: Held
}

/**
 * Refuses what the database cannot hold: zero characters and halves of surrogate pairs are valid in JSON but in no text
 * there. Goes by a list instead of calling itself, because a body may be nested very deeply.
 */
export function refuseUnstorable(request: FastifyRequest): void {
  const { body, query, params } = request
  const left: Held[] = [{ holder: { body, query, params }, name: '' }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { holder } = next
    const isList = Array.isArray(holder)
    for (const name in holder) {
      // A name that cannot be stored is told at the place of what holds it.
      if (!isList && isUnstorable(name)) throw unstorableAt(next, request)
      // The holder is plain JSON, whose own names these are.
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
  // The outermost names say whether it is the body, the query or the address.
  const path = names.reverse().slice(2).join('.')
  const message = translate(languageOf(request), 'common.check.unstorable')
  return new Refusal('common.badInput', { errors: [{ path, message }] })
}
