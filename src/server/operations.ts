import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Options } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fastJsonStringify from 'fast-json-stringify'
import type { Language } from '../domain/language'
import { hasLanguageLimits, limitedTo } from '../domain/language-limits'
import description from '../generated/openapi.json'
import type { TextKey } from '../generated/text-key'
import type { Context } from './context'
import { Refusal } from './errors'
import { ExactAjv } from './exact-multiples'
import { receiveFile } from './files/receive'
import {
  envelopeOf,
  EventStream,
  PreparedData,
  WithMessage,
  type FileAnswer,
  type Handlers,
} from './handler'
import { contentLanguageOf } from './refusals'
import { sendFile } from './send-file'
import type { SessionUser } from './session.sql'

type Json = Record<string, unknown>

/** What of an operation the routes are made from. */
export interface Operation {
  operationId: keyof Handlers
  tags: string[]
  security?: { bearer?: string[] }[]
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: Json }[]
  requestBody?: { content: Record<string, { schema: Json }> }
  responses: { '200': { content: Record<string, { schema: Json }> } }
  'x-success'?: TextKey
  /** What staff call it where the audit log tells of it; every operation that writes has a name. */
  'x-name'?: Record<Language, string>
  /** No transaction and no audit line: the call only reads, or must keep something also when it is refused. */
  'x-reads'?: boolean
  /** The body is not checked by its schema before the handler, which tells all its faults together. */
  'x-own-checks'?: boolean
}

const secretTypes = /"#\/components\/schemas\/(Session|SecondFactorKey|RecoveryCodes|StreamTicket)"/

/** Its answer opens something: tokens, or the codes of a second factor. Such an answer is not kept anywhere. */
export const answersSecret = ({ responses }: Operation): boolean =>
  secretTypes.test(JSON.stringify(responses['200'].content))

export interface Answering {
  handlers: Handlers
  /** Makes the context of a request and runs the handler in it; writes run in a transaction. */
  run: (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation & { writes: boolean },
    handler: (context: Context) => unknown,
  ) => Promise<{ answer: unknown; context: Pick<Context, 'text'> }>
}

/** Registers one route for every operation of the description. */
export function registerOperations(app: FastifyInstance, { handlers, run }: Answering): void {
  const body = checker({ useDefaults: true })
  const parameters = checker({ useDefaults: true, coerceTypes: 'array' })
  // Compiled when a route is first asked for: a start need not wait for what nobody calls.
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const checks = httpPart === 'body' ? body : parameters
    const numbers = httpPart === 'body' ? [] : integersOf(schema as Json)
    let validate: ReturnType<typeof checks.compile> | undefined
    return (value: unknown) => {
      validate ??= checks.compile(schema as Json)
      onlyDigits(value as Json, numbers)
      return validate(value)
        ? { value }
        : { error: Object.assign(new Error('refused'), { validation: validate.errors }) as never }
    }
  })

  for (const { path, method, operation } of listOperations()) {
    const { operationId } = operation
    const writes = method !== 'get' && !operation['x-reads']
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
      async handler(request, reply) {
        const { params, query } = request
        // Before the transaction: a slow sender must not hold one.
        const body = takesFile(operation) ? { file: await receiveFile(request) } : request.body
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

export function listOperations(): { path: string; method: string; operation: Operation }[] {
  // The bundle is written by codegen from the description; its import type is the literal of one state of it.
  const paths = description.paths as unknown as Record<string, Record<string, Operation>>
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )
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
}

/** A schema of the description with everything it refers to, so that it can be compiled by itself. */
export function standingAlone(schema: Json): Json {
  const all = description.components.schemas as unknown as Record<string, Json>
  const found: Record<string, Json> = {}
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      const name =
        key === '$ref' && typeof inner === 'string' ? inner.split('/').at(-1)! : undefined
      if (!name) visit(inner)
      else if (!found[name]) visit((found[name] = all[name]!))
    }
  }
  visit(schema)
  return { ...schema, components: { schemas: found } }
}

export function checker(options: Options) {
  const ajv = new ExactAjv({ strict: false, allErrors: true, verbose: true, ...options })
  addFormats(ajv)
  return ajv
}

/**
 * Checks a body whose schema limits something differently in each language, by the language of the page: all its
 * faults together. The route's own check, which knows no language, is not made then.
 */
function checkByLanguage(operation: Operation) {
  const { body } = checksOf(operation)
  if (!hasLanguageLimits(body)) return undefined
  const ajv = checker({ useDefaults: true })
  const checks = {
    zh: lazily(() => ajv.compile(limitedTo(body as Json, 'zh'))),
    en: lazily(() => ajv.compile(limitedTo(body as Json, 'en'))),
  }
  return (request: FastifyRequest) => {
    const check = checks[contentLanguageOf(request)]()
    if (check(request.body)) return
    throw Object.assign(new Error('refused'), { validation: check.errors })
  }
}

const withoutBody = ({ params, querystring }: Json): Json => ({ params, querystring })

function takesFile({ requestBody }: Operation): boolean {
  return requestBody?.content['multipart/form-data'] !== undefined
}

/** What Fastify is to check of a call of the operation. */
export function checksOf({ parameters = [], requestBody, ...operation }: Operation): Json {
  const part = (where: 'path' | 'query') => {
    const of = parameters.filter((parameter) => parameter.in === where)
    return standingAlone({
      type: 'object',
      properties: Object.fromEntries(of.map(({ name, schema }) => [name, schema])),
      required: of.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    })
  }
  const json = operation['x-own-checks'] ? undefined : requestBody?.content['application/json']
  const body = json && standingAlone(json.schema)
  return { params: part('path'), querystring: part('query'), ...(body && { body }) }
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

/** The parameters that are whole numbers. */
function integersOf({ properties, components }: Json): string[] {
  const all = components as { schemas: Record<string, Json> }
  return Object.entries(properties as Record<string, Json>).flatMap(([name, schema]) => {
    const { $ref } = schema
    const meant = typeof $ref === 'string' ? all.schemas[$ref.split('/').at(-1)!] : schema
    return meant?.type === 'integer' ? [name] : []
  })
}

/** A number is written in digits; the check by itself would also take 1e3, 0x10 and a space before it. */
function onlyDigits(value: Json, numbers: string[]): void {
  for (const name of numbers) {
    const given = value[name]
    if (typeof given === 'string' && !/^-?\d+$/.test(given)) value[name] = NaN
  }
}

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
