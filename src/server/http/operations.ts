import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastJsonStringify from 'fast-json-stringify'
import type { Context } from './context'
import { Refusal } from './errors'
import { receiveFile } from '../files/receive'
import type { Scan } from '../files/scan'
import {
  envelopeOf,
  EventStream,
  PreparedData,
  WithMessage,
  type FileAnswer,
  type Handlers,
} from './handler'
import { bodyLimitOf, listOperations, type Operation } from './operation'
import {
  checkByLanguage,
  checksOf,
  compileChecks,
  standingAlone,
  withoutBody,
} from './operation-checks'
import { sendFile } from './send-file'
import type { SessionUser } from '../security/session.sql'

export { listOperations, type Operation }

const secretTypes = /"#\/components\/schemas\/(Session|SecondFactorKey|RecoveryCodes|StreamTicket)"/

/** Its answer opens something: tokens, or the codes of a second factor. Such an answer is not kept anywhere. */
export const answersSecret = ({ responses }: Operation): boolean =>
  secretTypes.test(JSON.stringify(responses['200'].content))

export interface Answering {
  handlers: Handlers
  scan: Scan | undefined
  /** Makes the context of a request and runs the handler in it; writes run in a transaction. */
  run: (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation & { writes: boolean },
    handler: (context: Context) => unknown,
  ) => Promise<{ answer: unknown; context: Pick<Context, 'text'> }>
}

/** Registers one route for every operation of the description. */
export function registerOperations(app: FastifyInstance, { handlers, scan, run }: Answering): void {
  app.setValidatorCompiler(compileChecks())
  for (const { path, method, operation } of listOperations()) {
    const { operationId } = operation
    const writes = method !== 'get' && !operation['x-reads'] && !operation['x-own-transaction']
    const json = operation.responses['200'].content['application/json']
    const write = json && lazily(() => fastJsonStringify(standingAlone(json.schema) as never))
    const checkBody = checkByLanguage(operation)
    // The checks above the handler make its call what its type says; the union of all calls cannot tell.
    const handler = handlers[operationId] as (call: unknown, context: Context) => unknown

    app.route({
      method: method.toUpperCase(),
      url: `/crrc_sales${path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: checkBody ? withoutBody(checksOf(operation)) : checksOf(operation),
      config: { operation },
      bodyLimit: 1024 * bodyLimitOf(operation),
      async handler(request, reply) {
        const { params, query } = request
        // Before the transaction: a slow sender must not hold one.
        if (takesFile(operation)) request.body = { file: await receiveFile(request, scan) }
        const { body } = request
        checkBody?.(request)
        const call = { params, query, body }
        const { answer, context } = await run(request, reply, { ...operation, writes }, (context) =>
          handler(call, context),
        )
        if (answer instanceof EventStream) return sendEvents(reply, answer)
        if (!write) return sendFile(request, reply, answer as FileAnswer)
        reply.type('application/json; charset=utf-8')
        if (answer instanceof PreparedData && answer.whole) {
          if (answer.hold) reply.raw.once('close', answer.hold())
          return reply.send(answer.json)
        }
        const said = answer instanceof WithMessage ? answer.message : undefined
        const message = said ?? context.text(operation['x-success'] ?? 'common.done')
        if (answer instanceof PreparedData) return sendPrepared(reply, answer, message)
        const data = (answer instanceof WithMessage ? answer.data : answer) ?? null
        return reply.send(write()({ meta: { success: true, message }, data }))
      },
    })
  }
}

/** Whether everybody may call. */
export function isForVisitors({ security }: Operation): boolean {
  return !security?.length || security.some((need) => !need.bearer)
}

/** Whether the caller may call; refuses where not. */
export function checkAccess(operation: Operation, user: SessionUser | undefined): void {
  const { security: needs } = operation
  if (!needs || isForVisitors(operation)) return
  if (!user) throw new Refusal('common.loginFirst')
  const roles: string[] = [
    ...user.staffRoles,
    user.kind === 'person' || user.kind === 'company' ? 'customer' : user.kind,
  ]
  const may = needs.some(
    ({ bearer = [] }) => bearer.length === 0 || bearer.some((role) => roles.includes(role)),
  )
  if (!may) throw new Refusal('common.forbidden', { reason: 'forbidden' })
  if (operation['x-confirm'] && !user.viewer) demandConfirmed(user)
}

/** Refuses who has not shown the password again a moment ago; a page asks for it and repeats the call. */
export function demandConfirmed({ confirmed }: SessionUser): void {
  if (!confirmed) throw new Refusal('account.confirm.needed', { reason: 'confirm' })
}

function takesFile({ requestBody }: Operation): boolean {
  return requestBody?.content['multipart/form-data'] !== undefined
}

/** A proxy must neither keep them nor wait for more; when they end, nothing waits for another request of the connection. */
function sendEvents(reply: FastifyReply, { events }: EventStream) {
  return reply
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .type('text/event-stream')
    .send(events)
}

function sendPrepared(reply: FastifyReply, { json }: PreparedData, message: string) {
  const { before, after } = envelopeOf(message)
  return reply.send(Buffer.concat([before, json, after].map((part) => Buffer.from(part))))
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
