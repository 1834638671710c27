import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { needed, type Conditions } from './conditions'

/** What readiness asks of the catalogue in memory. */
export interface Readiness {
  ready: () => boolean
  version: () => number
  /** For how long the index was not found to be what the database holds. */
  secondsBehind: () => number
}

export interface HealthParts {
  catalogue: Readiness
  conditions: Conditions
  /** The process is told to stop: a balancer should send requests elsewhere. */
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
