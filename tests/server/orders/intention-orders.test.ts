import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { dayAt } from '../../../src/domain/days/day'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const shop = await startApp()
const { database, call } = shop
const [bolt, nut, wagonload] = (await givenProducts(database, [
  { model: 'HB-12-80', materialName: '六角头螺栓', materialNameEn: 'Hexagon head bolt' },
  { model: 'HN-12', materialName: '六角螺母', materialNameEn: 'Hexagon nut', minQuantity: 0 },
  { model: 'WS-30', materialName: '弹簧垫圈', materialNameEn: '', minQuantity: 500 },
])) as [number, number, number]

const today = dayAt('Asia/Shanghai')
const later = '2099-12-31'

beforeEach(async () => {
  await database.deleteFrom('intention_order').execute()
  await database.deleteFrom('notification').execute()
})

const entry = (dataId: number, counts = 10, requiredDate = later) => ({
  dataId,
  counts,
  requiredDate,
})

const submit = (
  who: string | null,
  productList: unknown,
  more: object = {},
  headers: Record<string, string> = {},
) => call(who, 'POST', '/web/intention/order/submit', { productList, ...more }, headers)

const page = (who: string | null, query = '') =>
  call(who, 'GET', `/web/intention/order/page${query}`)

async function givenOrder(
  who = 'buyer',
  entries = [entry(bolt)],
): Promise<{ id: number; uniqueCode: string }> {
  return (await submit(who, entries)).data
}

/** Sets an order to a state that staff or time would cause. */
const change = (id: number, values: { status_code?: number; created_at?: Date }) =>
  database.updateTable('intention_order').set(values).where('id', '=', id).execute()

test('a reservation is made and found again with its lines, its history and its number', async () => {
  const { status, data, meta } = await submit('buyer', [entry(bolt, 200, today)], {
    remark: '急用',
  })
  expect({ status, message: meta.message }).toEqual({ status: 200, message: '预订已提交' })
  expect(data.uniqueCode).toMatch(new RegExp(`^YD${today.replaceAll('-', '')}-\\d{6}$`))

  const found = await call('buyer', 'GET', `/web/intention/order/${data.id}`)
  expect(found.data).toMatchObject({
    uniqueCode: data.uniqueCode,
    statusCode: 1,
    remark: '急用',
    createdBy: '林悦',
    summary: '六角头螺栓 HB-12-80 × 200',
    lineCount: 1,
    productList: [
      { dataId: bolt, counts: 200, requiredDate: today, unitName: '件', model: 'HB-12-80' },
    ],
    timeline: [{ who: '林悦', what: '提交了预订' }],
  })
})

test('counts below the minimum quantity are raised to it', async () => {
  const { id } = await givenOrder('buyer', [
    entry(wagonload, 1),
    entry(nut, 1),
    entry(wagonload, 501),
  ])
  const { data } = await call('buyer', 'GET', `/web/intention/order/${id}`)
  expect(data.productList.map(({ counts }: { counts: number }) => counts)).toEqual([500, 1, 501])
})

test('a reservation names its products in the language of the reader, the Chinese name where there is no English', async () => {
  const { id } = await givenOrder('buyer', [entry(bolt), entry(wagonload)])
  const english = { 'accept-language': 'en' }
  const { data } = await call('buyer', 'GET', `/web/intention/order/${id}`, undefined, english)
  expect(data.productList).toMatchObject([
    { materialName: 'Hexagon head bolt', unitName: 'pc' },
    { materialName: '弹簧垫圈' },
  ])
  expect(data.summary).toBe('Hexagon head bolt HB-12-80 × 10 and 1 more')
  expect(data.timeline).toMatchObject([{ what: 'submitted the reservation' }])
})

test('a reservation keeps the names of the day it was made', async () => {
  const { id } = await givenOrder()
  await database
    .updateTable('material')
    .set({ material_name: '新名称' })
    .where('id', '=', bolt)
    .execute()
  const { data } = await call('buyer', 'GET', `/web/intention/order/${id}`)
  await database
    .updateTable('material')
    .set({ material_name: '六角头螺栓' })
    .where('id', '=', bolt)
    .execute()
  expect(data.productList[0].materialName).toBe('六角头螺栓')
})

