import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Pool } from '../database/database'
import { isFromHere } from './from-here'
import { readJobFigures } from '../jobs/jobs.sql'
import type { Settings } from '../settings/settings'

/**
 * Serves metrics: count and duration of each operation, and the state of jobs and mails. Only for this machine or
 * with the token.
 */
export function serveMetrics(
  app: FastifyInstance,
  pool: Pool,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
): void {
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
    const { operation } = request.routeOptions.config
    if (operation)
      duration.observe(
        { operation: operation.operationId, status: reply.statusCode },
        reply.elapsedTime / 1000,
      )
  })
  const jobs = new Gauge({
    name: 'jobs',
    help: 'Jobs of the whole shop that are not done, by state: waiting, retrying, failed',
    labelNames: ['state'],
    registers: [registry],
  })
  const overdue = new Gauge({
    name: 'job_overdue_seconds',
    help: 'For how long the job that is due longest has been waiting',
    registers: [registry],
  })
  app.addHook('onClose', async () => registry.clear())
  app.get('/metrics', async (request, reply) => {
    const shown = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const mayRead = shown === undefined ? isFromHere(request) : isToken(shown, metricsToken)
    if (!mayRead) return reply.callNotFound()
    try {
      const { seconds, ...counts } = await readJobFigures(pool)
      for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count)
      overdue.set(seconds)
    } catch (error) {
      // Without the database only the metrics of the process are reported.
      request.log.error(error, 'metrics')
      jobs.reset()
      overdue.remove()
    }
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Constant-time comparison. */
const isToken = (shown: string, token: string | undefined) =>
  token !== undefined && timingSafeEqual(digestOf(shown), digestOf(token))
