import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { translate } from '../src/i18n/translate'
import { exportSheet } from '../src/server/catalogue/export'
import { openDatabase } from '../src/server/database/database'
import { readSettings } from '../src/server/settings/settings'
import { writeTable } from '../src/server/spreadsheets/write-table'
import { nothingDone, runCommand } from './run/command'
import { namedFile, noFolderFor, noShopAt } from './codegen/place'
import { languageOfTerminal } from './run/terminal-language'

/** npm run export -- FILE: writes the catalogue as a spreadsheet that can be imported again. */
const usage = `npm run export -- FILE

FILE ends in .xlsx or .csv and is written anew.
Ends with 0 when it is written, 2 when it is not.`

await runCommand(main)

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...more] = positionals
  const format = file?.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'
  if (!file || more.length > 0 || !/\.(xlsx|csv)$/i.test(file)) {
    console.error(usage)
    return nothingDone
  }
  const { databaseUrl, dataDir } = readSettings()
  const language = languageOfTerminal()
  const path = namedFile(file)
  const fault = (await noShopAt({ databaseUrl, dataDir }, language)) ?? noFolderFor(path, language)
  if (fault) {
    console.error(fault)
    return nothingDone
  }
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    const sheet = await exportSheet(database.longRunning, { name: 'Catalogue' })
    const { bytes } = await writeTable(format, sheet)
    writeFileSync(path, bytes)
    const values = { path, count: sheet.rows.length }
    console.log(translate(language, 'operation.export.written', values))
    return 0
  } finally {
    await database.close()
  }
}
