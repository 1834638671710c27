import { rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { build } from '../build/build.mjs'
import { measureAgainstSql } from './against-sql'
import { measureBounds } from './bounds'
import { measureCalculation } from './calculation'
import { measureCalls } from './calls'
import { generateCatalogue } from './catalogue'
import { measureChat } from './chat'
import { measureChanges } from './changes'
import { openStore } from './database'
import { printFigures, type Figure } from './figures'
import { measureFiles } from './files'
import { measureLogins } from './logins'
import { measureOffice } from './office'
import { measureClicks, measurePages } from './pages'
import { measurePrices } from './prices'
import { startServer } from './processes'
import { measureReading } from './reading'
import { measureRequests } from './requests'
import { measureSelection } from './selection'
import { measureSizeTable } from './size-table'
import { measureStarts } from './starts'
import { buildIndex } from '../../src/server/catalogue/index/build'
import { itemAt } from '../../src/domain/lists/items'
import { makeDataDir } from '../data-dir'

/** The table shows the goals, but a missed goal does not fail the run, since the machine may be busy. */
const port = 8110
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isAsked = (part: string) => named.length === 0 || named.includes(part)
const sizes = process.argv.includes('--full') ? [1e4, 1e5, 1e6] : [1e4, 1e5]

const started = performance.now()
const figures: Figure[] = []

await build()
const dir = makeDataDir('portal-bench-')
try {
  if (isAsked('index'))
    for (const models of sizes)
      await measure(`the index of ${models} models`, () => measureSelection(models))
  if (isAsked('calculation')) await measure('the calculation', measureCalculation)
  if (isAsked('files')) await measure('the files of models', measureFiles)
  if (isAsked('reading')) await measure('the reader of lines', measureReading)
  if (isAsked('server')) await measureServer()
  if (isAsked('chat'))
    await measure('the customer service', () => measureChat(join(dir, 'chat'), port))
  if (isAsked('logins')) await measureLoginsAlone()
  if (isAsked('office')) await measureOfficeAlone()
  if (isAsked('prices')) await measurePricesAlone()
  if (isAsked('bounds')) await measureBoundsAlone()
  if (isAsked('table')) await measureTableAlone()
  if (isAsked('pages')) await measureDemo()
} finally {
  rmSync(dir, { recursive: true, force: true })
}
printFigures(figures)
const seconds = Math.round((performance.now() - started) / 1000)
const load = itemAt(loadavg(), 0).toFixed(1)
console.log(`\nMeasured in ${seconds} s on Node ${process.version}, load of the machine ${load}`)
process.exit()

async function measureServer() {
  const store = await openStore(join(dir, 'generated'))
  try {
    for (const models of sizes) {
      const rows = generateCatalogue(models)
      const database = await store.fill(rows)
      // This database has no reservations or favourites.
      rows.materials.sales.fill(0)
      rows.materials.collection.fill(0)
      const index = buildIndex(rows)
      const { pool, url } = database
      await measure(`SQL on ${models} models`, () => measureAgainstSql(rows, index, pool))
      await measure(`requests on ${models} models`, () => measureRequests(rows, index, url, port))
      await measure(`calls on ${models} models`, () => measureCalls(rows, database, port))
      await measure(`changes of ${models} models`, () => measureChanges(rows, database, port))
      if (models === 1e4 && isAsked('pages'))
        await measure(`clicks on ${models} models`, () => clicksOn(url, models))
      await database.close()
    }
  } finally {
    await store.close()
  }
}

async function measureLoginsAlone() {
  const store = await openStore(join(dir, 'logins'))
  try {
    const rows = generateCatalogue(1e4)
    const database = await store.fill(rows)
    await measure('logins', () => measureLogins(rows, database, port))
    await database.close()
  } finally {
    await store.close()
  }
}

async function measureOfficeAlone() {
  const models = 1e5
  const store = await openStore(join(dir, 'office'))
  try {
    const database = await store.fill(generateCatalogue(models))
    await measure(`lists of ${models} records`, () => measureOffice(models, database, port))
    await database.close()
  } finally {
    await store.close()
  }
}

async function measurePricesAlone() {
  const models = 1e5
  const store = await openStore(join(dir, 'prices'))
  try {
    const database = await store.fill(generateCatalogue(models))
    await measure(`prices of ${models} models`, () => measurePrices(models, database, port))
    await database.close()
  } finally {
    await store.close()
  }
}

async function measureTableAlone() {
  const models = 1e4
  const store = await openStore(join(dir, 'table'))
  try {
    const rows = generateCatalogue(models, 1, true)
    const database = await store.fill(rows)
    await measure('the size table', async () => {
      const server = await startServer(port, { DATABASE_URL: database.url, DEMO: '0' })
      try {
        return await measureSizeTable(models, { port, classId: itemAt(rows.classes, 0).id })
      } finally {
        await server.stop()
      }
    })
    await database.close()
  } finally {
    await store.close()
  }
}

async function measureBoundsAlone() {
  const store = await openStore(join(dir, 'bounds'))
  try {
    const database = await store.fill(generateCatalogue(1e4))
    await measure('the worst requests', () => measureBounds(database, port))
    await database.close()
  } finally {
    await store.close()
  }
}

async function clicksOn(url: string, models: number) {
  const server = await startServer(port, { DATABASE_URL: url, DEMO: '0' })
  try {
    return await measureClicks(models, port)
  } finally {
    await server.stop()
  }
}

async function measureDemo() {
  await measure('the demo', async () => {
    const { figures, server } = await measureStarts(join(dir, 'demo'), port)
    try {
      await measure('the pages', () => measurePages(server.client, port))
    } finally {
      await server.stop()
    }
    return figures
  })
}

/** Adds the figures of a part; a part that fails is reported and left out. */
async function measure(what: string, part: () => Figure[] | Promise<Figure[]>) {
  console.error(`Measuring ${what} …`)
  try {
    figures.push(...(await part()))
  } catch (error) {
    console.error(`Could not measure ${what}:`, error)
  }
}