test.each([
  ['no line', [], '请至少选择一个产品'],
  ['a date in the past', [entry(1, 1, '2020-01-01')], '需求日期不能早于今天'],
  ['a product that does not exist', [entry(2_000_000_000)], '产品不存在或已下架：#2000000000'],
  ['no date', [{ dataId: 1, counts: 1 }], '输入有误，请检查标出的内容'],
  ['a day that no calendar has', [entry(1, 1, '2099-02-30')], '输入有误，请检查标出的内容'],
  ['a time instead of a day', [entry(1, 1, '2099-02-03T10:00:00Z')], '输入有误，请检查标出的内容'],
  ['a quantity of 0', [entry(1, 0)], '输入有误，请检查标出的内容'],
  ['a negative quantity', [entry(1, -5)], '输入有误，请检查标出的内容'],
  ['half a piece', [entry(1, 1.5)], '输入有误，请检查标出的内容'],
  ['a quantity as a text', [{ ...entry(1), counts: '10' }], '输入有误，请检查标出的内容'],
  ['an unknown field', [{ ...entry(1), price: 1 }], '输入有误，请检查标出的内容'],
  [
    'more than 500 lines',
    Array.from({ length: 501 }, () => entry(1)),
    '输入有误，请检查标出的内容',
  ],
])('a reservation with %s is refused and nothing is stored', async (_what, entries, message) => {
  const { status, meta } = await submit('buyer', entries)
  expect({ status, message: meta.message }).toEqual({ status: 400, message })
  expect(await database.selectFrom('intention_order').selectAll().execute()).toEqual([])
})

test('the refusal of a date names the line', async () => {
  const { data } = await submit('buyer', [entry(bolt), entry(bolt, 1, '2020-01-01')])
  expect(data.errors).toEqual([
    { path: 'productList.1.requiredDate', message: '需求日期不能早于今天' },
  ])
})

test('a remark has at most 200 characters, and one beyond the basic plane counts once', async () => {
  expect((await submit('buyer', [entry(bolt)], { remark: '𠮷'.repeat(200) })).status).toBe(200)
  const refused = await submit('buyer', [entry(bolt)], { remark: '𠮷'.repeat(201) })
  expect(refused).toMatchObject({
    status: 400,
    data: { errors: [{ message: '备注不能超过 200 字' }] },
  })
})

test('SQL and HTML in a remark stay the text that they are', async () => {
  const remark = `'); drop table intention_order; -- <script>alert(1)</script> {{code}} $t(common.done)`
  const { data } = await submit('buyer', [entry(bolt)], { remark })
  expect((await call('buyer', 'GET', `/web/intention/order/${data.id}`)).data.remark).toBe(remark)
})

test.each([['\u0000'], ['\ud800']])(
  'a remark that no database can hold (%j) is refused',
  async (remark) => {
    expect((await submit('buyer', [entry(bolt)], { remark })).status).toBe(400)
  },
)

test('a colleague sees the reservations of the company, another customer does not', async () => {
  const { id } = await givenOrder('buyer')
  expect((await page('designer')).data).toMatchObject({
    total: 1,
    records: [{ id, createdBy: '林悦' }],
  })
  expect((await call('designer', 'GET', `/web/intention/order/${id}`)).status).toBe(200)

  expect((await page('engineer')).data).toMatchObject({ total: 0, records: [] })
  const others = await call('engineer', 'GET', `/web/intention/order/${id}`)
  expect(others).toMatchObject({ status: 404, meta: { message: '预订单不存在' } })
})

test.each([
  ['POST', '/web/intention/order/submit', { productList: [] }],
  ['GET', '/web/intention/order/page', undefined],
  ['GET', '/web/intention/order/counts', undefined],
  ['GET', '/web/intention/order/often/product', undefined],
  ['GET', '/web/intention/order/1', undefined],
  ['POST', '/web/intention/order/delete/1', undefined],
] as const)(
  'a visitor is asked to log in, a supplier and staff are refused: %s %s',
  async (method, path, body) => {
    expect(await call(null, method, path, body)).toMatchObject({
      status: 401,
      meta: { message: '请先登录' },
    })
    for (const who of ['supplier', 'sales']) {
      expect(await call(who, method, path, body)).toMatchObject({
        status: 403,
        data: { reason: 'forbidden' },
      })
    }
  },
)

