import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call, database } = await startApp({ catalogue: 'demo' })

const form = { nameZh: '通用', nameEn: 'General', currency: 'CNY', validFrom: '2026-01-01' }
const english = { 'accept-language': 'en' }
const add = (fields: object, who = 'sales') =>
  call(who, 'POST', '/office/price/list', { ...form, ...fields }, english)

test.each([
  [{ validTo: '2025-12-31' }, 'validTo', /cannot be earlier than/],
  [{ customer: 'Nobody Ltd.' }, 'customer', /no customer with this name/],
  [{ currency: 'CHF' }, 'currency', /./],
  [{ nameEn: '  ' }, 'nameEn', /./],
])('a list with %j is refused at its field', async (fields, path, message) => {
  const { status, data } = await add(fields)
  expect(status).toBe(400)
  expect(data.errors).toMatchObject([{ path, message: expect.stringMatching(message) }])
})

test('a supplier is no customer of a price list', async () => {
  const { rows } = await sql<{ name: string }>`
    select account_name as name from account where kind = 'supplier' limit 1`.execute(database)
  expect((await add({ customer: rows[0]?.name })).status).toBe(400)
})

test('a list of a customer is found by either name and shows its own', async () => {
  const { data } = await add({ customer: 'Yuanling Rail Vehicles (demo)' })
  expect(data.customer).toBe('Yuanling Rail Vehicles (demo)')
  const path = `/office/price/list/${data.id}`
  expect(
    (await call('sales', 'GET', path, undefined, { 'accept-language': 'zh' })).data,
  ).toMatchObject({
    customer: '远岭轨道车辆（演示）',
    prices: 0,
  })
  const changed = await call('sales', 'PUT', path, { ...form, version: data.version }, english)
  expect(changed.data).not.toHaveProperty('customer')
  await call('sales', 'DELETE', path)
})

test('lists that overlap are allowed, and each names the other', async () => {
  const { data: spring } = await add({ nameEn: 'Spring', validTo: '2026-06-30' })
  const { data: summer } = await add({ nameEn: 'Summer', validFrom: '2026-06-30' })
  const { data: euro } = await add({ nameEn: 'Euro', currency: 'EUR' })
  const { data: autumn } = await add({
    nameEn: 'Before',
    validFrom: '2025-01-01',
    validTo: '2025-12-31',
  })
  const { data } = await call(
    'sales',
    'GET',
    '/office/price/list/page?size=100',
    undefined,
    english,
  )
  const overlapOf = (id: number) =>
    data.records.find((list: { id: number }) => list.id === id).overlaps
  expect(overlapOf(spring.id)).toBe('Summer')
  expect(overlapOf(summer.id)).toBe('Spring')
  expect(overlapOf(euro.id)).toBeUndefined()
  expect(overlapOf(autumn.id)).toBeUndefined()
  for (const { id } of [spring, summer, euro, autumn])
    await call('sales', 'DELETE', `/office/price/list/${id}`)
})

test('the currency of a list with prices stays, and the list goes with its prices', async () => {
  const { data } = await add({})
  const path = `/office/price/list/${data.id}`
  const { rows } = await sql<{ id: number }>`select min(id) as id from material`.execute(database)
  const price = { materialId: rows[0]?.id, fromCounts: 1, amount: '0.000001', per: 1000 }
  expect((await call('sales', 'PUT', `${path}/prices`, { prices: [price] })).status).toBe(200)
  const euro = { ...form, currency: 'EUR', version: data.version }
  const refused = await call('sales', 'PUT', path, euro, english)
  expect(refused.data.errors).toMatchObject([{ path: 'currency' }])
  await call('sales', 'DELETE', path)
  expect((await call('sales', 'PUT', `${path}/prices`, { prices: [price] })).status).toBe(404)
})
