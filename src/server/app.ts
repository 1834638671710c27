import { randomUUID } from 'node:crypto'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify'
import { webBase } from '../domain/pages/paths'
import { inPreview } from './content/preview'
import { allowOrigins, sendPolicy } from './http/browser-policy'
import { inTransaction, type Context } from './http/context'
import { now } from './database/clock'
import type { Database, Pool } from './database/database'
import { uploadLimits } from './files/receive'
import { openScan } from './files/scan'
import type { Handlers } from './http/handler'
import { isForVisitors } from './http/access'
import { registerOperations, type Operation } from './http/operations'
import { registerRefusedMethods } from './http/other-calls'
import { answerError, answerRefusals, answerUnreadable } from './http/refusals'
import { answerLook, isLook } from './http/view-as'
import { noteRefusals } from './security-events/refused'
import type { Sessions } from './security/session'
import type { Settings } from './settings/settings'
import { serveMetrics } from './http/metrics'
import {
  refuseSlowRequests,
  requestTimes,
  serverTimes,
  type RequestTimes,
} from './http/slow-requests'
import { answerOwnTransaction, answerWrite, type Call } from './http/writes'
import { serveWeb } from './http/web-files'
import type { WorkerPool } from './worker-pool/pool'
import { itemAt } from '../domain/lists/items'
import { contextMaker } from './http/call-context'
import { sendCommonHeaders } from './http/common-headers'
import { limitRate } from './http/rate-limit'
import { checkRequests } from './http/request-checks'

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
  const app = openServer(settings, times, log)
  sendPolicy(app, settings)
  await socket?.(app)
  if (settings.rateLimit > 0) await limitRate(app, settings.rateLimit)
  allowOrigins(app, settings.webOrigins)
  serveMetrics(app, pool, settings)
  answerRefusals(app)
  noteRefusals(app, pool)
  sendCommonHeaders(app)
  acceptEmptyBodies(app)
  // Keeps the file name as sent, so that invalid names can be refused with a reason.
  await app.register(multipart, { limits: uploadLimits, preservePath: true })
  refuseSlowRequests(app, times)
  checkRequests(app, pool, sessions)
  const contextOf = contextMaker({ settings, pool, autonomous, workers })
  registerOperations(app, {
    handlers,
    scan: openScan(settings),
    run: (request, reply, operation, handler) =>
      runCall({ request, operation, context: contextOf(request, reply) }, handler),
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
}

/** A server without routes. */
function openServer(
  settings: Settings,
  times: RequestTimes,
  log: FastifyBaseLogger | undefined,
): FastifyInstance {
  const atServer = serverTimes(times)
  return fastify({
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
}

/** Runs a call as its operation demands: in a look, as a preview, or with or without a transaction. */
async function runCall(
  {
    request,
    operation,
    context,
  }: Omit<Call, 'inside' | 'operation'> & {
    operation: Operation & { writes: boolean }
  },
  handler: (context: Context) => unknown,
): Promise<{ answer: unknown; context: Context }> {
  if (isLook(context, operation)) return { answer: await answerLook(context, handler), context }
  const asked = request.headers['x-preview']
  if (typeof asked === 'string' && isForVisitors(operation)) {
    const preview = { user: request.caller, asked }
    const answer = await inPreview(context.pool, preview, { context, answer: handler })
    return { answer, context }
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
