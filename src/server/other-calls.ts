import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors'
import { listOperations, type Operation } from './operations'

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
  const given = headers['content-type']?.split(';')[0]!.trim().toLowerCase()
  if (!given || !requestBody || given in requestBody.content) return
  throw new Refusal('common.unsupportedType')
}
