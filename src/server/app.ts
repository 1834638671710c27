import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { languageOfLocale } from '../domain/language/language'
import { webBase } from '../domain/pages/paths'
import { translate } from '../i18n/translate'
import { openAccountLanguages } from './http/account-language'
import { inPreview } from './content/preview'
import { allowOrigins, sendPolicy } from './http/browser-policy'
import { inTransaction, type Context } from './http/context'
import { now } from './database/clock'
import type { Database, Pool } from './database/database'
import { Refusal } from './http/errors'
import { isFromHere } from './http/from-here'
import { uploadLimits } from './files/receive'
import { openScan } from './files/scan'
import type { Handlers } from './http/handler'
import { keyOf } from './idempotency/request'
import { checkAccess, isForVisitors, registerOperations } from './http/operations'
import {
  refuseBackward,
  refuseMethod,
  refuseOtherContent,
  registerRefusedMethods,
} from './http/other-calls'
import {
  answerError,
  answerRefusals,
  answerUnreadable,
  contentLanguageOf,
  languageOf,
  refuseUnstorable,
} from './http/refusals'
import { answerLook, isLook, refuseInLook } from './http/view-as'
import { noteRefusals } from './security-events/refused'
import type { Sessions } from './security/session'
import type { SessionUser } from './security/session.sql'
import type { Settings } from './settings/settings'
import { serveMetrics } from './http/metrics'
import { networkOf } from './http/network'
import {
  refuseSlowRequests,
  requestTimes,
  serverTimes,
  type RequestTimes,
} from './http/slow-requests'
import { requesterOf } from './http/requester'
import { answerOwnTransaction, answerWrite } from './http/writes'
import { serveWeb } from './http/web-files'
import type { WorkerPool } from './worker-pool/pool'
import { itemAt } from '../domain/lists/items'

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated user, set once the token is read. */
    caller: SessionUser | undefined
  }
}

export interface Parts {
  settings: Settings
  pool: Pool
  autonomous: Pool
  sessions: Sessions
  handlers: Handlers
  workers: WorkerPool
  /**
   * Registers the WebSocket of the customer service chat. Runs before the routes, so that it can refuse other
   * upgrades.
   */
  socket?: (app: FastifyInstance) => Promise<void>
  log?: FastifyBaseLogger
  times?: RequestTimes
}

/** Headers that are never logged. */
export const secretHeaders = ['req.headers.authorization', 'req.headers.cookie']

/** Personal parts of a path: the number that a code is sent to, and anything that may be an e-mail address. */
const personal = /(?<=\/code\/)[^/]+|(?<![^/])[^/]*(?:@|%40)[^/]*/gi

/** Request as logged: without the query, which may contain a socket token, and without personal parts. */
export const logged = {
  req: ({ method, url, ip }: FastifyRequest) => ({
    method,
    url: itemAt(url.split('?'), 0).replace(personal, '*'),
    remoteAddress: ip,
  }),
}

/** Timestamp of a log line in UTC, from the clock that all stored times use. */
export const timeOfLine = () => `,"time":"${now().toISOString()}"`

