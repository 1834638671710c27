import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForVisitors } from './access'

/** Sends the headers of all answers: the request's id, the cache rule, and the end of a connection. */
export function sendCommonHeaders(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => void (closing = true))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (isPrivate(request) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    // Keep-alive connections would delay the shutdown until they time out.
    if (closing) reply.header('connection', 'close')
  })
}

/** True if caches must not store the answer: all calls except public GETs without a token. */
function isPrivate({ routeOptions, method, headers, url }: FastifyRequest): boolean {
  if (!url.startsWith('/crrc_sales/')) return false
  const { operation } = routeOptions.config
  const isForAll = operation !== undefined && isForVisitors(operation)
  return !isForAll || method !== 'GET' || headers.authorization !== undefined
}
