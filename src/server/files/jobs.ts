import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings'
import { addJob } from '../jobs/jobs.sql'
import { forgetUntaken } from './files.sql'
import { storeOf } from './store'

/** What is done about files behind the calls. */
export function fileJobs(settings: Pick<Settings, 's3Url' | 'dataDir'>): JobKinds {
  return {
    /** Some time after an upload: whatever no record has taken goes, the row now and the bytes when that is certain. */
    forgetUpload: {
      async work(database, data) {
        const keys = keysOf(data)
        if (await forgetUntaken(database, keys[0] ?? '')) {
          await addJob(database, { kind: 'removeBytes', data: keys })
        }
      },
    },
    removeBytes: {
      lane: 'heavy',
      async work(_database, data) {
        for (const key of keysOf(data)) await storeOf(settings).remove(key)
      },
    },
  }
}

/** Both kinds of job are put down with the keys of the store. */
const keysOf = (data: unknown) => data as string[]
