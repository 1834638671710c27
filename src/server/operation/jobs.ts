import { mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { now } from '../database/clock'
import type { Pool } from '../database/database'
import { storeOf } from '../files/store'
import { addJob } from '../jobs/jobs.sql'
import type { JobKinds } from '../jobs/worker'
import type { Settings } from '../settings/settings'
import { tellFailure } from './backup-failure'
import { noteBackupResult } from './backup-results.sql'
import { deleteOldBackups, endBackup, insertBackup, nightDue } from './backups.sql'
import { removeStaleParts } from './backup/parts'
import { writeBackup } from './backup/write'
import { publishNotices } from './notices.sql'

type Needed = Pick<
  Settings,
  's3Url' | 'dataDir' | 'backupDays' | 'backupKey' | 'nightlyBackup' | 'timeZone'
>

/** Backups stay out of the file store: they would be lost together with the files they protect. */
export const backupFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => join(dataDir, 'backups')

export const backupPath = (settings: Pick<Settings, 'dataDir'>, name: string) =>
  join(backupFolder(settings), name)

export function operationJobs(settings: Needed, pool: Pool): JobKinds {
  return {
    makeBackup: {
      lane: 'heavy',
      attempts: 1,
      async work(database, data) {
        // Added by makeBackup and nightlyBackup.
        const id = data as number
        const { backupKey, backupDays: keptDays } = settings
        const time = now()
          .toISOString()
          .replace(/[-:]|\..*/g, '')
        const fileName = `backup-${time}-${id}.tar.gz${backupKey ? '.enc' : ''}`
        const path = backupPath(settings, fileName)
        try {
          await mkdir(backupFolder(settings), { recursive: true, mode: 0o700 })
          const source = { pool, store: storeOf(settings), backupKey }
          const { records, files, manifest } = await writeBackup(source, path)
          const { size: bytes } = await stat(path)
          const { seq, hash } = manifest.audit
          const missing = manifest.missing?.length ?? 0
          const isListed = await endBackup(database, id, {
            fileName,
            keptDays,
            data: {
              records,
              files,
              bytes,
              missing,
              encrypted: backupKey !== undefined,
              auditHead: `${seq}:${hash}`,
            },
          })
          if (!isListed) await rm(path)
          else await noteBackupResult(database, 'success', { fileName, bytes, missing })
        } catch (error) {
          // Outside the job's transaction, which is rolled back.
          const reason = String(error)
          await pool.transaction().execute(async (beside) => {
            await endBackup(beside, id, { reason, keptDays })
            await tellFailure(beside, reason, settings.timeZone)
          })
          throw error
        }
      },
    },
    nightlyBackup: {
      everySeconds: 60,
      async work(database) {
        const { nightlyBackup: at, timeZone } = settings
        const night = at && (await nightDue(database, { at, timeZone }))
        if (!night) return
        const id = await insertBackup(database, { night })
        // If another backup is in progress, the next minute tries again.
        if (id !== undefined)
          await addJob(database, { kind: 'makeBackup', data: id, key: String(id) })
      },
    },
    removeBackupFile: {
      // Added by removeBackup.
      work: (_database, data) => rm(backupPath(settings, data as string), { force: true }),
    },
    forgetOldBackups: {
      everySeconds: 24 * 3600,
      async work(database) {
        await removeStaleParts(backupFolder(settings))
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
