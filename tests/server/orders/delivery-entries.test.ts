import { beforeEach, expect, test } from 'vitest'
import { csvOf } from '../../../src/domain/sheets/csv'
import { readCsv } from '../../../src/server/spreadsheets/csv'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, database, bolt, nut, washer, asBuyer, asStaff, messagesOf, offerInstead, today } =
  shop
let order = { id: 0, uniqueCode: '' }

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
  order = await givenAccepted()
  await database.deleteFrom('notification').execute()
})

async function givenAccepted(who = 'buyer') {
  const given = await shop.givenReservation([bolt, nut, washer], { counts: 5000, who })
  await shop.answer(given.id)
  await shop.confirm(given.id, who)
  return given
}

const products = (...counts: number[]) =>
  ['HB-12-80', 'HN-12', 'WS-12'].slice(0, counts.length).map((specification, index) => ({
    specification,
    deliveredCounts: counts[index]!,
  }))
const delivery = (lines: object[], more: object = {}) => ({
  orderCode: order.uniqueCode,
  billNo: 'FH-1',
  carrier: '云驿物流',
  shipTime: today,
  lines,
  ...more,
})
const path = '/office/delivery/order'
const enter = (lines: object[], more: object = {}, headers = {}) =>
  call('sales', 'POST', path, delivery(lines, more), headers)
const ask = (what: string, code = order.uniqueCode, query = '') =>
  call('sales', 'GET', `${path}/${what}?orderCode=${encodeURIComponent(code)}${query}`)
const faultsOf = ({ data }: { data: { errors: { path: string; message: string }[] } }) =>
  data.errors.map(({ path, message }) => [path, message])
const send = (rows: (string | number)[][]) =>
  call('sales', 'POST', `${path}/import`, {
    name: 'deliveries.csv',
    content: Buffer.from(csvOf(rows)).toString('base64'),
  })
const head = ['预订单号', '发货单号', '承运商', '发货日期', '规格型号', '发货数量', '批次号']
const row = (specification: string, counts: number, more: Record<string, string> = {}) => {
  const { code = order.uniqueCode, billNo = 'FH-1', carrier = '云驿物流', lot = '' } = more
  return [code, billNo, carrier, today, specification, counts, lot]
}

test('a delivery of several products is one notice, one message and one line of the history', async () => {
  const lines = products(200, 300, 400).map((line, index) => ({
    ...line,
    lot: `L${index}`,
    boxes: 2,
  }))
  const { status, data } = await enter(lines)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    specification: 'HB-12-80; HN-12; WS-12',
    deliveredCounts: 900,
    boxes: 6,
  })
  expect(data.lines.map(({ lot }: { lot: string }) => lot)).toEqual(['L0', 'L1', 'L2'])
  expect(await messagesOf('buyer')).toMatchObject([
    { content: `预订单 ${order.uniqueCode} 已发货，发货通知 FH-1` },
  ])
  const { timeline } = (await asBuyer(order.id)).data
  expect(timeline.at(-1)).toMatchObject({ note: 'FH-1 · HB-12-80; HN-12; WS-12' })
  expect(timeline.filter(({ what }: { what: string }) => what === '登记了发货')).toHaveLength(1)
})

test('the same delivery sent again after a lost answer is stored and told once', async () => {
  const key = { 'idempotency-key': '4d1f2c3a-6f0a-4f0e-9d5b-1f2e3d4c5b6a' }
  const [first, again] = [
    await enter(products(200, 300), {}, key),
    await enter(products(200, 300), {}, key),
  ]
  expect([first.status, again.status, again.data.id]).toEqual([200, 200, first.data.id])
  expect(await messagesOf('buyer')).toHaveLength(1)
})

test('a delivery with one wrong line is not stored, and nobody is notified of it', async () => {
  expect(faultsOf(await enter(products(200, 5001, 300)))).toEqual([
    ['lines.1.deliveredCounts', '预订数量 5000，还可发 5000 件'],
  ])
  for (const table of ['delivery_notice', 'delivery_line', 'notification'] as const)
    expect(await database.selectFrom(table).selectAll().execute()).toEqual([])
})

