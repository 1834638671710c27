import { Refusal } from '../errors'
import type { Handlers } from '../handler'
import { answers } from './health.sql'

/** What readiness asks of the catalogue in memory. */
export interface Readiness {
  ready: () => boolean
  version: () => number
}

export function health(catalogue: Readiness) {
  return {
    getHealth: () => ({ status: 'ok' as const }),

    async getReadiness(_call, { pool, log }) {
      const database = await answers(pool).catch((error: unknown) => {
        log.warn(error, 'the database does not answer')
        return false
      })
      if (!database || !catalogue.ready()) throw new Refusal('common.unavailable')
      return { status: 'ok', database, index: true, catalogueVersion: catalogue.version() }
    },
  } satisfies Partial<Handlers>
}
