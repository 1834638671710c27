import type { FastifyInstance } from 'fastify'
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client'

/** Figures for a monitoring system: how often and how long each operation ran. For this machine alone. */
export function serveMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by operation and status',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const { operation } = request.routeOptions.config as { operation?: { operationId: string } }
    if (operation)
      duration.observe(
        { operation: operation.operationId, status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/metrics', async (request, reply) => {
    const local = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(
      request.socket.remoteAddress ?? '',
    )
    if (!local || request.headers['x-forwarded-for']) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
