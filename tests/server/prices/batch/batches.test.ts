import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Schemas } from '../../../../src/domain/schemas'
import { connect } from '../../../../src/server/database/database'
import { startApp } from '../../../app'
import { closeAfterFile } from '../../../closing'
import { givenProducts } from '../../../products'
import { callingBy, makeKey } from '../../operation/keys'

const shop = await startApp({ catalogue: 'demo', settings: { priceViewers: 'everybody' } })
const { call, database } = shop
const { key } = await makeKey(shop, ['prices', 'stock'], 'ERP')
const by = callingBy(shop, key)

const { rows: products } = await sql<{ id: number; model: string }>`
  select id, model from material where published order by id limit 12`.execute(database)
const [first, second, third] = products as [Product, Product, Product, ...Product[]]
type Product = (typeof products)[number]

async function newList(form: Partial<Schemas['PriceListForm']> = {}): Promise<number> {
  const { status, data } = await call('sales', 'POST', '/office/price/list', {
    nameZh: `批量 ${crypto.randomUUID()}`,
    nameEn: `Batch ${crypto.randomUUID()}`,
    currency: 'CNY',
    validFrom: '2020-01-01',
    ...form,
  })
  expect(status).toBe(200)
  return data.id
}

const putPrices = (rows: object[], headers?: Record<string, string>) =>
  by('PUT', '/office/price/batch', { rows }, headers)
const putStock = (rows: object[], headers?: Record<string, string>) =>
  by('PUT', '/office/stock/batch', { rows }, headers)

const outcomes = ({ data }: { data: Schemas['BatchResult'] }) =>
  data.rows.map(({ outcome }) => outcome)

const reasonsOf = async (put: typeof putPrices, row: object, language = 'zh') =>
  (await put([row], { 'accept-language': language })).data.rows[0].reasons

const pricesOf = async (listId: number) => {
  const { rows } =
    await sql`select material_id as id, from_counts as "from", amount::text, per, source
    from list_price where list_id = ${listId} order by 1, 2`.execute(database)
  return rows
}

const stockOf = async (id: number) => {
  const { rows } = await sql<{ quantity: number; days: number; source: string; age: number }>`
    select quantity, lead_time_days as days, source, extract(epoch from now() - updated_at)::float8 as age
    from model_stock where material_id = ${id}`.execute(database)
  return rows[0]
}

test('prices are set, changed and removed by model, and each row has its outcome', async () => {
  const list = await newList()
  const row = (model: string, more: object) => ({ model, list: String(list), ...more })
  const set = await putPrices([
    row(first.model, { amount: '12.50', per: 100, currency: 'CNY' }),
    row(first.model, { amount: '11.00', per: 100, fromCounts: 500 }),
    row(` ${second.model} `, { amount: '3.250000' }),
  ])
  expect(set.data).toEqual({
    changed: 3,
    unchanged: 0,
    refused: 0,
    rows: [1, 2, 3].map((place) => ({ row: place, outcome: 'changed' })),
  })
  expect(await pricesOf(list)).toEqual([
    { id: first.id, from: 1, amount: '12.50', per: 100, source: 'system' },
    { id: first.id, from: 500, amount: '11.00', per: 100, source: 'system' },
    { id: second.id, from: 1, amount: '3.250000', per: 1, source: 'system' },
  ])
  const again = await putPrices([
    row(first.model, { amount: '12.5', per: 100 }),
    row(first.model, { amount: null, fromCounts: 500 }),
    row(second.model, { amount: '3.25', per: 1000 }),
    row(third.model, { amount: null }),
  ])
  expect(outcomes(again)).toEqual(['unchanged', 'changed', 'changed', 'unchanged'])
  expect((await pricesOf(list)).map((price) => Object.values(price as object))).toEqual([
    [first.id, 1, '12.50', 100, 'system'],
    [second.id, 1, '3.25', 1000, 'system'],
  ])
})

test('good rows are written although others are refused', async () => {
  const list = await newList()
  const answer = await putPrices([
    { model: first.model, list: String(list), amount: '1' },
    { model: 'NO-SUCH-MODEL', list: String(list), amount: '1' },
    { model: second.model, list: String(list), amount: '-1', per: 7, fromCounts: 0 },
    { model: third.model, list: String(list), amount: '2' },
  ])
  expect(outcomes(answer)).toEqual(['changed', 'refused', 'refused', 'changed'])
  expect(answer.data.rows[1]).toEqual({
    row: 2,
    outcome: 'refused',
    reasons: ['目录中没有型号“NO-SUCH-MODEL”'],
  })
  expect(answer.data.rows[2].reasons).toHaveLength(3)
  expect(await pricesOf(list)).toHaveLength(2)
})