test('ordered, shipped and open stand on every line, for staff and customer', async () => {
  await enter(products(200, 300))
  const { data } = await enter(products(100), { billNo: 'FH-2' })
  const line = { ordered: 5000, shipped: 300, open: 4700 }
  expect(data.lines).toMatchObject([line])
  expect((await call('buyer', 'GET', `/web/delivery/order/${data.id}`)).data.lines).toMatchObject([
    line,
  ])
  for (const { data: reservation } of [await asBuyer(order.id), await asStaff(order.id)])
    expect(
      reservation.productList.map(({ counts, shipped, open }: Record<string, number>) => [
        counts,
        shipped,
        open,
      ]),
    ).toEqual([
      [5000, 300, 4700],
      [5000, 300, 4700],
      [5000, 0, 5000],
    ])
})

test('a reservation that is closed names what is open and asks', async () => {
  await enter(products(5000, 300))
  const { version } = (await asStaff(order.id)).data
  const refused = await shop.close(order.id, version, false)
  expect([refused.status, refused.meta.message]).toEqual([
    409,
    expect.stringContaining('HN-12: 4,700 件; WS-12: 5,000 件'),
  ])
  expect(await shop.close(order.id, version)).toMatchObject({ status: 200 })
})

test('all open products are proposed with their open quantities and the address of the last delivery', async () => {
  const went = { contact: '林悦', address: '示例路 1 号', deliveryMethod: '汽运' }
  await enter(products(5000, 300), went)
  const { data } = await ask('proposal')
  expect(data).toEqual({
    ...went,
    orderCode: order.uniqueCode,
    customer: '远岭轨道车辆（演示）',
    shipTime: today,
    lines: [
      { specification: 'HN-12', ordered: 5000, shipped: 300, open: 4700, deliveredCounts: 4700 },
      { specification: 'WS-12', ordered: 5000, shipped: 0, open: 5000, deliveredCounts: 5000 },
    ],
  })
  // A proposal is a delivery without its number and carrier.
  const { customer, ...proposed } = data
  expect(customer).toBeTruthy()
  expect(await enter(data.lines, { ...proposed, billNo: 'FH-2' })).toMatchObject({ status: 200 })
  expect((await ask('proposal')).data.lines).toEqual([])
})

test('the proposal names the replacement that was offered, and the part number of the customer', async () => {
  const lines = database.updateTable('intention_order_line')
  await offerInstead(nut, 'HN-12-INOX')
  const stored = await database
    .selectFrom('intention_order_line')
    .select('data')
    .where('data_id', '=', bolt)
    .executeTakeFirstOrThrow()
  await lines
    .set({ data: JSON.stringify({ ...(stored.data as object), customerPartNo: 'K-77' }) })
    .where('data_id', '=', bolt)
    .execute()
  expect((await ask('proposal')).data.lines).toMatchObject([
    { specification: 'HB-12-80', customerMaterial: 'K-77' },
    { specification: 'HN-12-INOX' },
    { specification: 'WS-12' },
  ])
})

test('nothing is proposed for an unknown reservation, or one that was not accepted', async () => {
  const { uniqueCode } = await shop.givenReservation([bolt])
  for (const what of ['proposal', 'template']) {
    const query = what === 'template' ? '&format=csv' : ''
    expect(await ask(what, 'YD0', query)).toMatchObject({ status: 404 })
    expect(await ask(what, uniqueCode, query)).toMatchObject({ status: 409 })
    expect((await call('buyer', 'GET', `${path}/${what}?orderCode=x${query}`)).status).toBe(403)
  }
})

test('the sheet for the import comes filled with the open lines, and is entered when number and carrier are added', async () => {
  await enter(products(5000))
  const { bytes } = await call(
    'sales',
    'GET',
    `${path}/template?orderCode=${order.uniqueCode}&format=csv`,
    undefined,
    { 'accept-language': 'en' },
  )
  const [heads, ...rows] = readCsv(bytes).rows.map(({ cells }) => cells)
  const titles =
    'Reservation No.|Delivery note No.|Delivery method|Carrier|Tracking No.|Ship date|Expected arrival|' +
    'Contact|Address|Specification|Customer part No.|Quantity shipped|Lot No.|Boxes|Weight (kg)|Net weight (kg)'
  expect(heads?.join('|')).toBe(titles)
  expect(rows.map((cells) => [cells[0], cells[5], cells[9], cells[11]])).toEqual([
    [order.uniqueCode, today, 'HN-12', '5000'],
    [order.uniqueCode, today, 'WS-12', '5000'],
  ])
  const filled = rows.map((cells) =>
    cells.map((cell, place) => ({ 1: 'FH-9', 3: 'Cloud', 12: 'L7' })[place] ?? cell),
  )
  expect(await send([heads!, ...filled])).toMatchObject({ status: 200, data: { counts: 1 } })
  expect((await ask('proposal')).data.lines).toEqual([])
})