test.each(['', '?keyword=HB-12'])(
  'a reservation that was submitted earlier stands below, whatever its number (%s)',
  async (query) => {
    const [first, second] = [await givenOrder(), await givenOrder()]
    await change(second.id, { created_at: new Date('2020-01-01') })
    const { data } = await page('buyer', query)
    expect(data.records.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
  },
)

test('the page is newest first and cut into pages', async () => {
  const made = []
  for (let count = 0; count < 3; count++) made.unshift((await givenOrder()).id)
  const first = await page('buyer', '?current=1&size=2')
  expect(first.data).toMatchObject({ total: 3, current: 1, size: 2 })
  expect(first.data.records.map(({ id }: { id: number }) => id)).toEqual(made.slice(0, 2))
  expect((await page('buyer', '?current=2&size=2')).data.records).toMatchObject([{ id: made[2] }])
  expect((await page('buyer', '?current=1000000&size=100')).data).toMatchObject({
    total: 3,
    records: [],
  })
})

test.each([
  '?size=-1',
  '?size=0',
  '?size=101',
  '?current=0',
  '?current=1e99',
  '?type=7',
  '?statusCode=9',
  '?foo=1',
])('a page with %s is refused', async (query) => {
  expect(await page('buyer', query)).toMatchObject({ status: 400, data: { errors: [{}] } })
})

test.each([
  ['the number', (code: string) => code.slice(2)],
  ['the model', () => 'hn-1'],
  ['the Chinese name', () => '螺母'],
  ['the English name', () => 'hexagon NUT'],
])('a reservation is found by %s', async (_what, keywordOf) => {
  await givenOrder('buyer', [entry(bolt)])
  const { id, uniqueCode } = await givenOrder('buyer', [entry(bolt), entry(nut)])
  const { data } = await page('buyer', `?keyword=${encodeURIComponent(keywordOf(uniqueCode))}`)
  expect(data).toMatchObject({ total: 1, records: [{ id }] })
})

test.each(['%', '_', '\\', "' or 1=1 --"])('the keyword %s is no pattern', async (keyword) => {
  await givenOrder()
  expect((await page('buyer', `?keyword=${encodeURIComponent(keyword)}`)).data.total).toBe(0)
})

test('reservations are filtered by state and by time', async () => {
  const { id } = await givenOrder()
  const old = await givenOrder()
  await change(old.id, { status_code: 4, created_at: new Date('2020-06-01T00:00:00Z') })
  expect((await page('buyer', '?statusCode=4')).data).toMatchObject({
    total: 1,
    records: [{ id: old.id }],
  })
  expect((await page('buyer', '?type=1')).data).toMatchObject({ total: 1, records: [{ id }] })
  expect((await page('buyer', '?type=6')).data).toMatchObject({
    total: 1,
    records: [{ id: old.id }],
  })
  expect((await page('buyer', '?type=0')).data.total).toBe(2)
})

test('open reservations are those with something to see to, the others have ended', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => givenOrder()))
  await Promise.all(made.map(({ id }, index) => change(id, { status_code: index + 1 })))
  const states = async (query: string) => {
    const { records } = (await page('buyer', query)).data
    return records.map((one: { statusCode: number }) => one.statusCode).sort()
  }
  expect(await states('?progress=open')).toEqual([1, 2, 3])
  expect(await states('?progress=ended')).toEqual([4, 5, 6])
  expect(await states('?progress=open&statusCode=4')).toEqual([])
})

test('a year begins with the day of the shop', async () => {
  const year = Number(today.slice(0, 4))
  const { id } = await givenOrder()
  await change(id, { created_at: new Date(`${year - 1}-12-31T16:00:00Z`) })
  expect((await page('buyer', '?type=3')).data.total).toBe(1)
  await change(id, { created_at: new Date(`${year - 1}-12-31T15:59:59Z`) })
  expect((await page('buyer', '?type=3')).data.total).toBe(0)
  expect((await page('buyer', '?type=4')).data.total).toBe(1)
})

test('the account counts its reservations', async () => {
  await givenOrder('buyer')
  await givenOrder('designer')
  expect((await call('buyer', 'GET', '/web/intention/order/counts')).data).toEqual({ counts: 2 })
  expect((await call('engineer', 'GET', '/web/intention/order/counts')).data).toEqual({ counts: 0 })
})

