import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './errors'
import { networkOf } from './network'

/** Limits the calls of a network per minute. */
export async function limitRate(app: FastifyInstance, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
    // Health probes of a load balancer are not rate-limited.
    allowList: ({ url }: FastifyRequest) =>
      !url.startsWith('/crrc_sales/') || /^\/crrc_sales\/(health|ready)$/.test(url),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('common.tooMany', {
        values: { seconds: Math.ceil(ttl / 1000) },
        retryAfterSeconds: Math.ceil(ttl / 1000),
      }),
  })
}
