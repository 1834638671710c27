import { existsSync } from 'node:fs'
import { translate } from '../src/i18n/translate'
import { openDatabase } from '../src/server/database/database'
import { storeOf } from '../src/server/files/store'
import { writeBackup } from '../src/server/operation/backup/write'
import { readSettings } from '../src/server/settings'
import { nothingDone, runCommand } from './command'
import { namedFile, noFolderFor, noShopAt } from './place'
import { languageOfTerminal } from './terminal-language'

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
  // An archive that is there may be the only good one.
  const exists = existsSync(path) && translate(language, 'operation.backup.fileExists', { path })
  const fault = (await noShopAt(settings, language)) ?? noFolderFor(path, language) ?? exists
  if (fault) {
    console.error(fault)
    return nothingDone
  }
  const database = await openDatabase(settings)
  try {
    const source = { pool: database.longRunning, store: storeOf(settings) }
    const { records, files, manifest } = await writeBackup(source, path)
    const { seq, hash } = manifest.audit
    console.log(translate(language, 'operation.backup.written', { path, records, files }))
    console.log(translate(language, 'operation.audit.head', { head: `${seq}:${hash}` }))
    return 0
  } finally {
    await database.close()
  }
}
