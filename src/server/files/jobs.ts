import { join } from 'node:path'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings/settings'
import { addJob } from '../jobs/jobs.sql'
import { forgetUntaken, mayRemoveBytes, postponeRemoval } from './files.sql'
import { removeLeftovers } from './leftovers'
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
    /** Also soon after a start, because a repeating job is due when it is first put down. */
    removeLeftovers: {
      everySeconds: 3600,
      async work() {
        for (const folder of ['files', 'backups', 'cache'])
          await removeLeftovers(join(settings.dataDir, folder))
      },
    },
    removeBytes: {
      lane: 'heavy',
      async work(database, data) {
        // A backup that is being written may hold the record that named them.
        if (!(await mayRemoveBytes(database))) return postponeRemoval(database, keysOf(data))
        for (const key of keysOf(data)) await storeOf(settings).remove(key)
      },
    },
  }
}

/** Both kinds of job are put down with the keys of the store. */
const keysOf = (data: unknown) => data as string[]
