import type { Schemas } from '../../domain/schemas'
import { now, secondsAhead } from '../database/clock'
import { diskSpace } from '../files/disk-space'
import type { Context } from '../http/context'
import type { Handlers } from '../http/handler'
import { backupSpace } from './backup-space'
import { readBackupAge, readConnections, readMailQueue } from './conditions.sql'
import { readDatabase, readFailures, readKeptBackups, readOldestJob } from './installation.sql'
import { jobName } from './operation-names'

type Measured = Awaited<ReturnType<typeof measure>>

const keptMs = 5000

/** Figures of the installation; calls within five seconds share one measurement. */
export function installation() {
  let last: { at: number; measured: Promise<Measured> } | undefined
  return {
    async getInstallation(_call, context) {
      if (!last || performance.now() - last.at > keptMs) {
        const begun = { at: performance.now(), measured: measure(context) }
        last = begun
        // A failed measurement is not kept.
        begun.measured.catch(() => {
          if (last === begun) last = undefined
        })
      }
      return answerOf(await last.measured, context)
    },
  } satisfies Partial<Handlers>
}

async function measure({ autonomous, settings }: Pick<Context, 'autonomous' | 'settings'>) {
  return {
    data: await diskSpace(settings.dataDir),
    backups: await backupSpace(settings),
    database: await readDatabase(autonomous),
    connections: await readConnections(autonomous),
    mail: await readMailQueue(autonomous),
    failures: await readFailures(autonomous),
    oldestJob: await readOldestJob(autonomous),
    backup: await readBackupAge(autonomous),
    backupBytes: await readKeptBackups(autonomous),
  }
}

function answerOf(measured: Measured, context: Context): Schemas['Installation'] {
  const { data, backups, database, connections, mail, failures, oldestJob, backup } = measured
  const { databaseUrl, nightlyBackup } = context.settings
  return {
    time: now().toISOString(),
    dataFree: data.free,
    dataUsed: data.used,
    isBackupApart: backups !== undefined,
    ...(backups && { backupFree: backups.free, backupUsed: backups.used }),
    databaseKind: databaseUrl === undefined ? 'embedded' : 'external',
    databaseVersion: database.version,
    databaseBytes: database.bytes,
    connections: connections.used,
    mostConnections: connections.most,
    mailsWaiting: mail.waiting,
    oldestMail: Math.max(0, mail.seconds),
    mailsFailed: failures.mails,
    ...(oldestJob && { oldestJob: jobName(oldestJob.kind, context) }),
    oldestJobWaits: oldestJob?.seconds ?? 0,
    jobsFailed: failures.jobs,
    ...(backup.at && { lastBackup: backup.at.toISOString() }),
    ...(backup.seconds !== null && { backupAge: backup.seconds }),
    backupBytes: measured.backupBytes,
    ...(nightlyBackup && { nightlyBackup }),
    clockDifference: Math.round(secondsAhead() * 10) / 10,
  }
}
