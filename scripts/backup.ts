import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { translate } from '../src/i18n/translate'
import { openDatabase } from '../src/server/database/database'
import { storeOf } from '../src/server/files/store'
import { writeBackup } from '../src/server/operation/backup/write'
import { readSettings } from '../src/server/settings'
import { languageOfTerminal } from './terminal-language'

/** npm run backup -- FILE: writes database and files into one archive, while the server runs. */
process.exitCode = await main(process.argv.slice(2))

async function main([file, ...more]: string[]): Promise<number> {
  if (!file || more.length > 0) {
    console.error('npm run backup -- FILE.tar.gz\n\nWrites database and files as they are now.')
    return 2
  }
  const language = languageOfTerminal()
  // npm changes to the project's folder; the file is named from where the command was given.
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  if (!existsSync(dirname(path))) {
    console.error(translate(language, 'operation.backup.noSuchFolder', { path: dirname(path) }))
    return 2
  }
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    const source = { pool: database.pool, store: storeOf(settings) }
    const { records, files, manifest } = await writeBackup(source, path)
    const { seq, hash } = manifest.audit
    console.log(translate(language, 'operation.backup.written', { path, records, files }))
    console.log(translate(language, 'operation.audit.head', { head: `${seq}:${hash}` }))
    return 0
  } finally {
    await database.close()
  }
}
