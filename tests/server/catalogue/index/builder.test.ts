import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, expect, test, vi } from 'vitest'
import { generateCatalogue } from '../../../../scripts/bench/catalogue'
import { storeCatalogue } from '../../../../scripts/bench/store.sql'
import { readCatalogue } from '../../../../src/server/catalogue/catalogue-rows.sql'
import { bumpVersion } from '../../../../src/server/catalogue/import/import.sql'
import { openIndexBuilder } from '../../../../src/server/catalogue/index/builder'
import { answerPage } from '../../../../src/server/catalogue/index/answer'
import { buildIndex } from '../../../../src/server/catalogue/index/build'
import type { CatalogueIndex } from '../../../../src/server/catalogue/index/catalogue-index'
import { startApp } from '../../../app'
import { addressOf } from '../../../own-database'
import { mixedQuestion } from '../../../../scripts/bench/questions'
import { randomFrom } from '../../../../scripts/bench/random'

const { database } = await startApp({ demo: false })
const rows = generateCatalogue(2000)
// The tables contain no reservations or favourites.
rows.materials.sales.fill(0)
rows.materials.collection.fill(0)
await storeCatalogue(database, rows)
const url = await addressOf(database)

// Inside the project, so that the packages are found.
const bundle = resolve('.cache/tests/index-worker-bundle')
await build({
  entryPoints: { 'index-worker': 'src/server/catalogue/index/worker.ts' },
  outdir: bundle,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
})
const worker = pathToFileURL(`${bundle}/index-worker.mjs`)
const log = { warn: vi.fn() }
const open = (options: Partial<Parameters<typeof openIndexBuilder>[0]> = {}) =>
  openIndexBuilder({ pool: database, url, log, worker, ...options })
const threaded = open()
afterAll(async () => {
  await threaded.stop()
  rmSync(bundle, { recursive: true, force: true })
})

const random = randomFrom(5)
const questions = Array.from({ length: 40 }, () => mixedQuestion(rows, random))
const answersOf = (index: CatalogueIndex) =>
  questions.map((question) => {
    const { body, total } = answerPage(index, question)
    return { question, total, body: createHash('sha1').update(body).digest('hex') }
  })

/** Changes the catalogue by a statement that returns the ids of the changed products. */
function change(statement: RawBuilder<{ id: number }>) {
  return database.transaction().execute(async (transaction) => {
    const touched = await statement.execute(transaction)
    await bumpVersion(
      transaction,
      touched.rows.map(({ id }) => id),
    )
  })
}

/** Builds the index from a full read. */
const afresh = async () => buildIndex(await readCatalogue(database))

test('a catalogue in the tables answers as the one that was put there', async () => {
  expect(answersOf(await afresh())).toEqual(answersOf(buildIndex(rows)))
})

test('an index built in a thread answers as one built here', async () => {
  expect(answersOf(await threaded.build())).toEqual(answersOf(await afresh()))
})

test('after changes the thread reads what is different, and answers as if it had read all', async () => {
  const before = await threaded.build()
  const asBefore = answersOf(before)
  await change(sql`
    update material set material_name = 'M99 ' || model, data = data || '{"netWeight":7}'
    where id % 50 = 0 returning id`)
  await change(sql`
    with gone as (delete from material_value where material_id % 70 = 0 returning material_id as id)
    select distinct id from gone`)
  await change(sql`
    with more as (
      insert into material (id, class_id, model, material_name, data)
      select 5000 + id, class_id, 'N-' || model, material_name, data from material where id < 30
      returning id),
    held as (
      insert into material_value select 5000 + material_id, value_id from material_value
      where material_id < 30)
    select id from more`)
  const after = await threaded.build()
  expect(after.version).toBe(before.version + 3)
  expect(answersOf(after)).toEqual(answersOf(await afresh()))
  // The previous index is unchanged, so that it can still answer.
  expect(answersOf(before)).toEqual(asBefore)
})

test('a deleted product is no longer found', async () => {
  await threaded.build()
  await change(sql`
    with gone as (delete from material where id in (17, 18)) select 0 as id where false`)
  expect(answersOf(await threaded.build())).toEqual(answersOf(await afresh()))
})

test('a product that is changed again and again is what it was made last', async () => {
  for (let nth = 0; nth < 4; nth++) {
    await change(sql`
      update material set material_name = ${`Zinc ${nth}`}::text where id = 33 returning id`)
    expect(answersOf(await threaded.build())).toEqual(answersOf(await afresh()))
  }
})

test('if the thread fails, the catalogue is read without it', async () => {
  const builder = open({ url: 'postgres://nobody@127.0.0.1:1/nowhere' })
  expect(answersOf(await builder.build())).toEqual(answersOf(await afresh()))
  expect(log.warn).toHaveBeenCalledOnce()
  await builder.stop()
})

test('a stopped builder leaves its work', async () => {
  const builder = open()
  const building = builder.build()
  await builder.stop()
  await expect(building).rejects.toThrow()
})
