import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase, type Pool } from '../src/server/database/database'
import { readSettings } from '../src/server/settings/settings'
import { nothingDone, runCommand } from './run/command'
import { noShopAt } from './codegen/place'
import { renameFaultsOf } from './codegen/rename-faults'
import { readTypes } from './codegen/types'
import { changesBetween, isHarmful } from './schemas/changes'
import { touchedBy } from './schemas/counts.sql'
import { keptTypes } from './schemas/kept-types'
import { placesOf } from './schemas/places'
import { reportOf } from './schemas/report'
import { baseOf, schemasAt } from './schemas/revision'

/** npm run schemas -- diff [REV]: says what the schemas of this folder change for a shop that runs with those of REV. */
const usage = `npm run schemas -- diff [REV]

Compares the schemas of this folder with those of a revision: fields gone, narrowed, newly required, renamed.
Without REV it takes the last release (tag), else the place where the branch left origin/HEAD, else the commit before.
With DATABASE_URL, or a shop in DATA_DIR, it counts the records, saved views and history lines that are touched.
Ends with 0 when nothing is harmed, 1 when a change needs x-accepted, 2 when nothing could be compared for a fault.`

await runCommand(main)

async function main(): Promise<number> {
  const [command, name, ...more] = process.argv.slice(2)
  if (command !== 'diff' || more.length > 0) {
    console.error(usage)
    return nothingDone
  }
  const after = readTypes('schemas')
  const faults = renameFaultsOf(after)
  if (faults.length > 0) {
    console.error(faults.join('\n'))
    return nothingDone
  }
  const base = baseOf(name)
  if ('reason' in base) {
    if (base.unknown) {
      console.error(`Nothing is compared: ${base.reason}.`)
      return nothingDone
    }
    console.log(`There is nothing to compare the schemas with: ${base.reason}.`)
    return 0
  }
  const folder = schemasAt(base.revision)
  const before = readTypes(join(folder, 'schemas'))
  rmSync(folder, { recursive: true, force: true })
  const kept = keptTypes({ ...before, ...after })
  const changes = changesBetween(before, after).filter(({ type }) => kept.has(type))
  const revision = base.revision.slice(0, 10)
  if (changes.length === 0) {
    console.log(`Since ${revision} no field is gone, narrowed, newly required or renamed.`)
    return 0
  }
  console.log(`Fields of schemas/ since ${revision}:`)
  const database = await reachable()
  try {
    const counted = []
    for (const change of changes) {
      const touched =
        database && (await touchedBy(database.pool, change, placesOf(change, { before, after })))
      counted.push({ change, ...(touched && { touched }) })
    }
    console.log(reportOf(counted).join('\n'))
  } finally {
    await database?.close()
  }
  return changes.some(isHarmful) ? 1 : 0
}

/** The database of the settings, as it is; nothing if there is none. */
async function reachable(): Promise<{ pool: Pool; close: () => Promise<void> } | undefined> {
  const { databaseUrl, dataDir } = readSettings()
  const missing = await noShopAt({ databaseUrl, dataDir }, 'en')
  if (missing) {
    console.log(`Nothing is counted. ${missing}`)
    return undefined
  }
  try {
    const database = await openDatabase({ databaseUrl, dataDir, unmigrated: true })
    return { pool: database.longRunning, close: () => database.close() }
  } catch (error) {
    console.log(`Nothing is counted: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
