import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { bumpVersion } from '../../../../src/server/catalogue/import/import.sql'
import { openLiveIndex, type LiveIndex } from '../../../../src/server/catalogue/index/live-index'
import { answerPage } from '../../../../src/server/catalogue/index/answer'
import type { Question } from '../../../../src/server/catalogue/index/question'
import { startApp } from '../../../app'
import { addressOf } from '../../../own-database'
import { eventually } from '../../../patience'
import { givenProducts } from '../../../products'

const { database, userId } = await startApp()
const [bolt, nut] = (await givenProducts(database, [
  { model: 'HB-12-80', materialName: '六角头螺栓' },
  { model: 'HN-12', materialName: '六角螺母' },
])) as [number, number]
const url = await addressOf(database)

const never = 3_600_000
const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() }
let live: LiveIndex
afterEach(async () => {
  await live.stop()
  expect(log.error).not.toHaveBeenCalled()
})

async function open(options: { everyMs?: number; popularityEveryMs?: number } = {}) {
  live = await openLiveIndex({
    pool: database,
    url,
    log,
    everyMs: never,
    popularityEveryMs: never,
    ...options,
  })
}

function rename(id: number, materialName: string) {
  return database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('material')
      .set({ material_name: materialName })
      .where('id', '=', id)
      .execute()
    await bumpVersion(transaction, [id])
  })
}

const plain: Question = { language: 'zh', selections: [], orderColumn: 1, current: 1, size: 10 }

function listed(question: Partial<Question> = {}) {
  const { body } = answerPage(live.current(), { ...plain, ...question })
  const { records } = JSON.parse(body.toString()) as {
    records: { id: number; materialName: string }[]
  }
  return records
}

const nameOf = (id: number) => listed().find((record) => record.id === id)?.materialName

test('a committed change shows by itself', async () => {
  await open()
  await rename(bolt, '方头螺栓')
  await eventually(() => expect(nameOf(bolt)).toBe('方头螺栓'))
})

test('a change that nobody notified of is seen at the next look at the version', async () => {
  await open({ everyMs: 20 })
  await sql`
    with version as (update catalogue_version set version = version + 1 returning version),
      change as (update material set material_name = '蝶形螺母' where id = ${nut} returning id)
    insert into catalogue_change (material_id, version) select id, version from change, version
    on conflict (material_id) do update set version = excluded.version`.execute(database)
  await eventually(() => expect(nameOf(nut)).toBe('蝶形螺母'))
})

test('after concurrent changes the newest state is shown', async () => {
  await open()
  const names = Array.from({ length: 8 }, (_, nth) => `螺栓${nth}`)
  await Promise.all(
    names.map(async (name) => {
      await rename(bolt, name)
      await live.refresh()
    }),
  )
  const { material_name: newest } = await database
    .selectFrom('material')
    .select('material_name')
    .where('id', '=', bolt)
    .executeTakeFirstOrThrow()
  expect(nameOf(bolt)).toBe(newest)
})

test('a refresh after a write shows the write', async () => {
  await open()
  await rename(nut, '盖形螺母')
  await live.refresh()
  expect(nameOf(nut)).toBe('盖形螺母')
})

test('a lost connection is made again, and what was not heard meanwhile shows', async () => {
  await open()
  const ended = await endListeners()
  expect(ended).toBe(1)
  await rename(bolt, '圆头螺栓')
  await eventually(() => expect(nameOf(bolt)).toBe('圆头螺栓'))
  await rename(bolt, '半圆头螺栓')
  await eventually(() => expect(nameOf(bolt)).toBe('半圆头螺栓'))
})

async function endListeners(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%catalogue%'`.execute(database)
  return rows.length
}

test('the sort by favourites follows what customers mark', async () => {
  await open({ popularityEveryMs: 20 })
  for (const id of [nut, bolt]) {
    await database.deleteFrom('favourite').execute()
    await database
      .insertInto('favourite')
      .values({ user_id: await userId('buyer'), type_id: 1, data_id: id })
      .execute()
    await eventually(() => expect(listed({ orderColumn: 3 })[0]?.id).toBe(id))
  }
})

test('answers are kept while nothing is sorted otherwise', async () => {
  await open({ popularityEveryMs: 5 })
  const before = live.current()
  const reads = vi.spyOn(database, 'selectFrom')
  await eventually(() => expect(reads.mock.calls.length).toBeGreaterThan(6))
  reads.mockRestore()
  expect(live.current()).toBe(before)
})
