import type { FastifyInstance, FastifyRequest } from 'fastify'
import { translate } from '../../i18n/translate'
import { Refusal } from './errors'
import { listOperations, type Operation } from './operations'
import { languageOf } from './refusals'

/** What a route of ours says of itself. */
export interface RouteConfig {
  operation?: Operation
  /** The methods that the address does take, where this one is none of them. */
  allowed?: readonly string[]
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']

/** An address of the description refuses the methods that it has no operation for. */
export function registerRefusedMethods(app: FastifyInstance): void {
  const taken = new Map<string, string[]>()
  for (const { path, method } of listOperations())
    taken.set(path, [...(taken.get(path) ?? []), method.toUpperCase()])
  for (const [path, described] of taken) {
    app.route({
      method: methods.filter((method) => !described.includes(method)),
      url: `/crrc_sales${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { allowed: described.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : one)) },
      handler: (request) => refuseMethod(request, described),
    })
  }
}

export function refuseMethod({ method }: FastifyRequest, allowed: readonly string[]): never {
  const allow = allowed.join(', ')
  throw new Refusal('common.methodNotAllowed', { values: { method, allow }, allow })
}

/** A body of another type than the operation takes is refused before it is read. */
export function refuseOtherContent({ headers }: FastifyRequest, { requestBody }: Operation): void {
  const [written = ''] = (headers['content-type'] ?? '').split(';', 1)
  const given = written.trim().toLowerCase()
  if (!given || !requestBody || given in requestBody.content) return
  throw new Refusal('common.unsupportedType')
}

/** Days of a list that begin after their end are refused: it would be empty, and nobody would know why. */
export function refuseBackward(request: FastifyRequest, { parameters = [] }: Operation): void {
  const days = parameters.filter(({ schema }) => schema.format === 'date').map(({ name }) => name)
  const { from, to } = request.query as { from?: string; to?: string }
  if (!from || !to || from <= to || !days.includes('from') || !days.includes('to')) return
  const values = { from, to }
  const message = translate(languageOf(request), 'common.daysBackward', values)
  throw new Refusal('common.daysBackward', { values, errors: [{ path: 'from', message }] })
}