/** Builds the server without listening, so that tests can inject requests. */
export async function buildApp({
  settings,
  pool,
  autonomous,
  sessions,
  handlers,
  workers,
  socket,
  log,
  times = requestTimes,
}: Parts): Promise<FastifyInstance> {
  const atServer = serverTimes(times)
  const app = fastify({
    ...(log && { loggerInstance: log }),
    genReqId: () => randomUUID(),
    bodyLimit: 1_048_576,
    requestTimeout: atServer.requestTimeout,
    http: atServer,
    trustProxy: settings.trustedProxies,
    routerOptions: { maxParamLength: 200 },
    // Unroutable page addresses lead to the 404 page.
    frameworkErrors: (error, request, reply) =>
      request.url.startsWith(webBase)
        ? void reply.redirect(`${webBase}404.html`)
        : answerError(error, request, reply),
    clientErrorHandler: answerUnreadable,
  })
  sendPolicy(app, settings)
  await socket?.(app)
  if (settings.rateLimit > 0) {
    await app.register(rateLimit, {
      max: settings.rateLimit,
      timeWindow: 60_000,
      keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
      // Health probes of a load balancer are not rate-limited.
      allowList: ({ url }: FastifyRequest) =>
        !url.startsWith('/crrc_sales/') || /^\/crrc_sales\/(health|ready)$/.test(url),
      errorResponseBuilder: (_request, { ttl }) =>
        new Refusal('common.tooMany', {
          values: { seconds: Math.ceil(ttl / 1000) },
          retryAfterSeconds: Math.ceil(ttl / 1000),
        }),
    })
  }
  allowOrigins(app, settings.webOrigins)
  serveMetrics(app, pool, settings)
  answerRefusals(app)
  noteRefusals(app, pool)
  let closing = false
  app.addHook('preClose', async () => void (closing = true))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isPrivate(request) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    // Keep-alive connections would delay the shutdown until they time out.
    if (closing) reply.header('connection', 'close')
  })
  acceptEmptyBodies(app)
  // Keeps the file name as sent, so that invalid names can be refused with a reason.
  await app.register(multipart, { limits: uploadLimits, preservePath: true })
  refuseSlowRequests(app, times)
  const accountLanguage = openAccountLanguages(pool, sessions)
  app.decorateRequest('caller', undefined)
  // Checks access before the body is read, so that an unauthorised caller learns nothing from validation errors and
  // gets the refusal in their language.
  app.addHook('onRequest', async (request) => {
    const { operation, allowed } = request.routeOptions.config
    if (!operation && !allowed) return
    const { authorization, 'accept-language': asked, 'x-preview': previewed } = request.headers
    if (operation && (operation.security?.length || previewed)) {
      const attended = request.headers['x-unattended'] === undefined
      request.caller = authorization
        ? await sessions.userOf(pool, authorization, attended)
        : undefined
      // A preview is answered in the language of the request.
      if (request.caller?.data.locale && !previewed)
        request.accountLanguage = languageOfLocale(request.caller.data.locale)
      checkAccess(operation, request.caller)
      if (request.caller) refuseInLook(operation, request.method, request.caller)
    } else if (authorization) {
      // A public call: the token only sets the language, and an expired one is no error.
      request.accountLanguage = await accountLanguage(authorization, asked)
    }
    if (allowed) refuseMethod(request, allowed)
    if (operation) refuseOtherContent(request, operation)
  })
  app.addHook('preValidation', async (request) => {
    // Page addresses cause no database query, and pages answer invalid ones themselves.
    if (!request.url.startsWith(webBase)) refuseUnstorable(request)
  })
  app.addHook('preHandler', async (request) => {
    const { operation } = request.routeOptions.config
    if (operation) refuseBackward(request, operation)
  })

  registerOperations(app, {
    handlers,
    scan: openScan(settings),
    async run(request, reply, operation, handler) {
      const context = contextOf(request, reply)
      if (isLook(context, operation)) {
        return { answer: await answerLook(context, handler), context }
      }
      const asked = request.headers['x-preview']
      if (typeof asked === 'string' && isForVisitors(operation)) {
        const preview = { user: request.caller, asked }
        return { answer: await inPreview(pool, preview, { context, answer: handler }), context }
      }
      const call = {
        request,
        operation,
        context,
        inside: (transaction: Database) => inTransaction(context, transaction),
      }
      if (operation['x-own-transaction'])
        return { answer: await answerOwnTransaction(call, handler), context }
      if (!operation.writes) return { answer: await handler(context), context }
      return { answer: await answerWrite(call, handler), context }
    },
  })
  registerRefusedMethods(app)
  await serveWeb(app, {
    handlers,
    contextOf,
    publicUrl: settings.publicUrl,
    companyName: settings.company.name,
    withoutText: settings.apiOrigin !== undefined,
  })
  return app

  function contextOf(request: FastifyRequest, reply: FastifyReply): Context {
    const sentenceLanguage = languageOf(request)
    const facts = {}
    const caller = { user: request.caller, address: request.ip }
    const { operation } = request.routeOptions.config
    return {
      database: pool,
      pool,
      autonomous,
      user: request.caller,
      language: contentLanguageOf(request),
      sentenceLanguage,
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
}

/** True if caches must not store the answer: all calls except public GETs without a token. */
function isPrivate({ routeOptions, method, headers, url }: FastifyRequest): boolean {
  if (!url.startsWith('/crrc_sales/')) return false
  const { operation } = routeOptions.config
  const isForAll = operation !== undefined && isForVisitors(operation)
  return !isForAll || method !== 'GET' || headers.authorization !== undefined
}

/** Aborts when the client's connection closes, so that its work can be cancelled. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

/** Many clients send a JSON content type with an empty body. */
function acceptEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body === '' ? done(null, undefined) : void parse(request, body, done),
  )
}
