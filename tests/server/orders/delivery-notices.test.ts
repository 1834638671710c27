import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { csvOf } from '../../../src/domain/sheets/csv'
import { rawWorkbook, textRow } from '../spreadsheets/raw-workbook'
import { writeXlsx } from '../../../src/server/spreadsheets/write-xlsx'
import { daysAfter } from '../../../src/domain/days/day'
import { deliveryOf, openQuotedShop } from './quoted-shop'

const {
  call,
  database,
  bolt,
  nut,
  answer,
  asBuyer,
  confirm,
  givenReservation,
  messagesOf,
  offerInstead,
  today,
  yesterday,
} = await openQuotedShop()
const csvFile = (...rows: (string | number)[][]) => Buffer.from(csvOf(rows))
let order = { id: 0, uniqueCode: '' }

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
  await database.deleteFrom('notification').execute()
  order = await givenReservation([bolt, nut], { counts: 5000 })
  await answer(order.id)
  await confirm(order.id)
})

const entry = (more: object = {}) => ({
  orderCode: order.uniqueCode,
  billNo: 'FH/1',
  deliveryMethod: '汽运',
  carrier: '云驿物流',
  trackingNo: 'YY-1',
  shipTime: today,
  expectedArrival: daysAfter(today, 3),
  customerMaterial: 'A-1',
  lot: 'L310322, L310323',
  specification: 'HB-12-80',
  deliveredCounts: 200,
  boxes: 4,
  weight: 86.4,
  netWeight: 82.1,
  contact: '林悦',
  address: '示例路 1 号',
  ...more,
})
const enter = (more: object = {}, who = 'sales') =>
  call(who, 'POST', '/office/delivery/order', deliveryOf(entry(more)))
const enterLines = (lines: object[], more: object = {}) =>
  call('sales', 'POST', '/office/delivery/order', { ...deliveryOf(entry(more)), lines })
const page = (who: string, query = '') => call(who, 'GET', `/web/delivery/order/page${query}`)

test('a delivery is entered, and the customer sees every field of it and the way to the reservation', async () => {
  const { status, data } = await enter()
  expect(status).toBe(200)
  expect(data.customer).toBe('远岭轨道车辆（演示）')
  const seen = { ...entry(), id: data.id, orderLink: `/reserve/${order.id}/${order.uniqueCode}` }
  delete (seen as { lot?: string }).lot
  const [line] = deliveryOf(entry()).lines
  const product = { materialName: '六角头螺栓', prodImgs: [expect.any(String)] }
  const lines = [{ ...line, ...product, ordered: 5000, shipped: 200, open: 4800 }]
  expect((await call('buyer', 'GET', `/web/delivery/order/${data.id}`)).data).toEqual({
    ...seen,
    lines,
  })
  expect((await page('designer')).data).toEqual({ records: [seen], total: 1, current: 1, size: 10 })
})

test('the customer is told of a delivery, and the history of the reservation says it', async () => {
  const { data } = await enter()
  expect((await messagesOf('buyer'))[0]).toEqual(
    expect.objectContaining({
      content: `预订单 ${order.uniqueCode} 已发货，发货通知 FH/1`,
      link: `/deliveryNotice/${data.id}/FH%2F1`,
    }),
  )
  expect((await asBuyer(order.id)).data.timeline.at(-1)).toMatchObject({
    who: '方洁',
    what: '登记了发货',
    note: 'FH/1 · HB-12-80',
  })
})

test('deliveries are found by their numbers, and by the customer for staff alone', async () => {
  await enter()
  for (const keyword of ['FH/1', 'YY-1', order.uniqueCode, 'HB-12', 'A-1']) {
    expect((await page('buyer', `?keyword=${encodeURIComponent(keyword)}`)).data.total).toBe(1)
  }
  for (const keyword of ['FH/2', 'Yuanling', '%']) {
    expect((await page('buyer', `?keyword=${encodeURIComponent(keyword)}`)).data.total).toBe(0)
  }
  const all = await call('sales', 'GET', '/office/delivery/order/page?keyword=yuanling&type=1')
  expect(all.data.records).toMatchObject([
    { billNo: 'FH/1', orderLink: `/office/reserve/${order.id}/${order.uniqueCode}` },
  ])
})

