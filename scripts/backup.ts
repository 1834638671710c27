import { existsSync } from 'node:fs'
import { translate } from '../src/i18n/translate'
import { openDatabase } from '../src/server/database/database'
import { storeOf } from '../src/server/files/store'
import { openSecrets } from '../src/server/secrets/open'
import { keyFileOf } from '../src/server/secrets/key-file'
import { noteBackupResult } from '../src/server/operation/backup-results.sql'
import { writeBackup } from '../src/server/operation/backup/write'
import { readSettings } from '../src/server/settings/settings'
import { nothingDone, runCommand } from './run/command'
import { namedFile, noFolderFor, noShopAt } from './codegen/place'
import { languageOfTerminal } from './run/terminal-language'

/** npm run backup -- FILE: writes database and files into one archive, while the server runs. */
await runCommand(() => main(process.argv.slice(2)))

async function main([file, ...more]: string[]): Promise<number> {
  if (!file || more.length > 0) {
    console.error(
      'npm run backup -- FILE.tar.gz\n\nWrites database and files as they are now. No file is overwritten.',
    )
    return nothingDone
  }
  const language = languageOfTerminal()
  const path = namedFile(file)
  const settings = readSettings()
  const keyPlace = settings.secretsKeys.length > 0 ? 'SECRETS_KEY' : keyFileOf(settings)
  // Never overwrite an archive: it may be the only good one.
  const exists = existsSync(path) && translate(language, 'operation.backup.fileExists', { path })
  const fault = (await noShopAt(settings, language)) ?? noFolderFor(path, language) ?? exists
  if (fault) {
    console.error(fault)
    return nothingDone
  }
  const database = await openDatabase(settings)
  try {
    await openSecrets(database.pool, settings)
    const { pool } = database
    const { backupKey } = settings
    const source = { pool: database.longRunning, store: storeOf(settings), backupKey }
    const { records, files, manifest } = await writeBackup(source, path)
    const { missing = [] } = manifest
    const { seq, hash } = manifest.audit
    await noteBackupResult(pool, 'success', { by: 'command', path, missing: missing.length })
    console.log(translate(language, 'operation.backup.written', { path, records, files }))
    if (missing.length > 0) {
      const names = missing.join(', ')
      console.warn(
        translate(language, 'operation.backup.missing', { count: missing.length, names }),
      )
    }
    if (!backupKey)
      console.log(translate(language, 'operation.backup.keyApart', { path: keyPlace }))
    console.log(translate(language, 'operation.audit.head', { head: `${seq}:${hash}` }))
    return 0
  } finally {
    await database.close()
  }
}
