import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { now } from '../database/clock'
import type { Pool } from '../database/database'
import { storeOf } from '../files/store'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings'
import { deleteOldBackups, endBackup } from './backups.sql'
import { writeBackup } from './backup/write'
import { publishNotices } from './notices.sql'

type Needed = Pick<Settings, 's3Url' | 'dataDir' | 'backupDays' | 'timeZone'>

/** Backups lie beside the files: in the same store they would be lost with what they are for. */
export const backupPath = ({ dataDir }: Pick<Settings, 'dataDir'>, name: string) =>
  join(dataDir, 'backups', name)

export function operationJobs(settings: Needed, pool: Pool): JobKinds {
  return {
    makeBackup: {
      lane: 'heavy',
      attempts: 1,
      async work(database, data) {
        // Put down by makeBackup.
        const id = data as number
        const time = now()
          .toISOString()
          .replace(/[-:]|\..*/g, '')
        const fileName = `backup-${time}-${id}.tar.gz`
        const path = backupPath(settings, fileName)
        try {
          await mkdir(join(settings.dataDir, 'backups'), { recursive: true, mode: 0o700 })
          const source = { pool, store: storeOf(settings) }
          const { records, files, manifest } = await writeBackup(source, path)
          const { size: bytes } = await stat(path)
          const { seq, hash } = manifest.audit
          const isListed = await endBackup(database, id, {
            fileName,
            keptDays: settings.backupDays,
            data: { records, files, bytes, auditHead: `${seq}:${hash}` },
          })
          if (!isListed) await rm(path)
        } catch (error) {
          // Beside the job's transaction, whose work is undone.
          await endBackup(pool, id, { reason: String(error) })
          throw error
        }
      },
    },
    removeBackupFile: {
      // Put down by removeBackup.
      work: (_database, data) => rm(backupPath(settings, data as string), { force: true }),
    },
    forgetOldBackups: {
      everySeconds: 24 * 3600,
      async work(database) {
        for (const name of await deleteOldBackups(database)) {
          await rm(backupPath(settings, name), { force: true })
        }
      },
    },
    publishNotices: {
      everySeconds: 60,
      work: (database) => publishNotices(database, settings.timeZone),
    },
  }
}
