import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { seedPrices } from '../../../demo/prices/fill'
import { startApp } from '../../app'

const { call, database, settings } = await startApp({ catalogue: 'demo' })
await seedPrices(database, settings.timeZone)

const { rows } = await sql<{ id: number }>`
  select material_id as id from list_price join model_stock using (material_id)
  where material_id % 4 = 0 and material_id % 17 <> 5 and per = 100
  group by material_id having count(distinct list_id) = 4 order by 1 limit 20`.execute(database)
const materialIds = rows.map(({ id }) => id)
const [materialId = 0] = materialIds

const ask = async (who: string | null, ids = [materialId]) =>
  (await call(who, 'POST', '/web/product/price', { materialIds: ids })).data

const everybody = [null, 'buyer', 'engineer', 'supplier', 'sales', 'operator']

test.each([
  ['off', []],
  ['customers', ['buyer', 'engineer']],
  ['everybody', everybody],
] as const)('with the setting %s prices are shown to %j alone', async (priceViewers, viewers) => {
  Object.assign(settings, { priceViewers })
  for (const who of everybody) {
    const answer = await ask(who)
    const isShown = viewers.some((viewer) => viewer === who)
    expect(answer.areShown, String(who)).toBe(isShown)
    expect(answer.products, String(who)).toHaveLength(isShown ? 1 : 0)
  }
})

test('a customer sees the own list, everybody else the general one', async () => {
  Object.assign(settings, { priceViewers: 'everybody', defaultCurrency: 'CNY' })
  const [own] = (await ask('buyer')).products
  const [general] = (await ask('engineer')).products
  expect(own.breaks.map(({ fromCounts }: { fromCounts: number }) => fromCounts)).toEqual([1, 2000])
  expect(general.breaks.map(({ fromCounts }: { fromCounts: number }) => fromCounts)).toEqual([
    1, 1000, 5000,
  ])
  expect(own.breaks[0].amount).not.toBe(general.breaks[0].amount)
  expect((await ask(null)).products).toEqual([general])
})

test('the shop shows the currency of the setting, and a customer with an own list that of the list', async () => {
  Object.assign(settings, { priceViewers: 'everybody', defaultCurrency: 'EUR' })
  expect((await ask('engineer')).products[0].currency).toBe('EUR')
  expect((await ask('buyer')).products[0].currency).toBe('CNY')
  Object.assign(settings, { defaultCurrency: 'USD' })
  expect((await ask('engineer')).products[0]).not.toHaveProperty('currency')
  Object.assign(settings, { defaultCurrency: 'CNY' })
})

test('stock past its life is not shown, and the shop says that it is outdated', async () => {
  Object.assign(settings, { stockDays: 7 })
  expect((await ask('engineer')).products[0].stock).toMatchObject({
    leadTimeDays: expect.any(Number),
    updatedAt: expect.stringMatching(/^\d{4}-/),
  })
  await sql`update model_stock set updated_at = now() - interval '8 days' where material_id = ${materialId}`.execute(
    database,
  )
  const [product] = (await ask('engineer')).products
  expect(product).not.toHaveProperty('stock')
  expect(product.isStockOutdated).toBe(true)
})

test('a price list that has ended or begins later is not shown', async () => {
  const before = (await ask('engineer')).products[0].breaks
  await sql`update price_list set valid_to = current_date - 2, valid_from = current_date - 9 where account_id is null`.execute(
    database,
  )
  expect((await ask('engineer')).products[0]).not.toHaveProperty('breaks')
  await sql`update price_list set valid_to = null, valid_from = current_date + 2 where account_id is null`.execute(
    database,
  )
  expect((await ask('engineer')).products[0]).not.toHaveProperty('breaks')
  await sql`update price_list set valid_from = current_date - 9 where account_id is null`.execute(
    database,
  )
  expect((await ask('engineer')).products[0].breaks).not.toEqual(before)
})
