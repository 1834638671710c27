import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { importEnd, importFile } from '../src/server/catalogue/import/file'
import { firstCategories } from '../src/server/catalogue/import/first-categories'
import { openDatabase } from '../src/server/database/database'
import { readSettings } from '../src/server/settings/settings'
import { runCommand } from './run/command'
import { languageOfTerminal } from './run/terminal-language'

/** npm run import -- FILE [--strict] [--rename] [--unpublished]: loads a spreadsheet into the catalogue. */
const usage = `npm run import -- FILE [--strict] [--rename] [--unpublished]

FILE is an .xlsx or .csv file with one header row (docs/operations.md names the columns).
--strict stores nothing when a row is refused.
--rename gives classes and values that other models share the English names of the file.
--unpublished keeps new products out of the shop until they are published.
Ends with 0 when every row is in, 1 when rows were refused, 2 when nothing could be done.`

// The last displayed line.
let shown = ''

await runCommand(main)

async function main(): Promise<number> {
  const { files, ...choices } = readArguments()
  const [file] = files
  if (!file || files.length > 1) {
    console.error(usage)
    return importEnd.nothingDone
  }
  const { databaseUrl, dataDir } = readSettings()
  const database = await openDatabase({ databaseUrl, dataDir })
  try {
    return await importFile(database.longRunning, {
      // npm changes to the project's folder, so resolve the file against the directory of the command.
      path: resolve(process.env.INIT_CWD ?? '.', file),
      ...choices,
      language: languageOfTerminal(),
      print: (line) => console.log(line),
      onProgress: showProgress,
      categories: firstCategories,
    })
  } finally {
    await database.close()
  }
}

function readArguments() {
  try {
    const flag = { type: 'boolean', default: false } as const
    const options = { strict: flag, rename: flag, unpublished: flag }
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    return { files: positionals, ...values }
  } catch {
    return { files: [], strict: false, rename: false, unpublished: false }
  }
}

/** One line that is overwritten in a terminal, occasional lines elsewhere; nothing without news. */
function showProgress({ done, total }: { done: number; total: number }) {
  const line = `${done} / ${total}`
  if (total === 0 || line === shown) return
  shown = line
  if (!process.stdout.isTTY) console.log(line)
  else process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
}
