import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database } = await startApp({ catalogue: 'demo' })
const english = { 'accept-language': 'en' }
const { rows } = await sql<{ id: number; model: string }>`
  select id, model from material where published order by id limit 2`.execute(database)
const [materialId = 0, otherId = 0] = rows.map(({ id }) => id)
const { data: list } = await call('sales', 'POST', '/office/price/list', {
  nameZh: '清单',
  nameEn: 'Only this',
  currency: 'JPY',
  validFrom: '2026-01-01',
})
const save = (...prices: object[]) =>
  call('sales', 'PUT', `/office/price/list/${list.id}/prices`, { prices })
const listed = async () =>
  (await call('sales', 'GET', `/office/price/page?listName=Only&size=100`, undefined, english)).data

test.each([
  ['zero', { materialId, fromCounts: 1, amount: '0' }],
  ['zero with decimals', { materialId, fromCounts: 1, amount: '0.00' }],
  ['negative', { materialId, fromCounts: 1, amount: '-1' }],
  ['a number and no text', { materialId, fromCounts: 1, amount: 1.5 }],
  ['with seven decimals', { materialId, fromCounts: 1, amount: '1.2345678' }],
  ['per 12', { materialId, fromCounts: 1, amount: '1', per: 12 }],
  ['from 0', { materialId, fromCounts: 0, amount: '1' }],
  ['from 1e9', { materialId, fromCounts: 1_000_000_000, amount: '1' }],
])('a price that is %s is refused', async (_name, price) => {
  expect((await save(price)).status).toBe(400)
  expect((await listed()).total).toBe(0)
})

test('prices are set and removed together or not at all', async () => {
  const price = { materialId, fromCounts: 1, amount: '120', per: 100 }
  expect((await save(price, { ...price, materialId: 2_000_000_000 })).status).toBe(409)
  expect((await save(price, price)).status).toBe(400)
  expect((await listed()).total).toBe(0)
  const further = { ...price, fromCounts: 500, amount: '110' }
  expect((await save(price, further)).data).toEqual({ counts: 2 })
  expect((await listed()).records).toMatchObject([
    {
      fromCounts: 1,
      amount: '120',
      per: 100,
      currency: 'JPY',
      listState: 'valid',
      source: 'office',
    },
    { fromCounts: 500, amount: '110' },
  ])
  expect(
    (await save({ ...price, amount: '130' }, { materialId, fromCounts: 500 })).data.counts,
  ).toBe(2)
  expect((await listed()).records).toMatchObject([{ fromCounts: 1, amount: '130' }])
})

test('the office marks prices of a list that has ended and stock past its life as outdated', async () => {
  await sql`update price_list set valid_from = '2020-01-01', valid_to = '2020-12-31' where id = ${list.id}`.execute(
    database,
  )
  expect((await listed()).records[0].listState).toBe('ended')
  const stock = [
    { materialId, quantity: 12, leadTimeDays: 3 },
    { materialId: otherId, leadTimeDays: 9 },
  ]
  await call('sales', 'PUT', '/office/stock', { stocks: stock })
  await sql`update model_stock set updated_at = now() - interval '8 days' where material_id = ${otherId}`.execute(
    database,
  )
  const { data } = await call('sales', 'GET', '/office/stock/page?size=100', undefined, english)
  const stateOf = (id: number) => data.records.find((record: { id: number }) => record.id === id)
  expect(stateOf(materialId)).toMatchObject({ state: 'current', quantity: 12, leadTimeDays: 3 })
  expect(stateOf(otherId)).toMatchObject({ state: 'outdated', leadTimeDays: 9 })
  expect(stateOf(otherId)).not.toHaveProperty('quantity')
  await call('sales', 'PUT', '/office/stock', { stocks: [{ materialId }, { materialId: otherId }] })
  expect((await call('sales', 'GET', '/office/stock/page')).data.total).toBe(0)
})

test.each([
  { quantity: -1 },
  { quantity: 1_000_000_001 },
  { leadTimeDays: 1.5 },
  { leadTimeDays: 9999 },
])('stock of %j is refused', async (figures) => {
  const { status } = await call('sales', 'PUT', '/office/stock', {
    stocks: [{ materialId, ...figures }],
  })
  expect(status).toBe(400)
})

test('prices are edited by model, and each fault is answered at its entry', async () => {
  const read = async () =>
    (await call('sales', 'GET', `/office/price/list/${list.id}/prices`, undefined, english)).data
  await save({ materialId, fromCounts: 1 })
  const model = rows[1]?.model
  const refused = await save(
    { model, fromCounts: 1, amount: '7' },
    { model: 'NO-SUCH', fromCounts: 1, amount: '7' },
    { fromCounts: 1, amount: '7' },
  )
  expect(refused.status).toBe(400)
  expect(refused.data.errors.map(({ path }: { path: string }) => path)).toEqual([
    'prices.1.model',
    'prices.2.model',
  ])
  expect((await read()).total).toBe(0)
  const price = { model, fromCounts: 1, amount: '7' }
  const twice = await save(price, { ...price, amount: '8' })
  expect(twice.data.errors).toMatchObject([{ path: 'prices.1.fromCounts' }])
  expect((await save(price)).status).toBe(200)
  expect((await read()).records).toMatchObject([{ model, materialId: otherId, amount: '7' }])
})

test('a price that somebody else has changed meanwhile is not overwritten', async () => {
  const read = async () =>
    (await call('sales', 'GET', `/office/price/list/${list.id}/prices`)).data.records[0]
  const { updatedAt } = await read()
  const mine = { materialId: otherId, fromCounts: 1, amount: '9', updatedAt }
  expect((await save({ ...mine, amount: '8' })).status).toBe(200)
  const refused = await save({ materialId, fromCounts: 1, amount: '1' }, mine)
  expect(refused.status).toBe(409)
  expect(refused.data.errors).toMatchObject([{ path: 'prices.1' }])
  expect((await read()).amount).toBe('8')
  expect((await save({ materialId: otherId, fromCounts: 1, updatedAt })).status).toBe(409)
  expect((await save({ ...mine, updatedAt: (await read()).updatedAt })).status).toBe(200)
})

test('stock is edited for every offered product, and not over a change of somebody else', async () => {
  const all = (await call('sales', 'GET', '/office/stock')).data
  expect(all.total).toBeGreaterThan(100)
  expect(all.records.find(({ id }: { id: number }) => id === materialId)).not.toHaveProperty(
    'updatedAt',
  )
  const put = (figures: object) =>
    call('sales', 'PUT', '/office/stock', { stocks: [{ materialId, ...figures }] })
  await put({ quantity: 5 })
  const row = async () =>
    (await call('sales', 'GET', `/office/stock?ids=${materialId}`)).data.records[0]
  const { updatedAt } = await row()
  expect((await put({ quantity: 6, updatedAt })).status).toBe(200)
  expect((await put({ quantity: 7, updatedAt })).status).toBe(409)
  expect(await row()).toMatchObject({ quantity: 6 })
})

test('a grid opens at the page of a model', async () => {
  const [first] = (await call('sales', 'GET', '/office/stock?size=1&current=3')).data.records
  const found = (await call('sales', 'GET', `/office/stock?size=1&model=${first.model}`)).data
  expect(found).toMatchObject({ current: 3, records: [{ model: first.model }] })
  const other = await call('sales', 'GET', `/office/price/list/${list.id}/prices?model=zzz`)
  expect(other.data.current).toBe(1)
})