test('a list is named by its number or in either language, without regard to case', async () => {
  const named = { nameZh: '经销商价目 甲', nameEn: 'Dealers A' }
  const list = await newList(named)
  const row = (list: string) => ({ model: first.model, list, amount: '5' })
  expect(outcomes(await putPrices([row('经销商价目 甲')]))).toEqual(['changed'])
  expect(outcomes(await putPrices([row('dealers a'), row(String(list))]))).toEqual([
    'unchanged',
    'refused',
  ])
})

const usual = await newList({ nameZh: '关键词', nameEn: 'Usual' })
await newList({ nameZh: '双', nameEn: 'Twin' })
await newList({ nameZh: '双', nameEn: 'Other twin' })
await givenProducts(database, [{ model: 'TWICE-1' }, { model: 'twice-1' }])
const good = { model: first.model, list: String(usual), amount: '1.5' }

const refusedPrices: [change: object, zh: string, en: string][] = [
  [{ model: ' ' }, '缺少型号', 'Model missing'],
  [{ model: 'NO-1' }, '目录中没有型号“NO-1”', 'Model “NO-1” is not in the catalogue'],
  [
    { model: 'Twice-1' },
    '目录中有多个产品的型号是“Twice-1”，请先使型号唯一',
    'Several products in the catalogue have the model “Twice-1”; please make the models unique first',
  ],
  [{ list: '' }, '缺少价目表', 'Price list missing'],
  [{ list: 'None' }, '没有名为“None”的价目表', 'There is no price list named “None”'],
  [
    { list: '双' },
    '有多张名为“双”的价目表，请先使名称唯一',
    'Several price lists are named “双”; please make the names unique first',
  ],
  [
    { currency: 'EUR' },
    '币种“EUR”与价目表的币种 CNY 不同',
    'The currency “EUR” differs from the price list’s currency CNY',
  ],
  [{ amount: '' }, '缺少价格', 'Price missing'],
  [
    { amount: '0.00' },
    '价格为 0；价格必须大于 0，没有价格的型号请留空',
    'The price is 0; prices must be greater than 0. Leave it empty for models without a price',
  ],
  [
    { amount: '-3' },
    '价格“-3”是负数；价格必须大于 0',
    'The price “-3” is negative; prices must be greater than 0',
  ],
  ...['1e9', '12,5', 'abc', '1.1234567', '1234567890123', '£3', 'NaN', 'Infinity', '١٢'].map(
    (amount): [object, string, string] => [
      { amount },
      `价格“${amount}”无法识别，请写成 12.50 这样的数字，最多 6 位小数`,
      `The price “${amount}” was not recognised; please enter a number such as 12.50 with at most 6 decimals`,
    ],
  ),
  ...[0, -100, 10, 1.5, 1e9, 1e300].map((per): [object, string, string] => [
    { per },
    `计价数量“${per}”应为 1、100 或 1000`,
    `The price unit “${per}” must be 1, 100 or 1000`,
  ]),
  ...[0, -1, 1.5, 1e9, 1e21].map((counts): [object, string, string] => [
    { fromCounts: counts },
    `起订数量“${counts}”应为 1 至 100,000,000 的整数`,
    `The minimum quantity “${counts}” must be a whole number from 1 to 100,000,000`,
  ]),
]

test.each(refusedPrices)('a price row with %o is refused in words', async (change, zh, en) => {
  const row = { ...good, ...change }
  expect(await reasonsOf(putPrices, row)).toEqual([zh])
  expect(await reasonsOf(putPrices, row, 'en')).toEqual([en])
})

test.each([
  [{ quantity: -1 }, '库存数量“-1”应为 0 至 1,000,000,000 的整数'],
  [{ quantity: 1e10 }, '库存数量“10000000000”应为 0 至 1,000,000,000 的整数'],
  [{ quantity: 0.5 }, '库存数量“0.5”应为 0 至 1,000,000,000 的整数'],
  [{ leadTimeDays: 3651 }, '交期“3651”应为 0 至 3650 天的整数'],
  [{ leadTimeDays: -1 }, '交期“-1”应为 0 至 3650 天的整数'],
  [{}, '缺少库存数量和交期'],
  [{ model: 'NO-1', quantity: 1 }, '目录中没有型号“NO-1”'],
])('a stock row with %o is refused in words', async (change, reason) => {
  expect(await reasonsOf(putStock, { model: first.model, ...change })).toEqual([reason])
})

