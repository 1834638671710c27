import { secondsAhead } from '../database/clock'
import type { OpenDatabase } from '../database/database'
import { countDeaf } from '../database/listener'
import { diskSpace } from '../files/disk-space'
import { backupSpace } from './backup-space'
import { readJobFigures } from '../jobs/jobs.sql'
import type { ConditionSources, ConditionState } from './conditions'
import { answers, readBackupAge, readConnections, readMailQueue } from './conditions.sql'
import type { Readiness } from './health'

interface Watched {
  database: Pick<OpenDatabase, 'autonomous' | 'poolState' | 'watch'>
  catalogue: Readiness
  dataDir: string
}

const megabyte = 1024 * 1024

/** Health checks of this process and its dependencies. */
export function conditionSources({ database, catalogue, dataDir }: Watched): ConditionSources {
  const { autonomous, poolState, watch } = database
  return {
    async database() {
      const silent = watch.silentSince()
      if (silent !== undefined)
        return { state: 'broken', detail: { seconds: (performance.now() - silent) / 1000 } }
      return { state: (await answers(autonomous)) ? 'good' : 'broken' }
    },
    async connections() {
      const { used, most } = await readConnections(autonomous)
      return { state: above(used / most, { warning: 0.8 }), detail: { used, most } }
    },
    listener() {
      const deaf = countDeaf()
      return { state: deaf === 0 ? 'good' : 'broken', detail: { deaf } }
    },
    pool() {
      const { waiting, longestWaitMs } = poolState()
      const state = above(longestWaitMs, { warning: 500, broken: 3000 })
      return { state, detail: { waiting, seconds: longestWaitMs / 1000 } }
    },
    index() {
      // Changes usually arrive within a second; reading a large import takes longer.
      const seconds = catalogue.secondsBehind()
      const state = catalogue.ready() ? above(seconds, { warning: 10, broken: 120 }) : 'broken'
      return { state, detail: { seconds } }
    },
    async disk() {
      const megabytes = (await diskSpace(dataDir)).free / megabyte
      return {
        state: megabytes < 100 ? 'broken' : megabytes < 1000 ? 'warning' : 'good',
        detail: { megabytes },
      }
    },
    async backupDisk() {
      const space = await backupSpace({ dataDir })
      const megabytes = (space?.free ?? Infinity) / megabyte
      return { state: megabytes < 1000 ? 'warning' : 'good', detail: { megabytes } }
    },
    clock() {
      const seconds = secondsAhead()
      return { state: Math.abs(seconds) > 2 ? 'warning' : 'good', detail: { seconds } }
    },
    async mail() {
      const { waiting, failing, seconds } = await readMailQueue(autonomous)
      // A mail server that is down shows by its first refused mail.
      const state = failing > 0 ? 'warning' : above(seconds, { warning: 300 })
      return { state, detail: { waiting, seconds } }
    },
    async jobs() {
      const { seconds, failed } = await readJobFigures(autonomous)
      return { state: above(Number(seconds), { warning: 60 }), detail: { seconds, failed } }
    },
    async backup() {
      const { seconds, failed } = await readBackupAge(autonomous)
      const old = seconds === null || seconds > 7 * 24 * 3600
      return {
        state: failed || old ? 'warning' : 'good',
        detail: { ...(seconds !== null && { seconds }), failed: Number(failed) },
      }
    },
  }
}

function above(
  value: number,
  { warning, broken = Infinity }: { warning: number; broken?: number },
) {
  const state: ConditionState = value > broken ? 'broken' : value > warning ? 'warning' : 'good'
  return state
}
