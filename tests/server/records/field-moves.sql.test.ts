import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Rename } from '../../../src/domain/forms/renames'
import type { Pool } from '../../../src/server/database/database'
import { fieldMoves, storedPlaces, type FieldMove } from '../../../src/server/records/field-moves'
import { moveRenamedFields } from '../../../src/server/records/field-moves.sql'
import { otherJson } from '../../../src/server/records/stored-places'
import { ownDatabase } from '../../app'

const rename = (now: string, ...was: string[]): Rename => ({ at: [], was, now })

/** The moves of a release in which a type has renamed fields. */
const release = (renames: Record<string, Rename[]>) => fieldMoves(storedPlaces, renames)

async function givenNotices(database: Pool, ...all: object[]) {
  await sql`insert into notice (audience, from_day, until_day, data)
    select 'all', current_date, current_date, value from jsonb_array_elements(${JSON.stringify(all)}::jsonb)`.execute(
    database,
  )
}

async function notices(database: Pool) {
  const { rows } = await sql<{ data: unknown }>`select data from notice order by id`.execute(
    database,
  )
  return rows.map(({ data }) => data)
}

async function auditLines(database: Pool) {
  const { rows } = await sql<{ data: { params: object; changed: number } }>`
    select data from audit where operation = 'renameFields' order by id`.execute(database)
  return rows.map(({ data: { params, changed } }) => ({ ...params, changed }))
}

test('values of a renamed field stand under its new name after the start, and the audit log says so once', async () => {
  const { pool: database } = await ownDatabase('empty')
  await givenNotices(
    database,
    { titleZh: '公告', lot: 'A' },
    { titleZh: '二' },
    { lot: 'B', 'lot%': 1 },
  )
  const moves = release({ Notice: [rename('batch', 'lot')] })
  await moveRenamedFields(database, moves)
  const moved = [{ titleZh: '公告', batch: 'A' }, { titleZh: '二' }, { batch: 'B', 'lot%': 1 }]
  expect(await notices(database)).toEqual(moved)
  await moveRenamedFields(database, moves)
  expect(await notices(database)).toEqual(moved)
  expect(await auditLines(database)).toEqual([{ renamed: ['notice: lot → batch'], changed: 2 }])
  const { rows } = await sql`select from audit_change where after ? 'batch'`.execute(database)
  expect(rows).toEqual([])
})

test('a database that skipped releases arrives at the same names', async () => {
  const { pool: database } = await ownDatabase('empty')
  await givenNotices(database, { lot: 1 }, { charge: 2 }, { batch: 3 })
  await moveRenamedFields(database, release({ Notice: [rename('batch', 'charge', 'lot')] }))
  expect(await notices(database)).toEqual([{ batch: 1 }, { batch: 2 }, { batch: 3 }])
})

test('a name that comes back in a later release takes the values along again', async () => {
  const { pool: database } = await ownDatabase('empty')
  await givenNotices(database, { lot: 1 })
  for (const [now, was] of [
    ['batch', 'lot'],
    ['lot', 'batch'],
    ['batch', 'lot'],
  ] as const)
    await moveRenamedFields(database, release({ Notice: [rename(now, was)] }))
  expect(await notices(database)).toEqual([{ batch: 1 }])
})

test('if one place cannot be moved, no value moves', async () => {
  const { pool: database } = await ownDatabase('empty')
  await givenNotices(database, { lot: 1 })
  const broken: FieldMove = { table: 'no_such_table', column: 'data', renames: [rename('a', 'b')] }
  const moves = [...release({ Notice: [rename('batch', 'lot')] }), broken]
  await expect(moveRenamedFields(database, moves)).rejects.toThrow('no_such_table')
  expect(await notices(database)).toEqual([{ lot: 1 }])
  expect(await auditLines(database)).toEqual([])
})

test('two servers that start at once move each value once', async () => {
  const { pool: database } = await ownDatabase('empty')
  await givenNotices(database, ...Array.from({ length: 2500 }, (_, nth) => ({ lot: nth })))
  const moves = release({ Notice: [rename('batch', 'lot')] })
  await Promise.all([moveRenamedFields(database, moves), moveRenamedFields(database, moves)])
  expect(await notices(database)).toEqual(
    Array.from({ length: 2500 }, (_, nth) => ({ batch: nth })),
  )
  expect(await auditLines(database)).toMatchObject([{ changed: 2500 }])
})

test('only the rows that a form fills are touched, and within them only its part', async () => {
  const moves = release({
    CaseForm: [rename('heading', 'name')],
    ClampForceInput: [rename('k', 'torque')],
  })
  expect(moves.map(({ table, where }) => [table, where])).toEqual([
    ['calculation_report', "page = 'clamp'"],
    ['content_version', "item_id in (select id from content_item where kind = 'case')"],
    ['publication', 'kind = 4'],
  ])
  expect(moves[0]!.renames).toEqual([{ at: ['input'], was: ['torque'], now: 'k' }])
})

test('every place with content of forms can be moved, and a field of the catalogue with its English text', async () => {
  const { pool: database } = await ownDatabase('empty')
  const forms = new Set(storedPlaces.flatMap(({ forms }) => forms))
  const all = release(Object.fromEntries([...forms].map((form) => [form, [rename('tip', 'hint')]])))
  expect(all).toHaveLength(storedPlaces.length)
  await moveRenamedFields(database, all)
  const english = release({ Material: [rename('usage', 'application')] }).find(
    ({ table }) => table === 'material',
  )
  expect(english?.renames.map(({ was, now }) => [...was, now])).toEqual([
    ['application', 'usage'],
    ['applicationEn', 'usageEn'],
  ])
})

test('every column of JSON is either filled by forms or named as another one', async () => {
  const { pool: database } = await ownDatabase('empty')
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = current_schema() and data_type = 'jsonb' order by 1`.execute(database)
  const known = [
    ...storedPlaces.map(({ table, column }) => `${table}.${column}`),
    ...Object.keys(otherJson),
  ]
  expect([...new Set(known)].sort()).toEqual(rows.map(({ place }) => place).sort())
})