test('nobody sees the deliveries of another customer', async () => {
  const { data } = await enter()
  const path = `/web/delivery/order/${data.id}`
  expect((await page('engineer')).data.total).toBe(0)
  expect(await call('engineer', 'GET', path)).toMatchObject({ status: 404 })
  expect(await call(null, 'GET', path)).toMatchObject({ status: 401 })
  expect(await call('supplier', 'GET', path)).toMatchObject({ status: 403 })
  expect(await call('buyer', 'GET', '/web/delivery/order/2000000000')).toMatchObject({
    status: 404,
  })
})

test("customers and editors neither enter deliveries nor see the office's", async () => {
  for (const who of ['buyer', 'editor']) {
    expect(await enter({}, who)).toMatchObject({ status: 403 })
    expect(await call(who, 'GET', '/office/delivery/order/page')).toMatchObject({ status: 403 })
  }
})

test("agents and inspectors read the office's deliveries, but enter none", async () => {
  const { data } = await enter()
  for (const who of ['agent', 'quality']) {
    expect(await enter({}, who)).toMatchObject({ status: 403 })
    expect((await call(who, 'GET', '/office/delivery/order/page')).data.total).toBe(1)
    const read = await call(who, 'GET', `/office/delivery/order/${data.id}`)
    expect(read).toMatchObject({ status: 200, data: { billNo: data.billNo } })
  }
})

test.each([
  ['an unknown reservation', { orderCode: 'YD0' }, 'orderCode'],
  ['an arrival before the shipping', { expectedArrival: yesterday }, 'expectedArrival'],
  ['nothing delivered', { deliveredCounts: 0 }, 'lines.0.deliveredCounts'],
  ['half a piece', { deliveredCounts: 1.5 }, 'lines.0.deliveredCounts'],
  ['a negative weight', { weight: -1 }, 'lines.0.weight'],
  ['no carrier', { carrier: undefined }, 'carrier'],
  ['a blank carrier', { carrier: ' ' }, 'carrier'],
  ['a net weight above the weight', { weight: 1, netWeight: 9 }, 'lines.0.netWeight'],
  ['a model that was not reserved', { specification: 'WS-12' }, 'lines.0.specification'],
  ['more than was reserved', { deliveredCounts: 5001 }, 'lines.0.deliveredCounts'],
  ['a shipping before the reservation', { shipTime: yesterday }, 'shipTime'],
  ['a shipping in many years', { shipTime: '2090-01-01', expectedArrival: undefined }, 'shipTime'],
  ['an arrival in many years', { expectedArrival: '2090-01-01' }, 'expectedArrival'],
  ['a day that no calendar has', { shipTime: '2026-02-30' }, 'shipTime'],
])('%s is refused at its place', async (_what, more, path) => {
  expect(await enter(more)).toMatchObject({ status: 400, data: { errors: [{ path }] } })
})

test('deliverable products are named as staff enter them: with alternatives and custom products, without tests', async () => {
  const word = (zh: string, en: string) => ({ zh, en })
  const common = { unitName: word('套', 'set'), prodImgs: [], minQuantity: 1 }
  const length = (mm: string) => [
    { id: 1, fieldName: word('公称长度', 'Length'), unit: 'mm', fieldVal: word(mm, mm) },
  ]
  const made = (mm: string) => ({
    ...common,
    model: '',
    materialName: word('六角头螺栓', 'Hexagon head bolts'),
    classId: 9,
    characters: length(mm),
  })
  const test = { ...common, model: '', materialName: word('横向振动试验', 'Junker test') }
  const line = (type_id: number, data: object) => ({
    order_id: order.id,
    type_id,
    data_id: 1,
    counts: 7,
    required_date: '2099-12-31',
    data: JSON.stringify(data),
  })
  await database
    .insertInto('intention_order_line')
    .values([line(2, test), line(3, made('33')), line(3, made('44'))])
    .execute()
  await offerInstead(nut, 'HN-12-INOX')
  const saidIn = async (language: string, more: object) =>
    (
      await call('sales', 'POST', '/office/delivery/order', deliveryOf(entry(more)), {
        'accept-language': language,
      })
    ).data.errors[0].message
  expect(await saidIn('en', { specification: 'ZZ' })).toBe(
    'The reservation does not include this model; it includes: HB-12-80; HN-12 (or alternative HN-12-INOX); ' +
      'Hexagon head bolts (Length 33 mm); Hexagon head bolts (Length 44 mm)',
  )
  expect(await saidIn('zh', { specification: '公称长度 44 mm', deliveredCounts: 8 })).toBe(
    '预订数量 7，还可发 7 套',
  )
  expect(await enter({ specification: 'Length 33 mm', deliveredCounts: 7 })).toMatchObject({
    status: 200,
  })
  // Two products have this name.
  expect(await enter({ billNo: 'FH/2', specification: '六角头螺栓' })).toMatchObject({
    status: 400,
  })
})

