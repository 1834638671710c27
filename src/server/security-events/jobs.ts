import type { FastifyBaseLogger } from 'fastify'
import type { JobKinds } from '../jobs/worker'
import { takeUntold } from './security-events.sql'

/** Whoever collects the log hears of an event within this time. */
const everySeconds = 10
const mostAtOnce = 1000

/**
 * Writes security events into the log of the server, which is collected by a system of its own: there they stay, whoever
 * gets at the database. Each is written at least once.
 */
export function securityEventJobs(log: Pick<FastifyBaseLogger, 'info'>): JobKinds {
  return {
    tellSecurityEvents: {
      everySeconds,
      async work(database) {
        for (const { kind, time, ...event } of await takeUntold(database, mostAtOnce))
          log.info({ securityEvent: kind, at: time.toISOString(), ...event }, 'security event')
      },
    },
  }
}
