import type { FastifyInstance, FastifyRequest } from 'fastify'
import { translate } from '../../i18n/translate'
import { Refusal } from './errors'
import { listOperations, type Operation } from './operations'
import { languageOf } from './refusals'

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation
    /** Supported methods of the address, set on the routes of all other methods. */
    allowed?: readonly string[]
  }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

/** Answers 405 for methods without an operation at an address of the description. */
export function registerRefusedMethods(app: FastifyInstance): void {
  const taken = new Map<string, string[]>()
  for (const { path, method } of listOperations())
    taken.set(path, [...(taken.get(path) ?? []), method.toUpperCase()])
  for (const [path, described] of taken) {
    app.route({
      method: methods.filter((method) => !described.includes(method)),
      url: `/crrc_sales${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { allowed: described.flatMap((verb) => (verb === 'GET' ? ['GET', 'HEAD'] : verb)) },
      handler: (request) => refuseMethod(request, described),
    })
  }
}

export function refuseMethod({ method }: FastifyRequest, allowed: readonly string[]): never {
  const allow = allowed.join(', ')
  throw new Refusal('common.methodNotAllowed', { values: { method, allow }, allow })
}

/** Refuses a body of an unsupported content type before reading it (415). */
export function refuseOtherContent({ headers }: FastifyRequest, { requestBody }: Operation): void {
  const [written = ''] = (headers['content-type'] ?? '').split(';', 1)
  const given = written.trim().toLowerCase()
  if (!given || !requestBody || given in requestBody.content) return
  throw new Refusal('common.unsupportedType')
}

/** Refuses a date range that ends before it begins: the empty list would be unexplained. */
export function refuseBackward(request: FastifyRequest, { parameters = [] }: Operation): void {
  const days = parameters.filter(({ schema }) => schema.format === 'date').map(({ name }) => name)
  const { from, to } = request.query as { from?: string; to?: string }
  if (!from || !to || from <= to || !days.includes('from') || !days.includes('to')) return
  const values = { from, to }
  const message = translate(languageOf(request), 'common.daysBackward', values)
  throw new Refusal('common.daysBackward', { values, errors: [{ path: 'from', message }] })
}