test('of two rows for the same figure the first counts, and the second names it', async () => {
  const list = String(await newList())
  const answer = await putPrices([
    { model: first.model, list, amount: '1' },
    { model: first.model.toLowerCase(), list, amount: '2' },
  ])
  expect(outcomes(answer)).toEqual(['changed', 'refused'])
  expect(answer.data.rows[1].reasons).toEqual(['与第 1 行重复'])
  const stock = await putStock([
    { model: second.model, quantity: 1 },
    { model: second.model, leadTimeDays: 2 },
  ])
  expect(outcomes(stock)).toEqual(['changed', 'refused'])
})

test.each([
  ['no rows', { rows: [] }],
  ['a price as a number, which may no longer be exact', { rows: [{ ...good, amount: 12.5 }] }],
  ['a row without an amount', { rows: [{ model: first.model, list: '1' }] }],
  ['a field that nobody knows', { rows: [{ ...good, price: '1' }] }],
  ['more than ten thousand rows', { rows: Array(10_001).fill(good) }],
  ['a list of lists', { rows: [[good]] }],
])('a request with %s is refused as a whole', async (_what, body) => {
  const { status } = await by('PUT', '/office/price/batch', body)
  expect(status).toBe(400)
})

test('a body beyond the limit of the call is refused before it is read', async () => {
  const body = `{"rows":[{"model":"${'x'.repeat(4096 * 1024)}"}]}`
  expect((await by('PUT', '/office/stock/batch', body)).status).toBe(413)
})

test('stock keeps a figure that is not sent, loses one that is null, and goes without both', async () => {
  const { id, model } = third
  await putStock([{ model, quantity: 40, leadTimeDays: 14 }])
  expect(await stockOf(id)).toMatchObject({ quantity: 40, days: 14, source: 'system' })
  expect(outcomes(await putStock([{ model, quantity: 41 }]))).toEqual(['changed'])
  expect(await stockOf(id)).toMatchObject({ quantity: 41, days: 14 })
  await putStock([{ model, leadTimeDays: null }])
  expect(await stockOf(id)).toMatchObject({ quantity: 41, days: null })
  expect(outcomes(await putStock([{ model, quantity: null }]))).toEqual(['changed'])
  expect(await stockOf(id)).toBeUndefined()
  expect(outcomes(await putStock([{ model, quantity: null }]))).toEqual(['unchanged'])
})

test('stock that is sent again unchanged counts as current again', async () => {
  const { id, model } = third
  await putStock([{ model, quantity: 7 }])
  await sql`update model_stock set updated_at = now() - interval '90 days' where material_id = ${id}`.execute(
    database,
  )
  expect(outcomes(await putStock([{ model, quantity: 7 }]))).toEqual(['unchanged'])
  expect((await stockOf(id))!.age).toBeLessThan(60)
})

test('a repetition with the same key answers as the first time and writes nothing', async () => {
  const list = await newList()
  const rows = [{ model: first.model, list: String(list), amount: '1' }]
  const headers = { 'idempotency-key': 'night 1' }
  const once = await putPrices(rows, headers)
  await sql`delete from list_price where list_id = ${list}`.execute(database)
  expect((await putPrices(rows, headers)).data).toEqual(once.data)
  expect(await pricesOf(list)).toEqual([])
  const other = await putPrices([{ ...rows[0], amount: '2' }], headers)
  expect([other.status, other.meta.message]).toEqual([409, '这一步已经提交过，请刷新页面后再试'])
})

test('two keys do not share their idempotency keys, and neither do a key and a person', async () => {
  const list = String(await newList())
  const headers = { 'idempotency-key': 'shared' }
  const body = (amount: string) => ({ rows: [{ model: first.model, list, amount }] })
  const other = callingBy(shop, (await makeKey(shop, ['prices'], 'Other ERP')).key)
  expect((await by('PUT', '/office/price/batch', body('1'), headers)).status).toBe(200)
  expect((await other('PUT', '/office/price/batch', body('2'), headers)).status).toBe(200)
  expect((await call('sales', 'PUT', '/office/price/batch', body('3'), headers)).status).toBe(200)
  expect(await pricesOf(Number(list))).toMatchObject([{ amount: '3' }])
})

