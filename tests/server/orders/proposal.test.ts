import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, database, bolt, nut, washer, today, yesterday, givenReservation, answer } = shop

const accountOf = async (username: string) => {
  const user = await database
    .selectFrom('app_user')
    .where('username', '=', username)
    .select('account_id')
    .executeTakeFirstOrThrow()
  return user.account_id
}

async function list(
  name: string,
  {
    accountId,
    currency = 'CNY',
    from = yesterday,
    to,
  }: { accountId?: number; currency?: string; from?: string; to?: string },
  prices: [materialId: number, fromCounts: number, amount: string, per?: number][],
) {
  const { id } = await database
    .insertInto('price_list')
    .values({
      name_zh: name,
      name_en: `${name} in English`,
      currency,
      account_id: accountId ?? null,
      valid_from: from,
      valid_to: to ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [materialId, fromCounts, amount, per = 1] of prices)
    await sql`insert into list_price (list_id, material_id, from_counts, amount, per, source)
      values (${id}, ${materialId}, ${fromCounts}, ${amount}::numeric, ${per}, 'sheet')`.execute(
      database,
    )
  return id
}

const propose = async (id: number, query = '', who = 'sales') =>
  call(who, 'GET', `/office/intention/order/proposal/${id}${query}`)

const buyer = await accountOf('buyer')
await list('通用', {}, [
  [bolt, 1, '3.25'],
  [bolt, 200, '3.1'],
  [bolt, 1000, '2.9'],
  [nut, 1, '80', 100],
])
await list('出口', { currency: 'EUR' }, [[bolt, 1, '0.45']])
await list('去年', { from: daysAfter(today, -400), to: daysAfter(today, -30) }, [
  [washer, 1, '0.2'],
])

test('a line is proposed at the price of the general list for its quantity', async () => {
  const { id } = await givenReservation([bolt, nut])
  const { data } = await propose(id)
  expect(data).toMatchObject({ currency: 'CNY', currencySource: 'setting' })
  expect(data.lines).toMatchObject([
    {
      unitPrice: { amount: '3.1', per: 1 },
      priceSource: 'generalList',
      listPrice: {
        fromCounts: 200,
        isOwn: false,
        isOutdated: false,
        source: 'sheet',
        list: '通用',
      },
    },
    { unitPrice: { amount: '80', per: 100 }, priceSource: 'generalList' },
  ])
})

test('a price of an ended list is shown as outdated with its last day, and not proposed', async () => {
  const { id } = await givenReservation([washer])
  const [line] = (await propose(id)).data.lines
  expect(line).toMatchObject({
    listPrice: { amount: '0.2', isOutdated: true, validTo: daysAfter(today, -30) },
  })
  expect(line).not.toHaveProperty('unitPrice')
})

test('prices are proposed in the currency that sales chooses', async () => {
  const { id } = await givenReservation([bolt, nut])
  const { data } = await propose(id, '?currency=EUR')
  expect(data.lines[0].unitPrice).toEqual({ amount: '0.45', per: 1 })
  expect(data.lines[1]).not.toHaveProperty('unitPrice')
})

test('a product without a list price is proposed at the last quotation to this customer, and only in its currency', async () => {
  const earlier = await givenReservation([washer], { counts: 50 })
  const lines = (await shop.asStaff(earlier.id)).data.productList
  await answer(earlier.id, {
    incoterm: 'FCA',
    incotermPlace: '上海',
    paymentTerms: '30 天',
    lines: [{ lineId: lines[0].id, unitPrice: { amount: '0.18', per: 1 }, leadTimeDays: 9 }],
  })
  const { id } = await givenReservation([washer])
  const { data } = await propose(id)
  expect(data.lines[0]).toMatchObject({
    unitPrice: { amount: '0.18', per: 1 },
    priceSource: 'lastQuotation',
    lastPrice: { currency: 'CNY', counts: 50, uniqueCode: earlier.uniqueCode, number: 1 },
  })
  expect(data).toMatchObject({
    incoterm: 'FCA',
    incotermPlace: '上海',
    paymentTerms: '30 天',
    termsSource: 'lastQuotation',
  })
  expect(data.earlier[0]).toMatchObject({
    uniqueCode: earlier.uniqueCode,
    lines: [{ unitPrice: { amount: '0.18', per: 1 }, leadTimeDays: 9 }],
  })
  const [euro] = (await propose(id, '?currency=EUR')).data.lines
  expect(euro).not.toHaveProperty('unitPrice')
  expect(euro.lastPrice).toMatchObject({ currency: 'CNY' })
})

test('the last price of one customer is not proposed to another', async () => {
  const { id } = await givenReservation([washer], { who: 'engineer' })
  const { data } = await propose(id)
  expect(data.earlier).toEqual([])
  expect(data.lines[0]).not.toHaveProperty('lastPrice')
})

test("the customer's own list goes before the general one and brings its currency", async () => {
  const id = await list('框架', { accountId: buyer, currency: 'EUR' }, [[bolt, 1, '0.4']])
  const order = await givenReservation([bolt])
  const { data } = await propose(order.id)
  expect(data).toMatchObject({ currency: 'EUR', currencySource: 'customerList' })
  expect(data.lines[0]).toMatchObject({
    unitPrice: { amount: '0.4', per: 1 },
    priceSource: 'customerList',
  })
  await database.deleteFrom('price_list').where('id', '=', id).execute()
})

test('the tax rate is that of the country of the customer today', async () => {
  await sql`insert into tax_rate (country, rate, valid_from) values
    ('DE', 16, '2020-07-01'), ('DE', 19, '2021-01-01'), ('DE', 21, '2099-01-01')`.execute(database)
  await sql`update app_user set data = data || '{"region": "DE"}' where username = 'engineer'`.execute(
    database,
  )
  const { id } = await givenReservation([bolt], { who: 'engineer' })
  expect((await propose(id)).data).toMatchObject({
    country: 'DE',
    taxRate: '19',
    taxSource: 'country',
  })
})

test('stock past its life is shown with its day, and its lead time is not proposed', async () => {
  await sql`insert into model_stock (material_id, quantity, lead_time_days, source, updated_at) values
    (${bolt}, 5000, 12, 'system', now()), (${nut}, 30, 4, 'sheet', now() - interval '90 days')`.execute(
    database,
  )
  const { id } = await givenReservation([bolt, nut])
  const [fresh, old] = (await propose(id)).data.lines
  expect(fresh).toMatchObject({ leadTimeDays: 12, stock: { quantity: 5000, isOutdated: false } })
  expect(old).toMatchObject({ stock: { quantity: 30, leadTimeDays: 4, isOutdated: true } })
  expect(old).not.toHaveProperty('leadTimeDays')
})

test('a quantity that is no whole package is marked with the next one', async () => {
  await sql`update material set data = data || '{"def8": 150}' where id = ${bolt}`.execute(database)
  const { id } = await givenReservation([bolt])
  expect((await propose(id)).data.lines[0]).toMatchObject({ packing: 150, wholeCounts: 300 })
})

test.each(['buyer', 'supplier', 'agent', 'quality', null])(
  '%s is not told prices and terms of the office',
  async (who) => {
    const { id } = await givenReservation([bolt])
    const { status } = await call(who, 'GET', `/office/intention/order/proposal/${id}`)
    expect(status).toBe(who === null ? 401 : 403)
  },
)
