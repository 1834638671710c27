import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Schemas } from '../../domain/schemas'
import { userOf, type Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Handlers } from '../http/handler'
import { addJob } from '../jobs/jobs.sql'
import { storedFields } from '../records/stored-fields'
import { present } from '../../domain/lists/items'
import { deleteBackup, findBackup, insertBackup, pageBackups, type BackupRow } from './backups.sql'
import { backupPath } from './jobs'

/** Asks the logged-in user for the password again; refuses a wrong one. */
type ProvePassword = (sent: string, context: Context) => Promise<void>

export function backups(provePassword: ProvePassword) {
  return {
    async listBackups({ query: { current, size, order } }, context) {
      const { database, language } = context
      const { total, backups } = await pageBackups(database, { current, size, order, language })
      return {
        records: backups.map((backup) => backupAnswer(backup, context)),
        total,
        current,
        size,
      }
    },

    async makeBackup(_call, context) {
      const { database } = context
      const id = await insertBackup(database, { userId: userOf(context).id })
      if (id === undefined) throw new Refusal('operation.backup.busy')
      await addJob(database, { kind: 'makeBackup', data: id, key: String(id) })
      return backupAnswer(
        present(await findBackup(database, id, context.language), 'backup'),
        context,
      )
    },

    async getBackupFile({ params: { id }, body }, context) {
      await provePassword(body.password, context)
      const backup = await findBackup(context.database, id, context.language)
      if (!backup) throw new Refusal('operation.backup.notFound')
      if (!backup.fileName) throw new Refusal('operation.backup.notReady')
      const path = backupPath(context.settings, backup.fileName)
      if (!(await stat(path).catch(() => undefined))) throw new Refusal('operation.backup.gone')
      return {
        type: backup.fileName.endsWith('.enc') ? 'application/octet-stream' : 'application/gzip',
        bytes: createReadStream(path),
        confidential: { name: backup.fileName },
      }
    },

    async removeBackup({ params: { id } }, { database, language }) {
      const { state } = (await findBackup(database, id, language)) ?? {}
      if (!state) throw new Refusal('operation.backup.notFound')
      const removed = await deleteBackup(database, id)
      if (!removed) throw new Refusal('operation.backup.notReady')
      // Only after the commit.
      const { fileName } = removed
      if (fileName) await addJob(database, { kind: 'removeBackupFile', data: fileName })
      return null
    },
  } satisfies Partial<Handlers>
}

function backupAnswer(backup: BackupRow, { text }: Context): Schemas['Backup'] {
  const { id, createdAt, who, state, fileName, keptUntil, data } = backup
  return {
    ...storedFields('Backup', data),
    id,
    createTime: createdAt.toISOString(),
    who: who ?? text('operation.backup.nightly'),
    state,
    ...(fileName && { fileName }),
    ...(keptUntil && { until: keptUntil.toISOString() }),
  }
}
