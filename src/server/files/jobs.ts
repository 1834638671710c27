import { join } from 'node:path'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings/settings'
import { addJob } from '../jobs/jobs.sql'
import { forgetUntaken, mayRemoveBytes, postponeRemoval } from './files.sql'
import { removeLeftovers } from './leftovers'
import { storeOf } from './store'

/** Background jobs for files. */
export function fileJobs(settings: Pick<Settings, 's3Url' | 'dataDir'>): JobKinds {
  return {
    /**
     * Runs some time after an upload and deletes the file if no record owns it: first the row, then the bytes after
     * the commit.
     */
    forgetUpload: {
      async work(database, data) {
        const keys = keysOf(data)
        if (await forgetUntaken(database, keys[0] ?? '')) {
          await addJob(database, { kind: 'removeBytes', data: keys })
        }
      },
    },
    /** Also runs soon after a start, because a new repeating job is due at once. */
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
        // A running backup may contain a record that references them.
        if (!(await mayRemoveBytes(database))) return postponeRemoval(database, keysOf(data))
        for (const key of keysOf(data)) await storeOf(settings).remove(key)
      },
    },
  }
}

/** Both jobs are added with storage keys. */
const keysOf = (data: unknown) => data as string[]