test('rows with one number are one delivery, whose head may be written once', async () => {
  const [first, second] = [row('HB-12-80', 100, { lot: 'L1' }), row('HN-12', 200)]
  const blank = [first[0], first[1], '', '', 'WS-12', 300, 'L3'].map((cell) => cell ?? '')
  expect(await send([head, first, second, blank])).toMatchObject({
    status: 200,
    data: { counts: 1 },
  })
  const { data } = await call('buyer', 'GET', '/web/delivery/order/page')
  expect(data.records).toMatchObject([
    { specification: 'HB-12-80; HN-12; WS-12', deliveredCounts: 600 },
  ])
  expect(await messagesOf('buyer')).toHaveLength(1)
})

test('two reservations in one delivery are refused with line and number', async () => {
  const other = await givenAccepted()
  const rows = [
    row('HB-12-80', 100),
    row('HN-12', 100, { code: other.uniqueCode, carrier: 'Other' }),
  ]
  const { status, data } = await send([head, ...rows])
  expect([status, data.errors.map(({ message }: { message: string }) => message)]).toEqual([
    400,
    [
      `第 3 行，预订单号：发货单 FH-1 在第 2 行属于预订单 ${order.uniqueCode}；一张发货单只能属于一个预订单`,
      '第 3 行，承运商：与第 2 行同一发货单的“云驿物流”不一致',
    ],
  ])
  await enter(products(1))
  const { meta } = await enter(products(1), { orderCode: other.uniqueCode })
  expect(meta.message).toContain(`发货单 FH-1 已登记过（预订单 ${order.uniqueCode}）`)
  expect((await call('sales', 'GET', `${path}/page`)).data.total).toBe(1)
})

test('lines of a correction are added, changed and taken away together, or not at all', async () => {
  const { data } = await enter(products(200, 300))
  const change = (lines: object[], version: number) =>
    call('sales', 'PUT', `${path}/${data.id}`, delivery(lines, { version }))
  const kept = await database.selectFrom('delivery_line').selectAll().orderBy('id').execute()
  const wrong = await change(
    [...products(100), { specification: 'WS-12', deliveredCounts: 5001 }],
    1,
  )
  expect(faultsOf(wrong)).toEqual([['lines.1.deliveredCounts', '预订数量 5000，还可发 5000 件']])
  expect(await database.selectFrom('delivery_line').selectAll().orderBy('id').execute()).toEqual(
    kept,
  )

  const changed = await change(
    [{ specification: 'WS-12', deliveredCounts: 7 }, ...products(200)],
    1,
  )
  expect(changed.data).toMatchObject({
    version: 2,
    lines: [
      { specification: 'WS-12', deliveredCounts: 7, open: 4993 },
      { specification: 'HB-12-80', deliveredCounts: 200 },
    ],
  })
  expect((await change(products(1), 1)).status).toBe(409)
  // A field that the form only shows is no change.
  expect((await change(changed.data.lines, 2)).data.version).toBe(2)
})

test('a delivery has at least one line, and a bounded number of them', async () => {
  expect(faultsOf(await enter([]))).toEqual([['lines', '请至少填写一种产品']])
  const many = Array.from({ length: 501 }, (_none, index) => ({
    specification: `X${index}`,
    deliveredCounts: 1,
  }))
  expect(await enter(many)).toMatchObject({ status: 400 })
})

test('a delivery is found by each of its products and lots', async () => {
  await enter(products(200, 300).map((line) => ({ ...line, lot: `L-${line.specification}` })))
  for (const keyword of ['HN-12', 'L-HB'])
    expect(
      (await call('buyer', 'GET', `/web/delivery/order/page?keyword=${keyword}`)).data.total,
    ).toBe(1)
})
