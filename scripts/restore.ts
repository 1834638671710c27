import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { translate } from '../src/i18n/translate'
import { openDatabase } from '../src/server/database/database'
import { storeOf } from '../src/server/files/store'
import { RestoreError } from '../src/server/operation/backup/faults'
import { restoreBackup } from '../src/server/operation/backup/restore'
import { readSettings } from '../src/server/settings/settings'
import { nothingDone, runCommand } from './run/command'
import { languageOfTerminal } from './run/terminal-language'

/** npm run restore -- FILE: restores a backup into an empty database and an empty file store. */
await runCommand(() => main(process.argv.slice(2)))

async function main(args: string[]): Promise<number> {
  const forgetSecrets = args.includes('--forget-secrets')
  const [file, ...more] = args.filter((argument) => argument !== '--forget-secrets')
  if (!file || more.length > 0) {
    console.error(
      'npm run restore -- FILE.tar.gz [--forget-secrets]\n\nDATA_DIR or DATABASE_URL (and S3_URL) name an empty place to restore into. BACKUP_KEY opens an encrypted archive.\n--forget-secrets: the key of the secrets is lost; everybody logs in again and sets up second factors anew.',
    )
    return nothingDone
  }
  const language = languageOfTerminal()
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  if (!existsSync(path)) {
    console.error(translate(language, 'operation.restore.noSuchFile', { path }))
    return nothingDone
  }
  const settings = readSettings()
  const database = await openDatabase({ ...settings, unmigrated: true })
  try {
    const target = { pool: database.longRunning, store: storeOf(settings), settings }
    const { records, files, createdAt } = await restoreBackup(target, path, { forgetSecrets })
    console.log(translate(language, 'operation.restore.done', { records, files, createdAt }))
    return 0
  } catch (error) {
    if (!(error instanceof RestoreError)) throw error
    console.error(translate(language, `operation.restore.${error.fault}`, error.values))
    return 1
  } finally {
    await database.close()
  }
}