test('nothing is delivered before the customer has accepted', async () => {
  const { uniqueCode } = await givenReservation([bolt])
  expect(await enter({ orderCode: uniqueCode })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'orderCode' }] },
  })
})

test('several deliveries together are no more than was reserved', async () => {
  expect(await enter({ deliveredCounts: 3000 })).toMatchObject({ status: 200 })
  expect(await enter({ billNo: 'FH/2', deliveredCounts: 2001 })).toMatchObject({
    status: 400,
    data: { errors: [{ message: '预订数量 5000，还可发 2000 件' }] },
  })
  expect(await enter({ billNo: 'FH/2', deliveredCounts: 2000 })).toMatchObject({ status: 200 })
})

test('deliveries that are entered at once are together no more than was reserved either', async () => {
  const bills = ['FH/1', 'FH/2', 'FH/3'].map((billNo) => enter({ billNo, deliveredCounts: 3000 }))
  const answers = await Promise.all(bills)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('a delivery note is entered once, whoever does so at the same time', async () => {
  const both = await Promise.all([enter(), enter({ specification: 'HN-12' })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await enter()).meta.message).toBe(
    `发货单 FH/1 已登记过（预订单 ${order.uniqueCode}）；一张发货单只登记一次，也只属于一个预订单。要补充产品，请更正该发货通知`,
  )
})

/** The customer has a part number for the bolt, and the nut has an alternative. */
async function withOtherNames() {
  const lines = database.updateTable('intention_order_line')
  const own = JSON.stringify({ customerPartNo: 'K-77 A' })
  await lines
    .set({ data: sql`data || ${own}::jsonb` })
    .where('data_id', '=', bolt)
    .execute()
  await offerInstead(nut, 'HN-12-INOX')
}

test.each([
  ['the customer’s own number', 'HB-12-80', 'k-77a'],
  ['another spelling', 'HB-12-80', 'ｈｂ-12-80 '],
  ['another spelling of what came in its place', 'HN-12-INOX', 'hn-12-inox'],
])('a product does not stand in a delivery again under %s', async (_what, first, again) => {
  await withOtherNames()
  const lines = [first, again].map((specification) => ({ specification, deliveredCounts: 1 }))
  const { status, data } = await enterLines(lines)
  expect([status, data.errors]).toEqual([
    400,
    [
      {
        path: 'lines.1.specification',
        message: '同一发货单中同一产品出现了两次；多个批次请写在同一行',
      },
    ],
  ])
})

test('a delivery is kept under the model, whichever name of it was written', async () => {
  await withOtherNames()
  const { data } = await enter({ specification: 'K-77A' })
  expect(data.specification).toBe('HB-12-80')
  // The nut itself differs from its alternative.
  const both = ['HN-12', 'hn-12-inox'].map((specification) => ({
    specification,
    deliveredCounts: 1,
  }))
  const { data: other } = await enterLines(both, { billNo: 'FH/2' })
  expect(other.specification).toBe('HN-12; HN-12-INOX')
})

const send = (bytes: Buffer, name = 'deliveries.csv') =>
  call('sales', 'POST', '/office/delivery/order/import', {
    name,
    content: bytes.toString('base64'),
  })

const header = [
  '预订单号',
  '发货单号',
  '承运商',
  '物流单号',
  '发货日期',
  '规格型号',
  '发货数量',
  '重量',
  '内部备注',
]
const row = (billNo: string, more: (string | number)[] = []) => [
  order.uniqueCode,
  billNo,
  '云驿物流',
  '00123',
  today.replaceAll('-', '/'),
  'HB-12-80',
  '1200 件',
  12.5,
  'x',
  ...more,
]

test.each(['xlsx', 'csv'])('a sheet (%s) with Chinese heads is entered whole', async (format) => {
  const table = { name: 'x', header, rows: [row('FH-1'), row('FH-2')] }
  const bytes = format === 'csv' ? csvFile(table.header, ...table.rows) : await writeXlsx(table)
  expect(await send(bytes, `a.${format}`)).toMatchObject({ status: 200, data: { counts: 2 } })
  expect((await page('buyer')).data.records[0]).toMatchObject({
    billNo: 'FH-2',
    trackingNo: '00123',
    shipTime: today,
    deliveredCounts: 1200,
    weight: 12.5,
  })
})

test('a cell with a character that cannot be stored is told with its line and field', async () => {
  const [number, , ...others] = row('FH-0').map(String)
  const written = textRow(header) + textRow([number!, 'FH_x0000_', ...others], 2)
  const { status, data } = await send(rawWorkbook(written), 'deliveries.xlsx')
  expect([status, data.errors.map(({ message }: { message: string }) => message)]).toEqual([
    400,
    ['第 2 行，发货单号：含有无法保存的字符'],
  ])
})

test('headings may be English, from an earlier template, and in another order', async () => {
  const english = [
    'Delivered counts',
    'Ship time',
    'Specification',
    'Carrier',
    'BILL NO',
    'Reservation No.',
  ]
  const rows = [[200, today.replaceAll('-', ''), 'HB-12-80', 'Cloud', 'FH-9', order.uniqueCode]]
  expect(await send(csvFile(english, ...rows))).toMatchObject({ status: 200 })
})

test('titles may stand above the heads, and a delimiter be named before them', async () => {
  const list = csvOf([['发货清单'], header, row('FH-1')])
  const bytes = Buffer.from(list.replace('\ufeff', '\ufeffsep=,\r\n'))
  expect(await send(bytes)).toMatchObject({ status: 200, data: { counts: 1 } })
})

/** The messages of a file in which one cell of a good row is replaced. */
async function messagesFor(column: string, cell: string) {
  const cells = row('FH-1').map((good, at) => (header[at] === column ? cell : good))
  const { data } = await send(csvFile(header, cells))
  return (data?.errors ?? []).map(({ message }: { message: string }) => message)
}

test.each([
  ['发货数量', '1.000', '1 / 1000'],
  ['发货数量', '1,200', '1.2 / 1200'],
  ['发货数量', '20 500', '20500 / 20 / 500'],
  ['重量', '1,234', '1.234 / 1234'],
  ['发货日期', '05/06/2026', '2026-06-05 / 2026-05-06'],
  ['发货日期', '25.11.26', '2026-11-25'],
])('%s %j is asked, with what it may mean', async (column, cell, choices) => {
  expect(await messagesFor(column, cell)).toEqual([
    expect.stringMatching(new RegExp(`第 2 行，${column}.*：.*${choices}`)),
  ])
})

test.each([
  ['重量', '12,5 kg'],
  ['重量', '1.234'],
  ['发货数量', "1'000"],
])('%s %j is read', async (column, cell) => {
  const messages = await messagesFor(column, cell)
  expect(messages.filter((message: string) => message.includes(column))).toEqual([])
})

test('a hidden row is told before anything is entered', async () => {
  const hidden = textRow(row('FH-2').map(String), 3).replace('<row ', '<row hidden="1" ')
  const book = rawWorkbook(textRow(header) + textRow(row('FH-1').map(String), 2) + hidden)
  const { status, data } = await send(book, 'deliveries.xlsx')
  expect([status, data.errors.map(({ message }: { message: string }) => message)]).toEqual([
    400,
    [expect.stringContaining('第 3 行')],
  ])
})

test('a number that is shown with leading zeros is not taken for the text', async () => {
  const cells = row('FH-1').map(String)
  const at = header.indexOf('物流单号')
  const letter = String.fromCharCode(65 + at)
  const line = textRow(cells, 2).replace(
    new RegExp(`<c r="${letter}2".*?</c>`),
    `<c r="${letter}2" s="1"><v>123</v></c>`,
  )
  const styles =
    '<numFmts><numFmt numFmtId="164" formatCode="00000"/></numFmts><cellXfs><xf/><xf numFmtId="164"/></cellXfs>'
  const { status, data } = await send(rawWorkbook(textRow(header) + line, { styles }), 'a.xlsx')
  expect([status, data.errors[0].message]).toEqual([400, expect.stringMatching(/物流单号.*123/)])
})

test('a column that is called as what a form only carries along is left out', async () => {
  const rows = [
    [...row('FH-1'), 'B'],
    [...row('FH-2'), ''],
  ]
  expect(await send(csvFile([...header, '版本'], ...rows))).toMatchObject({ status: 200 })
})

test('a sheet with faults is refused completely, and all faults are reported with their lines', async () => {
  const rows = [row('FH-1'), [...row('FH-2').slice(0, 4), 'soon', 'HB', 'many'], row('FH-3')]
  rows[2]![0] = 'YD0'
  const { status, data, meta } = await send(csvFile(header, ...rows))
  expect({ status, message: meta.message }).toEqual({
    status: 400,
    message: '文件中有 4 处需要修改，一条也没有登记',
  })
  expect(data.errors.map(({ message }: { message: string }) => message)).toEqual([
    '第 3 行，发货日期：请按 2026-11-25 的形式填写发货日期',
    '第 3 行，发货数量：发货数量请填写整数，不要带小数点',
    '第 3 行，规格型号：预订单中没有这个规格型号；其中有：HB-12-80；HN-12',
    '第 4 行，预订单号：没有这个预订单号',
  ])
  expect((await page('buyer')).data.total).toBe(0)
})

test('a product of a bill that stands in a sheet twice is said with its line', async () => {
  const { status, data } = await send(csvFile(header, row('FH-1'), row('FH-2'), row('FH-1')))
  expect(status).toBe(400)
  expect(data.errors).toEqual([
    {
      path: '4',
      message: '第 4 行，规格型号：同一发货单中同一产品出现了两次；多个批次请写在同一行',
    },
  ])
  expect((await page('buyer')).data.total).toBe(0)
})

test('one product under two names in a sheet is said with its line', async () => {
  await withOtherNames()
  const again = row('FH-1').map((cell) => (cell === 'HB-12-80' ? 'K-77 A' : cell))
  const { status, data } = await send(csvFile(header, row('FH-1'), again))
  expect(status).toBe(400)
  expect(data.errors).toEqual([
    {
      path: '3',
      message: '第 3 行，规格型号：同一发货单中同一产品出现了两次；多个批次请写在同一行',
    },
  ])
})

test('a delivery note that was entered before keeps the whole sheet from being entered again', async () => {
  const bytes = csvFile(header, row('FH-1'))
  await send(bytes)
  const more = csvFile(header, row('FH-2'), row('FH-1'))
  const { status, meta, data } = await send(more)
  expect({ status, message: meta.message }).toEqual({
    status: 409,
    message: '文件中有 1 张发货单已登记过，一条也没有登记',
  })
  expect(data.errors).toEqual([{ path: '3', message: '第 3 行，发货单号：发货单 FH-1 已登记过' }])
  expect((await page('buyer')).data.total).toBe(1)
})

test.each([
  [
    'a sheet without a needed column',
    csvFile(['单据号'], ['1']),
    400,
    '缺少列：预订单号、承运商、发货日期、规格型号、发货数量',
  ],
  ['an empty file', Buffer.from(''), 400, '文件是空的'],
  [
    'a picture',
    Buffer.from('89504e470d0a1a0a', 'hex'),
    400,
    '无法识别的文件格式，请保存为 .xlsx 或 .csv',
  ],
  [
    'more than 500 lines',
    csvFile(header, ...Array.from({ length: 501 }, () => ['1'])),
    400,
    '一次最多导入 500 行',
  ],
])('%s is refused with its reason', async (_what, bytes, code, message) => {
  const { status, meta } = await send(bytes)
  expect({ status, message: meta.message }).toEqual({ status: code, message })
})
