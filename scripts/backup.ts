import { resolve } from 'node:path'
import { translate } from '../src/i18n/translate'
import { openDatabase } from '../src/server/database/database'
import { storeOf } from '../src/server/files/store'
import { writeBackup } from '../src/server/operation/backup/write'
import { readSettings } from '../src/server/settings'
import { languageOfTerminal } from './terminal-language'

/** npm run backup -- FILE: writes database and files into one archive, while the server runs. */
const [file, ...more] = process.argv.slice(2)
if (!file || more.length > 0) {
  console.error('npm run backup -- FILE.tar.gz\n\nWrites database and files as they are now.')
  process.exitCode = 2
} else {
  const settings = readSettings()
  const database = await openDatabase(settings)
  try {
    // npm changes to the project's folder; the file is named from where the command was given.
    const path = resolve(process.env.INIT_CWD ?? '.', file)
    const source = { pool: database.pool, store: storeOf(settings) }
    const { records, files, manifest } = await writeBackup(source, path)
    const { seq, hash } = manifest.audit
    const language = languageOfTerminal()
    console.log(translate(language, 'operation.backup.written', { path, records, files }))
    console.log(translate(language, 'operation.audit.head', { head: `${seq}:${hash}` }))
  } finally {
    await database.close()
  }
}
