import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastJsonStringify from 'fast-json-stringify'
import type { Context } from './context'
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

export { listOperations, type Operation }

const secretTypes =
  /"#\/components\/schemas\/(Session|SecondFactorKey|RecoveryCodes|StreamTicket|NewApiKey)"/

/** True if the answer contains secrets: tokens, keys, or codes of a second factor. Such answers are never stored. */
export const answersSecret = ({ responses }: Operation): boolean =>
  secretTypes.test(JSON.stringify(responses['200'].content))

export interface Answering {
  handlers: Handlers
  scan: Scan | undefined
  /** Creates the context and runs the handler; writes run in a transaction. */
  run: (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation & { writes: boolean },
    handler: (context: Context) => unknown,
  ) => Promise<{ answer: unknown; context: Pick<Context, 'text'> }>
}

/** Registers one route per operation of the description. */
export function registerOperations(app: FastifyInstance, { handlers, scan, run }: Answering): void {
  app.setValidatorCompiler(compileChecks())
  for (const { path, method, operation } of listOperations()) {
    const { operationId } = operation
    const writes = method !== 'get' && !operation['x-reads'] && !operation['x-own-transaction']
    const json = operation.responses['200'].content['application/json']
    // The serialiser's own type of a schema is narrower than JSON Schema 2020-12.
    const write = json && lazily(() => fastJsonStringify(standingAlone(json.schema) as never))
    const checkBody = checkByLanguage(operation)
    // The route's validators guarantee the handler's input type; TypeScript cannot follow the union of all calls.
    const handler = handlers[operationId] as (call: unknown, context: Context) => unknown

    app.route({
      method: method.toUpperCase(),
      url: `/crrc_sales${path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: checkBody ? withoutBody(checksOf(operation)) : checksOf(operation),
      config: { operation },
      bodyLimit: 1024 * bodyLimitOf(operation),
      async handler(request, reply) {
        const { params, query } = request
        // Before the transaction: a slow upload must not keep one open.
        if (takesFile(operation)) request.body = { file: await receiveFile(request, scan) }
        const { body } = request
        checkBody?.(request)
        const call = { params, query, body }
        const { answer, context } = await run(request, reply, { ...operation, writes }, (context) =>
          handler(call, context),
        )
        if (answer instanceof EventStream) return sendEvents(reply, answer)
        // A call without a JSON answer and without a stream answers a file.
        if (!write) return sendFile(request, reply, answer as FileAnswer)
        reply.type('application/json; charset=utf-8')
        if (answer instanceof PreparedData && answer.whole) {
          if (answer.hold) reply.raw.once('close', answer.hold())
          return reply.send(answer.json)
        }
        const ownMessage = answer instanceof WithMessage ? answer.message : undefined
        const message = ownMessage ?? context.text(operation['x-success'] ?? 'common.done')
        if (answer instanceof PreparedData) return sendPrepared(reply, answer, message)
        const data = (answer instanceof WithMessage ? answer.data : answer) ?? null
        return reply.send(write()({ meta: { success: true, message }, data }))
      },
    })
  }
}

function takesFile({ requestBody }: Operation): boolean {
  return requestBody?.content['multipart/form-data'] !== undefined
}

/**
 * Proxies must neither cache nor buffer the events. The connection closes afterwards, so that no other request waits
 * on it.
 */
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
