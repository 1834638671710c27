import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { needed, type Conditions } from './conditions'

/** State of the in-memory catalogue for the readiness check. */
export interface Readiness {
  ready: () => boolean
  version: () => number
  /** Seconds for which the index has been behind the database. */
  secondsBehind: () => number
}

export interface HealthParts {
  catalogue: Readiness
  conditions: Conditions
  /** True during shutdown: a load balancer should send requests elsewhere. */
  isStopping: () => boolean
}

export function health({ catalogue, conditions, isStopping }: HealthParts) {
  return {
    getHealth: () => ({ status: 'ok' as const }),

    async getReadiness(_call, { log }) {
      if (isStopping()) throw new Refusal('common.unavailable')
      const broken = (await conditions.read(needed)).filter(({ state }) => state === 'broken')
      if (broken.length > 0) {
        log.warn({ broken }, 'The shop cannot work')
        throw new Refusal('common.unavailable')
      }
      const catalogueVersion = catalogue.version()
      return { status: 'ok', database: true, index: true, catalogueVersion }
    },
  } satisfies Partial<Handlers>
}
