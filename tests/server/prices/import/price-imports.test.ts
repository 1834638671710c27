import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startApp } from '../../../app'

const { call, database } = await startApp({ catalogue: 'demo' })

const { rows: products } = await sql<{ id: number; model: string }>`
  select id, model from material where published order by id limit 4`.execute(database)
const [first, second, third] = products.map(({ model }) => model)
const ids = products.map(({ id }) => id)

const newList = async (fields: object) =>
  (await call('sales', 'POST', '/office/price/list', fields)).data.id as number
const listId = await newList({
  nameZh: '测试价目表',
  nameEn: 'Test list',
  currency: 'CNY',
  validFrom: '2026-01-01',
})

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`
const csv = (rows: (string | undefined)[][]) =>
  rows.map((row) => row.map((cell = '') => quoted(cell)).join(',')).join('\n')
const upload = (rows: (string | undefined)[][], who = 'sales', language = 'en') =>
  call(
    who,
    'POST',
    '/office/price/import',
    { name: 'sheet.csv', content: Buffer.from(csv(rows)).toString('base64') },
    { 'accept-language': language },
  )
const rowsOf = async (id: number, kind: string, language = 'en') =>
  (
    await call('sales', 'GET', `/office/price/import/${id}/rows?kind=${kind}&size=100`, undefined, {
      'accept-language': language,
    })
  ).data.records
const act = (id: number, action: string) =>
  call('sales', 'POST', `/office/price/import/${id}/${action}`)
const pricesNow = async () =>
  (
    await sql<{ model: string; from: number; amount: string; per: number }>`
      select model, from_counts as from, amount::text, per from list_price join material on material.id = material_id
      where list_id = ${listId} order by material.id, from_counts`.execute(database)
  ).rows

const heads = ['Model', 'Minimum quantity', 'Price', 'Price per', 'Price list', 'Currency']

test('a sheet of prices is checked, stored and undone', async () => {
  const { status, data } = await upload([
    heads,
    [first, '1', '12.50', '100', 'Test list', 'CNY'],
    [first, "1'000", '11.00', 'per 100', '测试价目表', ''],
    [second, '', '3', '', 'test LIST', 'Renminbi (CNY)'],
    [third, '', '', '', '', ''],
  ])
  expect(status).toBe(200)
  expect(data).toMatchObject({ kind: 'prices', state: 'checked', added: 3, refused: 0 })
  expect(await pricesNow()).toEqual([])
  expect((await act(data.id, 'confirm')).data).toMatchObject({ state: 'stored', added: 3 })
  expect(await pricesNow()).toEqual([
    { model: first, from: 1, amount: '12.50', per: 100 },
    { model: first, from: 1000, amount: '11.00', per: 100 },
    { model: second, from: 1, amount: '3', per: 1 },
  ])
  const { data: again } = await upload([
    heads,
    [first, '1', '12.5', '100', 'Test list', ''],
    [second, '1', '4', '1', 'Test list', ''],
  ])
  expect(again).toMatchObject({ unchanged: 1, changed: 1, added: 0 })
  expect(await rowsOf(again.id, 'changed')).toMatchObject([
    { id: 3, model: second, before: '¥\u00a03 / 1', after: '¥\u00a04 / 1', listName: 'Test list' },
  ])
  await act(again.id, 'confirm')
  expect((await pricesNow())[2]).toMatchObject({ amount: '4' })
  expect((await act(again.id, 'undo')).data).toMatchObject({ state: 'undone', kept: 0 })
  expect((await pricesNow())[2]).toMatchObject({ amount: '3' })
  expect((await act(data.id, 'undo')).data).toMatchObject({ state: 'undone', kept: 0 })
  expect(await pricesNow()).toEqual([])
})

test('each row that cannot be stored is refused with its reason in words, in both languages', async () => {
  const rows: [(string | undefined)[], RegExp, RegExp][] = [
    [['', '1', '2', '1', 'Test list'], /Model missing/, /缺少型号/],
    [
      ['NO-SUCH 1', '1', '2', '1', 'Test list'],
      /“NO-SUCH 1” is not in the catalogue/,
      /没有型号“NO-SUCH 1”/,
    ],
    [[first, '1', '-2', '1', 'Test list'], /negative/, /负数/],
    [[first, '2', '0', '1', 'Test list'], /is 0/, /为 0/],
    [[first, '3', 'cheap', '1', 'Test list'], /not recognised/, /无法识别/],
    [[first, '1e9', '2', '1', 'Test list'], /must be a whole number/, /整数/],
    [[first, '1000000000', '2', '1', 'Test list'], /must be a whole number/, /整数/],
    [[first, '4', '2', '12', 'Test list'], /must be 1, 100 or 1000/, /1、100 或 1000/],
    [[first, '5', '2', '1', ''], /list missing/, /缺少价目表/],
    [[first, '6', '2', '1', 'Other'], /no price list named “Other”/, /没有名为“Other”/],
    [[first, '7', '2', '1', 'Test list', 'EUR'], /differs from .* CNY/, /CNY 不同/],
    [[second, '8', '2', '1', 'Test list'], /^$/, /^$/],
    [[second, '8', '3', '1', 'Test list'], /Duplicate of line 13/, /第 13 行重复/],
  ]
  const { data } = await upload([heads, ...rows.map(([row]) => row)])
  expect(data).toMatchObject({ added: 1, refused: 12 })
  const [english, chinese] = [
    await rowsOf(data.id, 'refused', 'en'),
    await rowsOf(data.id, 'refused', 'zh'),
  ]
  const wanted = rows.filter(([, en]) => !en.test(''))
  wanted.forEach(([, en, zh], place) => {
    expect(english[place].reasons.join('; ')).toMatch(en)
    expect(chinese[place].reasons.join('; ')).toMatch(zh)
  })
  await act(data.id, 'cancel')
  expect(await pricesNow()).toEqual([])
})

test('an undo leaves a price that somebody changed since, and says how many', async () => {
  const { data } = await upload([
    heads,
    [first, '1', '5', '1', 'Test list'],
    [second, '1', '6', '1', 'Test list'],
  ])
  await act(data.id, 'confirm')
  const change = { materialId: ids[0], fromCounts: 1, amount: '5.5' }
  await call('sales', 'PUT', `/office/price/list/${listId}/prices`, { prices: [change] })
  expect((await act(data.id, 'undo')).data).toMatchObject({ kept: 1 })
  expect(await pricesNow()).toMatchObject([{ model: first, amount: '5.5' }])
  const removal = { materialId: ids[0], fromCounts: 1 }
  await call('sales', 'PUT', `/office/price/list/${listId}/prices`, { prices: [removal] })
  expect(await pricesNow()).toEqual([])
})

test('an import is stored once, and only what was stored is undone', async () => {
  const { data } = await upload([heads, [first, '1', '5', '1', 'Test list']])
  expect((await act(data.id, 'undo')).status).toBe(409)
  const both = await Promise.all([act(data.id, 'confirm'), act(data.id, 'confirm')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await act(data.id, 'cancel')).status).toBe(409)
  expect((await act(data.id, 'undo')).status).toBe(200)
  expect((await act(data.id, 'undo')).status).toBe(409)
  expect((await act(99_999, 'confirm')).status).toBe(404)
})

test('a list that was deleted or got another currency after the check refuses its rows', async () => {
  const other = await newList({
    nameZh: '短期',
    nameEn: 'Short',
    currency: 'CNY',
    validFrom: '2026-01-01',
  })
  const { data } = await upload([heads, [first, '1', '5', '1', 'Short']])
  const changed = { nameZh: '短期', nameEn: 'Short', currency: 'EUR', validFrom: '2026-01-01' }
  await call('sales', 'PUT', `/office/price/list/${other}`, { ...changed, version: 1 })
  const answer = await act(data.id, 'confirm')
  expect(answer.status).toBe(409)
  expect(answer.meta.message).toMatch(/没有可导入的行|There are no rows to import/)
  await call('sales', 'DELETE', `/office/price/list/${other}`)
})

test('a sheet of stock is stored, confirmed as current by the same figures, and undone', async () => {
  const stockNow = async () =>
    (
      await sql<{ quantity: number | null; days: number | null; old: boolean }>`
        select quantity, lead_time_days as days, updated_at < now() - interval '1 day' as old
        from model_stock where material_id = any(${ids}::int[]) order by material_id`.execute(
        database,
      )
    ).rows
  const sheet = [
    ['型号规格', '库存数量', '交期（天）'],
    [first, "1'200", '14'],
    [second, '', '7'],
    [third, '-3', 'soon'],
  ]
  const { data } = await upload(sheet)
  expect(data).toMatchObject({ kind: 'stock', added: 2, refused: 1 })
  expect((await rowsOf(data.id, 'refused'))[0].reasons).toHaveLength(2)
  await act(data.id, 'confirm')
  expect(await stockNow()).toEqual([
    { quantity: 1200, days: 14, old: false },
    { quantity: null, days: 7, old: false },
  ])
  await sql`update model_stock set updated_at = now() - interval '9 days'`.execute(database)
  const { data: again } = await upload(sheet)
  expect(again).toMatchObject({ unchanged: 2, added: 0, changed: 0 })
  await act(again.id, 'confirm')
  expect((await stockNow()).map(({ old }) => old)).toEqual([false, false])
  await act(again.id, 'undo')
  expect((await stockNow()).map(({ old }) => old)).toEqual([true, true])
})

test.each([
  [
    [
      ['Something', 'Else'],
      ['1', '2'],
    ],
  ],
  [
    [
      ['Model', 'Price'],
      [first, '2'],
    ],
  ],
  [[heads]],
])('a sheet without the needed columns or rows is refused (%#)', async (rows) => {
  expect((await upload(rows)).status).toBe(400)
})

test('an exported list is imported again without a change', async () => {
  const { data } = await upload([heads, [first, '1', '5.25', '1000', 'Test list']])
  await act(data.id, 'confirm')
  const sheet = await call('sales', 'GET', `/office/price/list/${listId}/sheet?format=csv`)
  const { data: back } = await call('sales', 'POST', '/office/price/import', {
    name: 'list.csv',
    content: sheet.bytes.toString('base64'),
  })
  expect(back).toMatchObject({ kind: 'prices', unchanged: 1, added: 0, changed: 0, refused: 0 })
  const stock = await call('sales', 'GET', '/office/stock/sheet?format=csv')
  const { data: stocked } = await call('sales', 'POST', '/office/price/import', {
    name: 'stock.csv',
    content: stock.bytes.toString('base64'),
  })
  expect(stocked).toMatchObject({ kind: 'stock', unchanged: 2, added: 0, refused: 0 })
  await act(data.id, 'undo')
})

test('only sales and operators import prices', async () => {
  const sheet = [heads, [first, '1', '5', '1', 'Test list']]
  for (const who of ['buyer', 'supplier', 'editor', 'agent', 'quality'])
    expect((await upload(sheet, who)).status, who).toBe(403)
  expect((await upload(sheet, 'operator')).status).toBe(200)
})

test('a new list is exported with a row for each product, to be filled in', async () => {
  const { text } = await call('sales', 'GET', `/office/price/list/${listId}/sheet?format=csv`)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from material where published`.execute(database)
  expect(text.trim().split('\n').length).toBeGreaterThan((rows[0]?.count ?? 0) * 0.9)
})