test('a batch is one line of the audit log with its counts, by the key', async () => {
  const before = await database
    .selectFrom('audit')
    .select((one) => one.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  const rows = products.map(({ model }, at) => ({ model, quantity: 1000 + at }))
  await putStock([...rows, { model: 'NO-1', quantity: 1 }])
  const after = await database
    .selectFrom('audit')
    .select((one) => one.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(after.n) - Number(before.n)).toBe(1)
  const { data } = await call('operator', 'GET', '/office/audit/page?size=1')
  expect(data.records[0]).toMatchObject({
    who: '接口密钥 ERP',
    operationName: '批量写入库存与交期',
    changed: products.length,
  })
  const line = await call('operator', 'GET', `/office/audit/${data.records[0].id}`)
  expect(line.data.details).toBe('未通过：1\n未变：0')
  expect(line.data.changes).toBeUndefined()
})

test.each(['sales', 'operator'])('%s may send a batch too, and nobody else may', async (who) => {
  const body = { rows: [{ model: first.model, quantity: 5 }] }
  expect((await call(who, 'PUT', '/office/stock/batch', body)).status).toBe(200)
  for (const other of ['quality', 'agent', 'editor', 'buyer', 'supplier'])
    expect((await call(other, 'PUT', '/office/stock/batch', body)).status).toBe(403)
})

test('a product that is removed while its batch is checked is refused in its row', async () => {
  const { writePrices } = await import('../../../../src/server/prices/batch/write-prices.sql')
  const { writeStock } = await import('../../../../src/server/prices/batch/write-stock.sql')
  const price = { listId: usual, fromCounts: 1, amount: '1', per: 1 } as const
  const written = await database.transaction().execute(async (inside) => ({
    prices: await writePrices(inside, [
      { ...price, materialId: 2_000_000_000 },
      { ...price, materialId: first.id },
    ]),
    stock: await writeStock(inside, [
      { materialId: 2_000_000_000, quantity: 1, leadTimeDays: undefined },
    ]),
  }))
  expect([...written.prices.keys()]).toEqual([1])
  expect(written.stock.size).toBe(0)
})

test('readers are not held up by a batch that is not committed yet, and see it whole afterwards', async () => {
  const list = String(await newList({ nameZh: '读者', nameEn: 'Readers' }))
  await putPrices([{ model: second.model, list, amount: '5' }])
  const asked = () => call(null, 'POST', '/web/product/price', { materialIds: [second.id] })
  const before = await asked()
  const other = connect(shop.place.url, 1)
  closeAfterFile(() => other.destroy())
  const writer = await other.startTransaction().execute()
  await sql`lock table list_price in share row exclusive mode`.execute(writer)
  await sql`update list_price set amount = 0.01 where material_id = ${second.id}`.execute(writer)
  expect((await asked()).data).toEqual(before.data)
  await writer.commit().execute()
  const amounts = (await asked()).data.products[0].breaks.map(
    ({ amount }: { amount: string }) => amount,
  )
  expect(amounts).toEqual(['0.01'])
})

test('another process shows the new price at its next answer', async () => {
  const beside = await startApp({
    beside: shop,
    catalogue: 'demo',
    settings: { priceViewers: 'everybody' },
  })
  const list = String(await newList({ nameZh: '别处', nameEn: 'Elsewhere' }))
  const amountAt = async () => {
    const body = { materialIds: [third.id] }
    const { data } = await beside.call(null, 'POST', '/web/product/price', body)
    return data.products[0]?.breaks?.[0]?.amount
  }
  await amountAt()
  for (const amount of ['0.02', '0.01']) {
    await putPrices([{ model: third.model, list, amount }])
    expect(await amountAt()).toBe(amount)
  }
})

test('batches that come all at once are written, or told to come again', async () => {
  const crowd = callingBy(shop, (await makeKey(shop, ['stock'], 'Crowd')).key)
  const put = (rows: object[]) => crowd('PUT', '/office/stock/batch', { rows })
  const answers = await Promise.all(
    [...products, ...products].map(({ model }, at) => put([{ model, quantity: at }])),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
  expect((await put([{ model: first.model, quantity: 3 }])).status).toBe(200)
})
