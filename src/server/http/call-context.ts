import type { FastifyReply, FastifyRequest } from 'fastify'
import { namedLanguage } from '../../domain/language/language'
import { translate } from '../../i18n/translate'
import type { Pool } from '../database/database'
import { keyOf } from '../idempotency/request'
import type { Settings } from '../settings/settings'
import type { WorkerPool } from '../worker-pool/pool'
import type { Context } from './context'
import { isFromHere } from './from-here'
import { contentLanguageOf, languageOf } from './refusals'
import { requesterOf } from './requester'

interface Resources {
  settings: Settings
  pool: Pool
  autonomous: Pool
  workers: WorkerPool
}

/** Makes the contexts in which handlers answer calls. */
export const contextMaker =
  ({ settings, pool, autonomous, workers }: Resources) =>
  (request: FastifyRequest, reply: FastifyReply): Context => {
    const sentenceLanguage = languageOf(request)
    const facts = {}
    const caller = { user: request.caller, address: request.ip }
    const { operation } = request.routeOptions.config
    return {
      database: pool,
      pool,
      autonomous,
      user: request.caller,
      apiKey: request.apiKey,
      language: contentLanguageOf(request),
      sentenceLanguage,
      namedLanguage: namedLanguage(request.headers['accept-language']),
      text: (key, values) => translate(sentenceLanguage, key, values),
      settings,
      log: request.log,
      requestId: request.id,
      idempotencyKey: () => keyOf(request),
      audit: {
        operation: operation?.operationId ?? 'unattended',
        facts,
        note: (more) => void Object.assign(facts, more),
      },
      offload: (task, input) => workers.run(requesterOf(caller), task, input, goneWith(reply)),
      address: request.ip,
      isFromHere: isFromHere(request),
      userAgent: request.headers['user-agent'] ?? '',
      cookie: request.headers.cookie ?? '',
      commit: () =>
        Promise.reject(new Error('The operation is not described as x-own-transaction')),
      setCookie: (value) => void reply.header('set-cookie', value),
    }
  }

/** Aborts when the client's connection closes, so that its work can be cancelled. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}
