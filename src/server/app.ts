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
  type RouteConfig,
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
    /** Who calls, once the token is read. */
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
  /** Adds the socket of the customer service; before the routes, so that it can keep sockets off them. */
  socket?: (app: FastifyInstance) => Promise<void>
  log?: FastifyBaseLogger
  times?: RequestTimes
}

/** What of a request never comes into a log. */
export const secretHeaders = ['req.headers.authorization', 'req.headers.cookie']

/** In an address: the number that a code is sent to, and whatever may be an address of a mail. */
const personal = /(?<=\/code\/)[^/]+|(?<![^/])[^/]*(?:@|%40)[^/]*/gi

/** A request as a log shows it: without its query, which may hold the token of a socket, and without personal parts. */
export const logged = {
  req: ({ method, url, ip }: FastifyRequest) => ({
    method,
    url: itemAt(url.split('?'), 0).replace(personal, '*'),
    remoteAddress: ip,
  }),
}

/** The time of a log line: in UTC, by the clock that all stored times have. */
export const timeOfLine = () => `,"time":"${now().toISOString()}"`

/** The server, which does not listen yet: tests ask it directly. */
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
    // Of a page that no address names there is nothing to say but that.
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
      // A balancer that asks whether this process is well hears it also when the shop is busy.
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
    // The connection of the last answer would otherwise be waited for until it times out.
    if (closing) reply.header('connection', 'close')
  })
  acceptEmptyBodies(app)
  // A name comes as it was given: what is wrong with it is told.
  await app.register(multipart, { limits: uploadLimits, preservePath: true })
  refuseSlowRequests(app, times)
  const accountLanguage = openAccountLanguages(pool, sessions)
  app.decorateRequest('caller', undefined)
  // Before the body is read: who may not call learns nothing of what the call checks, and hears it in their language.
  app.addHook('onRequest', async (request) => {
    const { operation, allowed } = request.routeOptions.config as RouteConfig
    if (!operation && !allowed) return
    const { authorization, 'accept-language': asked, 'x-preview': previewed } = request.headers
    if (operation && (operation.security?.length || previewed)) {
      const attended = request.headers['x-unattended'] === undefined
      request.caller = authorization
        ? await sessions.userOf(pool, authorization, attended)
        : undefined
      // A preview is read in the language that it is asked for in.
      if (request.caller?.data.locale && !previewed)
        request.accountLanguage = languageOfLocale(request.caller.data.locale)
      checkAccess(operation, request.caller)
      if (request.caller) refuseInLook(operation, request.method, request.caller)
    } else if (authorization) {
      // Everybody may call: the token says no more than the language, and nobody is kept out by an old one.
      request.accountLanguage = await accountLanguage(authorization, asked)
    }
    if (allowed) refuseMethod(request, allowed)
    if (operation) refuseOtherContent(request, operation)
  })
  app.addHook('preValidation', async (request) => {
    // The address of a page reads nothing from the database; what it says is the page's own affair.
    if (!request.url.startsWith(webBase)) refuseUnstorable(request)
  })
  app.addHook('preHandler', async (request) => {
    const { operation } = request.routeOptions.config as RouteConfig
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
    withoutText: settings.apiOrigin !== undefined,
  })
  return app

  function contextOf(request: FastifyRequest, reply: FastifyReply): Context {
    const sentenceLanguage = languageOf(request)
    const facts = {}
    const caller = { user: request.caller, address: request.ip }
    const { operation } = request.routeOptions.config as RouteConfig
    return {
      database: pool,
      pool,
      autonomous,
      user: request.caller,
      language: contentLanguageOf(request),
      sentenceLanguage,
      text: (key, values) => translate(sentenceLanguage, key, values),
      settings,
      log: request.log as FastifyBaseLogger,
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

/** Nothing on the way may keep what a call answers, except what everybody reads alike. */
function isPrivate({ routeOptions, method, headers, url }: FastifyRequest): boolean {
  if (!url.startsWith('/crrc_sales/')) return false
  const { operation } = routeOptions.config as RouteConfig
  const isForAll = operation !== undefined && isForVisitors(operation)
  return !isForAll || method !== 'GET' || headers.authorization !== undefined
}

/** Nobody waits for the work of a request whose connection is gone. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  if (raw.destroyed) gone.abort()
  else raw.once('close', () => gone.abort())
  return gone.signal
}

/** Many clients announce JSON also where they send nothing. */
function acceptEmptyBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) =>
      body === '' ? done(null, undefined) : void parse(request, body, done),
  )
}
