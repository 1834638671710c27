import type { ErrorObject } from 'ajv'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { preferredLanguage, type Language } from '../domain/language'
import type { TextKey } from '../generated/text-key'
import { explain } from '../i18n/explain'
import { translate } from '../i18n/translate'
import { Refusal } from './errors'

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
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const language = languageOf(request)
    const refusal = refusalOf(error, request)
    if (refusal.status >= 500) request.log.error(error)
    const { values, errors, reason, retryAfterSeconds } = refusal.details
    if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
    const message = translate(language, refusal.key, { requestId: request.id, ...values })
    const data = errors || reason ? { ...(errors && { errors }), ...(reason && { reason }) } : null
    return reply
      .code(refusal.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ meta: { success: false, message, requestId: request.id }, data }))
  })
}

/** The language of the account, else of the request, else of the visitor's cookie, else Chinese. */
export function languageOf({ accountLanguage, headers }: FastifyRequest): Language {
  const kept = /(?:^|;\s*)locale=(\w+)/.exec(headers.cookie ?? '')?.[1]
  return accountLanguage ?? preferredLanguage(headers['accept-language'] ?? kept)
}

/** Leaves out what only repeats a fault: the branches of an alternative, and the limits of a wrong type. */
function tellingFaults(faults: ErrorObject[]): ErrorObject[] {
  const wrongTypes = faults.filter(({ keyword }) => keyword === 'type')
  return faults.filter(
    (fault) =>
      !['anyOf', 'oneOf', 'if'].includes(fault.keyword) &&
      (fault.keyword === 'type' ||
        !wrongTypes.some(({ instancePath }) => instancePath === fault.instancePath)),
  )
}

/** The database went away: the same request may succeed in a moment. 57P01 to 57P03: it shuts down or starts. */
function isLostConnection({ code = '', message }: FastifyError): boolean {
  return (
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03', '53300'].includes(code) ||
    message.startsWith('Connection terminated')
  )
}

function refusalOf(error: FastifyError | Refusal, request: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  if (error.validation) {
    const language = languageOf(request)
    // Our own compiler reports AJV's verbose errors.
    const faults = tellingFaults(error.validation as unknown as ErrorObject[])
    return new Refusal('common.badInput', {
      errors: faults.slice(0, 20).map((fault) => explain(fault, language, translate)),
    })
  }
  const known = ofFramework[error.code] ?? (isLostConnection(error) && 'common.unavailable')
  if (known) return Object.assign(new Refusal(known), { cause: error })
  if (error.statusCode === 400 || error instanceof URIError) return new Refusal('common.badInput')
  return Object.assign(new Refusal('common.internal'), { cause: error })
}

/**
 * Whether the database can hold every text in a value: zero characters and halves of surrogate pairs are valid
 * in JSON but in no text there. Goes by a list instead of calling itself, because a body may be nested very deeply.
 */
export function isStorable(value: unknown): boolean {
  const left = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next === 'string' && /\0|\p{Surrogate}/u.test(next)) return false
    if (typeof next !== 'object' || next === null) continue
    for (const [key, inner] of Object.entries(next)) left.push(key, inner)
  }
  return true
}
