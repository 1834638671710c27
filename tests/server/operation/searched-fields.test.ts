import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { itemAt } from '../../../src/domain/lists/items'
import { startApp } from '../../app'

const { call, database } = await startApp({ catalogue: 'demo' })

/** Two products; the price of one and the stock of both change, and an order line refers to the first. */
await sql`
  insert into material (id, class_id, model, material_name, material_name_en)
  select id, (select min(id) from product_class), model, name, english
  from (values (900001, 'ZX-1', '甲环槽铆钉', 'Lockbolt alpha'), (900002, 'ZX-12', '乙环槽铆钉', 'Lockbolt beta'))
    as product (id, model, name, english)
`.execute(database)

const change = (record: string, fields: object, before?: object) => ({
  record,
  ...(before && { before }),
  after: fields,
})

async function note(operation: string, records: string[], changes: object[]) {
  const data = JSON.stringify({ changed: changes.length, changes })
  await sql`
    insert into audit (operation, request_id, records, data) values (${operation}, '', ${records}::text[], ${data}::jsonb)
  `.execute(database)
}

const [first, second] = ['material:900001', 'material:900002']
await note(
  'both',
  [second, first],
  [
    change(second, { inventory: 5 }, { inventory: 4 }),
    change(first, { inventory: 7 }, { inventory: 6 }),
  ],
)
const { rows: lines } = await sql<{ record: string }>`
  with reservation as (
    insert into intention_order (unique_code, account_id, user_id)
    select 'RES-1', account_id, id from app_user where username = 'buyer' returning id
  )
  insert into intention_order_line (order_id, type_id, data_id, counts, required_date)
  select id, 1, 900001, 5, '2030-01-01' from reservation
  returning 'intention_order_line:' || id as record
`.execute(database)
const orderLine = itemAt(lines, 0).record
await note('line', [orderLine], [change(orderLine, { price: 'CNY 2.00' })])
await note(
  'relation',
  ['material_relation:900002/1/900001'],
  [change('material_relation:900002/1/900001', { material_id: 900002, related_id: 900001 })],
)
await note('other', ['material:900002'], [change(second, { min_quantity: 5 }, { min_quantity: 1 })])

const offer = (amount: string, note: string) => ({ 12: { unitPrice: { amount, per: 100 }, note } })
await note(
  'answer',
  ['quotation:1/1'],
  [change('quotation:1/1', { lines: offer('2.50', 'a') }, { lines: offer('2.40', 'a') })],
)
await note(
  'remark',
  ['quotation:1/2'],
  [change('quotation:1/2', { lines: offer('9', 'c') }, { lines: offer('9', 'b') })],
)

async function search(query: Record<string, string>, language = 'en') {
  const path = `/office/audit/page?size=100&${new URLSearchParams(query)}`
  const { data } = await call('operator', 'GET', path, undefined, { 'accept-language': language })
  return data.records as { operation: string; record: string }[]
}
const operations = async (query: Record<string, string>, language?: string) =>
  (await search(query, language)).map(({ operation }) => operation)

test('a search by model number finds its own changes first, then those of records that refer to it', async () => {
  expect(await operations({ product: 'zx-1' })).toEqual(['both', 'relation', 'line'])
  expect(await operations({ product: 'ZX-12' })).toEqual(['other', 'both', 'relation'])
  expect(await operations({ product: 'zx-1', order: '-time' })).toEqual([
    'relation',
    'line',
    'both',
  ])
})

test('a product is found by its name in both languages and named first in its line', async () => {
  const [line] = await search({ product: 'lockbolt ALPHA' })
  expect(line?.record).toMatch(/ZX-1, .*ZX-12$/)
  expect(await operations({ product: '甲环槽' }, 'zh')).toEqual(['both', 'relation', 'line'])
  expect(await operations({ product: 'nothing like it' })).toEqual([])
  expect(await operations({ product: '%' })).toEqual([])
})

test('a field is found by its name in the language of the reader', async () => {
  expect(await operations({ field: 'unit price' })).toEqual(['answer', 'line'])
  expect(await operations({ field: '价格' }, 'zh')).toContain('line')
  expect(await operations({ field: 'stock' })).toEqual(['both'])
  expect(await operations({ field: '库存' }, 'zh')).toEqual(['both'])
  expect(await operations({ field: 'stock', product: 'ZX-1' })).toEqual(['both'])
  expect(await operations({ field: 'price', product: 'ZX-12' })).toEqual([])
  expect(await operations({ field: 'no such field' })).toEqual([])
})

test.each(['en', 'zh'])(
  'prices and stock of a product are found by the product, by both words, and by its model, in %s',
  async (language) => {
    const { data: list } = await call('sales', 'POST', '/office/price/list', {
      nameZh: `清单 ${language}`,
      nameEn: `List ${language}`,
      currency: 'CNY',
      validFrom: '2026-01-01',
    })
    const price = { materialId: 900002, fromCounts: 2000, per: 100 }
    for (const amount of ['21.90', '99.99', undefined]) {
      const prices = [{ ...price, ...(amount && { amount }) }]
      const path = `/office/price/list/${list.id}/prices`
      const saved = await call('sales', 'PUT', path, { prices })
      expect(saved.status, saved.text).toBe(200)
      const stocks = [{ materialId: 900002, quantity: amount ? 77 : 78, leadTimeDays: 9 }]
      await call('sales', 'PUT', '/office/stock', { stocks })
    }
    for (const field of ['price', '价格', 'Stock', '库存']) {
      const isPrice = ['price', '价格'].includes(field)
      const lines = await search({ product: 'ZX-12', field }, language)
      const named = lines.filter(({ operation }) => /^save(Prices|Stock)$/.test(operation))
      expect(named.length, field).toBeGreaterThan(1)
      expect(new Set(named.map(({ operation }) => operation)).size, field).toBe(1)
      const record = isPrice ? / ZX-12 · .*2000/ : /ZX-12/
      for (const line of named) expect(line.record).toMatch(record)
    }
  },
)

test('a field inside a value is found where it changed, and not where it stayed', async () => {
  expect(await operations({ field: 'price' })).toContain('answer')
  expect(await operations({ field: '单价' }, 'zh')).toContain('answer')
  expect(await operations({ field: 'price' })).not.toContain('remark')
  expect(await operations({ field: 'note' })).toContain('remark')
  expect(await operations({ field: 'note' })).not.toContain('answer')
})

test('the order line of a searched product is named first, by its model', async () => {
  const records = ['intention_order_line:999991', 'intention_order_line:999992', orderLine]
  await note('several', records, [])
  const several = (await search({ product: 'ZX-1' })).find((line) => line.operation === 'several')
  expect(several?.record).toMatch(/^\S.* ZX-1, /)
})

test('among many lines both searches use an index', async () => {
  await sql`
    insert into audit (operation, request_id, records, data)
    select 'bulk', '', array['app_user:' || n], jsonb_build_object('changes', jsonb_build_array(
      jsonb_build_object('record', 'app_user:' || n, 'after', jsonb_build_object('username', n))))
    from generate_series(1, 20000) as n
  `.execute(database)
  await sql`analyze audit`.execute(database)
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from audit where records && array['material:900001']
      or audit_field_words(data) && array['material_relation.related_id=900001']
  `.execute(database)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('audit_field_words')
  expect(plan).not.toContain('Seq Scan')
  expect(await operations({ product: 'ZX-1' })).toEqual(['both', 'several', 'relation', 'line'])
})
