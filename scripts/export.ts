import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exportFile } from '../src/server/catalogue/export'
import { openDatabase } from '../src/server/database/database'
import { readSettings } from '../src/server/settings'

/** npm run export -- FILE: writes the catalogue as a spreadsheet that an import takes. */
const usage = `npm run export -- FILE

FILE ends in .xlsx or .csv and is written anew.
Ends with 0 when it is written, 2 when it is not.`

process.exitCode = await main()

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [file, ...more] = positionals
  const format = file?.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv'
  if (!file || more.length > 0 || !/\.(xlsx|csv)$/i.test(file)) {
    console.error(usage)
    return 2
  }
  const { databaseUrl, dataDir } = readSettings()
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    const { bytes } = await exportFile(database.pool, { format, name: 'Catalogue' })
    // npm changes to the project's folder; the file is named from where the command was given.
    writeFileSync(resolve(process.env.INIT_CWD ?? '.', file), bytes)
    return 0
  } finally {
    await database.close()
  }
}
