import { beforeEach, expect, test } from 'vitest'
import { orderState } from '../../../src/domain/orders/reservation-states'
import { daysAfter } from '../../../src/domain/days/day'
import { deliveryOf, openQuotedShop } from './quoted-shop'

const {
  call,
  database,
  bolt,
  nut,
  answer,
  asBuyer,
  asStaff,
  close,
  confirm,
  givenReservation,
  messagesOf,
  today,
  yesterday,
} = await openQuotedShop()
let order = { id: 0, uniqueCode: '' }

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
  order = await givenAccepted()
  await database.deleteFrom('notification').execute()
})

async function givenAccepted() {
  const given = await givenReservation([bolt, nut], { counts: 5000 })
  await answer(given.id)
  await confirm(given.id)
  return given
}

const fields = (more: object = {}) => ({
  orderCode: order.uniqueCode,
  billNo: 'FH/1',
  carrier: '云驿物流',
  trackingNo: 'YY-1',
  shipTime: today,
  specification: 'HB-12-80',
  deliveredCounts: 200,
  ...more,
})
const entry = (more: object = {}) => deliveryOf(fields(more))
const enter = (more: object = {}) => call('sales', 'POST', '/office/delivery/order', entry(more))
const given = async (more: object = {}) => (await enter(more)).data as { id: number }
const pathOf = ({ id }: { id: number }) => `/office/delivery/order/${id}`
/** Saves the entered values with changes. */
const change = (notice: { id: number }, more: object = {}, headers = {}, who = 'sales') =>
  call(who, 'PUT', pathOf(notice), entry({ version: 1, ...more }), headers)
const remove = (notice: { id: number }, who = 'sales') => call(who, 'DELETE', pathOf(notice))
const timeline = async () =>
  (await asBuyer(order.id)).data.timeline as { what: string; note?: string; fields?: string[] }[]
const told = async () => (await messagesOf('buyer')).map(({ content }) => content)
/** The only fault of a refused call, with its message. */
const faultOf = ({ data }: { data: { errors: { path: string; message: string }[] } }) =>
  data.errors.map(({ path, message }) => [path, message])

test('a notice is corrected, and the customer sees what it says now', async () => {
  const notice = await given({ deliveryMethod: '汽运' })
  const { status, data } = await change(notice, { trackingNo: 'YY-2', carrier: '快运' })
  expect([status, data.version]).toEqual([200, 2])
  const seen = {
    ...fields({ trackingNo: 'YY-2', carrier: '快运' }),
    lines: [
      {
        specification: 'HB-12-80',
        materialName: '六角头螺栓',
        prodImgs: [expect.any(String)],
        deliveredCounts: 200,
        ordered: 5000,
        shipped: 200,
        open: 4800,
      },
    ],
    id: notice.id,
    orderLink: `/reserve/${order.id}/${order.uniqueCode}`,
  }
  expect((await call('buyer', 'GET', `/web/delivery/order/${notice.id}`)).data).toEqual(seen)
})

test('the customer is told of a correction, and the history says what was changed', async () => {
  const notice = await given()
  await change(notice, { trackingNo: 'YY-2', deliveredCounts: 300 })
  expect((await messagesOf('buyer'))[0]).toMatchObject({
    content: `预订单 ${order.uniqueCode} 的发货通知 FH/1 已更正`,
    link: `/deliveryNotice/${notice.id}/FH%2F1`,
  })
  expect((await timeline()).at(-1)).toMatchObject({
    who: '方洁',
    what: '更正了发货通知',
    note: 'FH/1 · HB-12-80',
    fields: ['物流单号', '发货产品'],
  })
})

test('the history says what a notice was called before, and the message leads to what it is called now', async () => {
  const notice = await given()
  await change(notice, { billNo: 'FH/2' })
  expect((await timeline()).at(-1)).toMatchObject({ note: 'FH/1 · HB-12-80 → FH/2 · HB-12-80' })
  expect((await messagesOf('buyer'))[0]!.link).toBe(`/deliveryNotice/${notice.id}/FH%2F2`)
})

test('a notice that is saved as it is stays so, and nobody is told', async () => {
  const notice = await given()
  const before = [await timeline(), await told()]
  const { status, data } = await change(notice)
  expect([status, data.version]).toEqual([200, 1])
  expect([await timeline(), await told()]).toEqual(before)
})

test("a notice's own quantity does not count against its correction, and the remainder follows", async () => {
  const notice = await given({ deliveredCounts: 3000 })
  expect(faultOf(await change(notice, { deliveredCounts: 5001 }))).toEqual([
    ['lines.0.deliveredCounts', '预订数量 5000，还可发 5000 件'],
  ])
  expect(await change(notice, { deliveredCounts: 4900 })).toMatchObject({ status: 200 })
  expect(faultOf(await enter({ billNo: 'FH/2', deliveredCounts: 101 }))).toEqual([
    ['lines.0.deliveredCounts', '预订数量 5000，还可发 100 件'],
  ])
  expect(await enter({ billNo: 'FH/2', deliveredCounts: 100 })).toMatchObject({ status: 200 })
  expect(faultOf(await change(notice, { version: 2, deliveredCounts: 4901 }))).toEqual([
    ['lines.0.deliveredCounts', '预订数量 5000，还可发 4900 件'],
  ])
})