test('frequently reserved products come first; withdrawn reservations do not count', async () => {
  await givenOrder('buyer', [entry(bolt)])
  await givenOrder('designer', [entry(nut), entry(bolt)])
  const gone = await givenOrder('buyer', [entry(wagonload)])
  await change(gone.id, { status_code: 5 })
  const { data } = await call('buyer', 'GET', '/web/intention/order/often/product')
  expect(data).toMatchObject([
    {
      id: bolt,
      model: 'HB-12-80',
      className: '六角头螺栓',
      abbreviationEn: 'Bolts',
      isCalculate: 1,
    },
    { id: nut },
  ])
  expect((await call('engineer', 'GET', '/web/intention/order/often/product')).data).toEqual([])
})

const withdraw = (who: string | null, id: number) =>
  call(who, 'POST', `/web/intention/order/delete/${id}`)

test('a reservation is withdrawn while submitted or answered', async () => {
  for (const status_code of [1, 2]) {
    const { id } = await givenOrder()
    await change(id, { status_code })
    const { status, data, meta } = await withdraw('designer', id)
    expect({ status, message: meta.message }).toEqual({ status: 200, message: '预订已撤回' })
    expect(data).toMatchObject({
      statusCode: 5,
      timeline: [{ who: '林悦' }, { who: '何青', what: '撤回了预订' }],
    })
  }
})

test.each([3, 4, 5, 6])('a reservation in state %i is not withdrawn', async (status_code) => {
  const { id } = await givenOrder()
  await change(id, { status_code })
  expect(await withdraw('buyer', id)).toMatchObject({
    status: 409,
    meta: { message: '此状态的预订单不能撤回' },
  })
})

test('two concurrent withdrawals: one is refused, and the history has one line', async () => {
  const { id } = await givenOrder()
  const answers = await Promise.all([withdraw('buyer', id), withdraw('designer', id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await call('buyer', 'GET', `/web/intention/order/${id}`)).data.timeline).toHaveLength(2)
})

test("another customer's reservation is not withdrawn, nor one that does not exist", async () => {
  const { id } = await givenOrder('buyer')
  expect((await withdraw('engineer', id)).status).toBe(404)
  expect((await withdraw('buyer', 2_000_000_000)).status).toBe(404)
  expect((await call('buyer', 'GET', `/web/intention/order/${id}`)).data.statusCode).toBe(1)
})

const messagesOf = async (who: string) =>
  (await call(who, 'GET', '/admin/sysnotifyremind/page?model=CRRC_SALES&state=0')).data.records

test('sales and colleagues hear of a reservation and of its withdrawal, others do not', async () => {
  const { id, uniqueCode } = await givenOrder('buyer')
  await withdraw('buyer', id)
  const heard = [
    { content: `预订单 ${uniqueCode} 已撤回` },
    { content: `新预订单 ${uniqueCode}：林悦` },
  ]
  for (const who of ['sales', 'operator', 'designer'])
    expect(await messagesOf(who)).toMatchObject(heard)
  for (const who of ['buyer', 'engineer', 'agent']) expect(await messagesOf(who)).toEqual([])
  expect((await messagesOf('designer'))[0].link).toBe(`/reserve/${id}/${uniqueCode}`)
})

test('a reservation asks sales for an answer until it moves on, and colleagues for nothing', async () => {
  const toDo = async (who: string) =>
    (await call(who, 'GET', '/admin/sysnotifyremind/page?type=todo')).data.total
  const { id } = await givenOrder('buyer')
  expect([await toDo('sales'), await toDo('designer')]).toEqual([1, 0])
  await withdraw('buyer', id)
  expect([await toDo('sales'), await toDo('designer')]).toEqual([0, 0])
})

test('when a part of a submission fails, nothing of it is stored', async () => {
  await database.schema
    .alterTable('notification')
    .addCheckConstraint('nobody_is_told', sql`false`)
    .execute()
  const failed = await submit('buyer', [entry(bolt)], {}, { 'idempotency-key': 'half' })
  expect(failed).toMatchObject({ status: 500, meta: { success: false } })
  await database.schema.alterTable('notification').dropConstraint('nobody_is_told').execute()

  for (const table of ['intention_order', 'intention_order_line'] as const) {
    expect(await database.selectFrom(table).select('id').execute()).toEqual([])
  }
  const again = await submit('buyer', [entry(bolt)], {}, { 'idempotency-key': 'half' })
  expect(again.status).toBe(200)
})
