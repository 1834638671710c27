import type { FastifyBaseLogger } from 'fastify'
import type { JobKinds } from '../jobs/worker'
import { takeUntold } from './security-events.sql'

/** Maximum delay in seconds until an event is in the log. */
const everySeconds = 10
const mostAtOnce = 1000

/**
 * Writes security events to the server log, which an external system collects, beyond the reach of an attacker in the
 * database. Delivery is at least once.
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