test('a notice of more than was reserved can be corrected in all else, and to less', async () => {
  const notice = await given({ deliveredCounts: 5000 })
  await database.updateTable('intention_order_line').set({ counts: 100 }).execute()
  const more = { deliveredCounts: 5000, trackingNo: 'YY-2' }
  expect(await change(notice, more)).toMatchObject({ status: 200 })
  expect(await change(notice, { version: 2, deliveredCounts: 4000 })).toMatchObject({ status: 200 })
  expect(await change(notice, { version: 3, deliveredCounts: 4001 })).toMatchObject({ status: 400 })
})

test('another product of the reservation is counted as what it is', async () => {
  await given({ billNo: 'FH/9', specification: 'HN-12', deliveredCounts: 4900 })
  const notice = await given({ deliveredCounts: 200 })
  const other = { specification: 'hn-12' }
  expect(faultOf(await change(notice, other))).toEqual([
    ['lines.0.deliveredCounts', '预订数量 5000，还可发 100 件'],
  ])
  const { data } = await change(notice, { ...other, deliveredCounts: 100 })
  expect(data.specification).toBe('HN-12')
})

test.each([
  ['an arrival before the shipping', { expectedArrival: yesterday }, 'expectedArrival'],
  ['nothing delivered', { deliveredCounts: 0 }, 'lines.0.deliveredCounts'],
  ['no carrier', { carrier: undefined }, 'carrier'],
  ['a net weight above the weight', { weight: 1, netWeight: 9 }, 'lines.0.netWeight'],
  ['a model that was not reserved', { specification: 'WS-12' }, 'lines.0.specification'],
  ['a shipping before the reservation', { shipTime: yesterday }, 'shipTime'],
  ['a shipping in many years', { shipTime: '2090-01-01' }, 'shipTime'],
  ['no version', { version: undefined }, 'version'],
])('%s is refused at its place in a correction too', async (_what, more, path) => {
  const notice = await given()
  expect(await change(notice, more)).toMatchObject({ status: 400, data: { errors: [{ path }] } })
})

test('a notice stays with its reservation, which is said with all else that is wrong', async () => {
  const notice = await given()
  const { uniqueCode } = await givenAccepted()
  const { status, data } = await change(notice, { orderCode: uniqueCode, deliveredCounts: 5001 })
  expect(status).toBe(400)
  expect(data.errors).toMatchObject([
    {
      path: 'orderCode',
      message: `发货通知只属于预订单 ${order.uniqueCode}；如属另一预订单，请删除后重新登记`,
    },
    { path: 'lines.0.deliveredCounts' },
  ])
  // Spaces around the number are ignored.
  const spaced = await change(notice, { orderCode: ` ${order.uniqueCode} `, trackingNo: 'YY-2' })
  expect(spaced).toMatchObject({ status: 200, data: { orderCode: order.uniqueCode } })
})

test('two concurrent corrections of a notice: the second is refused, and the customer is notified once', async () => {
  const notice = await given()
  const both = await Promise.all(
    ['YY-2', 'YY-3'].map((trackingNo) => change(notice, { trackingNo })),
  )
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const late = await change(notice, { deliveredCounts: 9999 })
  expect([late.status, late.meta.message]).toEqual([
    409,
    '这条记录已被他人修改，请核对差异后再保存',
  ])
  expect(await told()).toHaveLength(2)
})

test('a delivery note has one notice after a correction too', async () => {
  const first = await given()
  const second = await given({ billNo: 'FH/2' })
  const { status, meta } = await change(second)
  expect([status, meta.message.split('；')[0]]).toEqual([
    409,
    `发货单 FH/1 已登记过（预订单 ${order.uniqueCode}）`,
  ])
  const both = await Promise.all([first, second].map((one) => change(one, { billNo: 'FH/3' })))
  expect(both.map((one) => one.status).sort()).toEqual([200, 409])
})

test.each(['closed', 'withdrawn'] as const)(
  'what was delivered for a reservation that is %s is corrected and taken back',
  async (state) => {
    const [notice, other] = [await given(), await given({ billNo: 'FH/2' })]
    if (state === 'closed') await close(order.id, (await asStaff(order.id)).data.version)
    // No call can do this today, so the test changes the row.
    else
      await database
        .updateTable('intention_order')
        .set({ status_code: orderState.withdrawn })
        .where('id', '=', order.id)
        .execute()
    expect((await asStaff(order.id)).data.statusCode).toBe(orderState[state])
    expect(await change(notice, { deliveredCounts: 300 })).toMatchObject({ status: 200 })
    expect(await remove(other)).toMatchObject({ status: 200 })
  },
)

test('a name that was not touched stays in the language in which it was entered', async () => {
  const word = (zh: string, en: string) => ({ zh, en })
  const made = {
    model: '',
    materialName: word('六角头螺栓', 'Hexagon head bolts'),
    classId: 9,
    unitName: word('套', 'set'),
    prodImgs: [],
    minQuantity: 1,
    characters: [
      { id: 1, fieldName: word('公称长度', 'Length'), unit: 'mm', fieldVal: word('33', '33') },
    ],
  }
  await database
    .insertInto('intention_order_line')
    .values({
      order_id: order.id,
      type_id: 3,
      data_id: 1,
      counts: 7,
      required_date: '2099-12-31',
      data: JSON.stringify(made),
    })
    .execute()
  const specification = '六角头螺栓（公称长度 33 mm）'
  const notice = await given({ specification, deliveredCounts: 7 })
  const english = { 'accept-language': 'en' }
  const counts = { specification, deliveredCounts: 7 }
  expect((await change(notice, counts, english)).data.version).toBe(1)
  const { data } = await change(notice, { ...counts, trackingNo: 'YY-2' }, english)
  expect(data).toMatchObject({ specification, version: 2 })
})

test('a notice is taken back: it is nowhere any more, and what it delivered can be delivered again', async () => {
  const notice = await given({ deliveredCounts: 5000 })
  expect(await remove(notice)).toMatchObject({ status: 200, data: null })
  expect((await call('sales', 'GET', '/office/delivery/order/page')).data.total).toBe(0)
  const gone = await call('buyer', 'GET', `/web/delivery/order/${notice.id}`)
  expect([gone.status, gone.meta.message]).toEqual([404, '没有这份发货通知，它可能已被撤回'])
  for (const again of [await remove(notice), await change(notice)])
    expect(again).toMatchObject({ status: 404 })
  expect(await enter({ deliveredCounts: 5000 })).toMatchObject({ status: 200 })
})

test('the customer is told what was taken back, with the way to the reservation, whose history says it', async () => {
  const notice = await given()
  const both = await Promise.all([remove(notice), remove(notice)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  const [message, ...before] = await messagesOf('buyer')
  expect(message).toMatchObject({
    content: `预订单 ${order.uniqueCode} 的发货通知 FH/1 已撤回`,
    link: `/reserve/${order.id}/${order.uniqueCode}`,
  })
  expect(before).toHaveLength(1)
  expect((await timeline()).at(-1)).toMatchObject({
    who: '方洁',
    what: '撤回了发货通知',
    note: 'FH/1 · HB-12-80',
  })
})

test('customers and other staff correct and remove nothing', async () => {
  const notice = await given()
  for (const who of ['buyer', 'editor', 'agent', 'supplier']) {
    expect(await change(notice, { trackingNo: 'X' }, {}, who)).toMatchObject({ status: 403 })
    expect(await remove(notice, who)).toMatchObject({ status: 403 })
  }
  expect(await call(null, 'DELETE', pathOf(notice))).toMatchObject({ status: 401 })
  expect(await change(notice, { trackingNo: 'X' }, {}, 'operator')).toMatchObject({ status: 200 })
})

test('the audit log tells a correction by its fields, and of a removal what was there', async () => {
  const notice = await given({ expectedArrival: daysAfter(today, 3) })
  const record = `delivery_notice:${notice.id}`
  const lines = async () =>
    (await call('operator', 'GET', `/office/audit/page?record=${record}`)).data.records as {
      id: number
      operation: string
    }[]
  const kept = { expectedArrival: daysAfter(today, 3) }
  await change(notice, kept)
  expect((await lines()).map(({ operation }) => operation)).toEqual(['enterDelivery'])
  await change(notice, { ...kept, trackingNo: 'YY-2' })
  await remove(notice)
  const [removed, changed] = await Promise.all(
    (await lines()).map(
      async ({ id }) => (await call('operator', 'GET', `/office/audit/${id}`)).data,
    ),
  )
  expect(changed).toMatchObject({ operationName: '更正发货通知', who: expect.any(String) })
  expect(changed.changes).toMatchObject([
    { recordId: record, field: '版本', before: '1', after: '2' },
    { recordId: record, field: '物流单号', before: 'YY-1', after: 'YY-2' },
  ])
  expect(removed).toMatchObject({ operationName: '撤回发货通知' })
  expect(removed.changes).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ field: '发货单号', before: 'FH/1' }),
      expect.objectContaining({ field: '发货数量', before: '200' }),
      expect.objectContaining({ field: '预订单', before: order.uniqueCode }),
    ]),
  )
})
