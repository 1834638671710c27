import { beforeEach, expect, test } from 'vitest'
import { deliveryOf, openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, database, bolt, nut, answer, asBuyer, asStaff, confirm, close } = shop
const { givenReservation, messagesOf, today, tomorrow } = shop
let order = { id: 0, uniqueCode: '' }

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
  order = await givenReservation([bolt, nut], { counts: 5000 })
  await answer(order.id)
  await confirm(order.id)
  await database.deleteFrom('notification').execute()
})

const entry = (more: object = {}) =>
  deliveryOf({
    orderCode: order.uniqueCode,
    billNo: 'FH/1',
    carrier: '云驿物流',
    trackingNo: 'YY 1',
    shipTime: today,
    specification: 'HB-12-80',
    deliveredCounts: 200,
    lot: 'L310322',
    ...more,
  })
const given = async (more: object = {}): Promise<{ id: number }> =>
  (await call('sales', 'POST', '/office/delivery/order', entry(more))).data
const receive = ({ id }: { id: number }, who: string | null = 'buyer') =>
  call(who, 'POST', `/web/delivery/order/received/${id}`)
const seen = async ({ id }: { id: number }, who = 'buyer') =>
  (await call(who, 'GET', `/web/delivery/order/${id}`)).data

test('a customer confirms that a delivery arrived, and everybody concerned sees who and when', async () => {
  const notice = await given()
  const { status, meta, data } = await receive(notice)
  expect([status, meta.message]).toEqual([200, '已确认收货'])
  expect(data).toMatchObject({ billNo: 'FH/1', receivedBy: '林悦' })
  expect(Date.parse(data.receivedTime)).toBeGreaterThan(Date.now() - 60_000)
  const office = await call('sales', 'GET', `/office/delivery/order/${notice.id}`)
  expect(office.data).toMatchObject({ receivedBy: '林悦', receivedTime: data.receivedTime })
  const listed = await call('sales', 'GET', '/office/delivery/order/page')
  expect(listed.data.records).toMatchObject([{ receivedBy: '林悦' }])
  expect((await asBuyer(order.id)).data.timeline.at(-1)).toMatchObject({
    who: '林悦',
    what: '确认已收货',
    note: 'FH/1',
  })
  const content = `林悦 已确认收货：预订单 ${order.uniqueCode} 的发货单 FH/1`
  expect((await messagesOf('sales'))[0]).toMatchObject({
    content,
    link: `/office/deliveryNotice/${notice.id}/FH%2F1`,
  })
  expect((await messagesOf('designer'))[0]).toMatchObject({
    content,
    link: `/deliveryNotice/${notice.id}/FH%2F1`,
  })
  const record = `delivery_notice:${notice.id}`
  const audit = await call('operator', 'GET', `/office/audit/page?record=${record}`)
  expect(audit.data.records[0]).toMatchObject({ operation: 'receiveDelivery' })
})

test('a second confirmation changes nothing and is told to nobody, even by a colleague or at the same time', async () => {
  const notice = await given()
  const both = await Promise.all([receive(notice), receive(notice)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const again = await receive(notice, 'designer')
  expect(again.status).toBe(200)
  expect(again.data.receivedBy).toBe('林悦')
  const { timeline } = (await asBuyer(order.id)).data
  const receipts = timeline.filter(({ what }: { what: string }) => what === '确认已收货')
  expect(receipts).toHaveLength(1)
  expect(await messagesOf('sales')).toHaveLength(1)
})

test('a delivery cannot be received before it has left', async () => {
  const notice = await given({ shipTime: tomorrow })
  const { status, meta } = await receive(notice)
  expect(status).toBe(409)
  expect(meta.message).toBe(`这批货物将于 ${tomorrow} 发出，发货后才能确认收货`)
  expect(await seen(notice)).not.toHaveProperty('receivedTime')
})

test.each([
  ['another customer', 'engineer', 404],
  ['a visitor', null, 401],
  ['a supplier', 'supplier', 403],
  ['sales', 'sales', 403],
  ['an operator', 'operator', 403],
])('%s cannot confirm the receipt', async (_who, who, status) => {
  const notice = await given()
  expect((await receive(notice, who)).status).toBe(status)
  expect(await seen(notice)).not.toHaveProperty('receivedTime')
})

test('a delivery that does not exist cannot be received', async () => {
  expect((await receive({ id: 2_000_000_000 })).status).toBe(404)
})

test('goods of a closed reservation still arrive', async () => {
  const notice = await given()
  await close(order.id, (await asStaff(order.id)).data.version)
  expect((await receive(notice)).status).toBe(200)
})

test('a received delivery can be corrected but not taken back', async () => {
  const notice = await given()
  await receive(notice)
  const path = `/office/delivery/order/${notice.id}`
  const changed = await call('sales', 'PUT', path, entry({ version: 1, trackingNo: 'YY-2' }))
  expect(changed.data).toMatchObject({ trackingNo: 'YY-2', receivedBy: '林悦' })
  const removed = await call('sales', 'DELETE', path)
  expect([removed.status, removed.meta.message]).toEqual([
    409,
    '客户已确认收货，这份发货通知不能撤回',
  ])
  expect(await seen(notice)).toMatchObject({ trackingNo: 'YY-2' })
})

test('only a carrier whose page is known has a tracking link', async () => {
  const notice = await given()
  expect(await seen(notice)).not.toHaveProperty('trackingLink')
  const carrier = { name: '云驿物流', trackingPattern: 'https://track.example/w/{no}?l=zh' }
  const kept = await call('sales', 'POST', '/office/delivery/carrier', carrier)
  expect(kept.status).toBe(200)
  expect(await seen(notice)).toMatchObject({ trackingLink: 'https://track.example/w/YY%201?l=zh' })
  const other = await given({ billNo: 'FH/2', carrier: '别家物流' })
  expect(await seen(other)).not.toHaveProperty('trackingLink')
  const bare = await given({ billNo: 'FH/3', trackingNo: '' })
  expect(await seen(bare)).not.toHaveProperty('trackingLink')
})

test.each(['http://track.example/{no}', 'https://track.example/', 'javascript:alert({no})'])(
  '%s is no address of a tracking page',
  async (trackingPattern) => {
    const carrier = { name: '云驿', trackingPattern }
    const { status, data } = await call('sales', 'POST', '/office/delivery/carrier', carrier)
    expect([status, data.errors[0].path]).toEqual([400, 'trackingPattern'])
  },
)

test('a reservation tells its whole life: asked, quoted, accepted, shipped, arrived, complained', async () => {
  await given({ billNo: 'FH/2', shipTime: tomorrow, specification: 'HN-12' })
  const notice = await given()
  await receive(notice)
  const complaint = {
    theme: '螺栓裂纹',
    product: 'HB-12-80',
    lot: 'L310322',
    billNo: 'FH/1',
    problemDescription: '头部有裂纹',
  }
  const filed = await call('buyer', 'POST', '/quality/problem/customer/complaint', complaint)
  expect(filed.data).toMatchObject({ orderId: order.id, deliveryId: notice.id })
  const { data } = await asBuyer(order.id)
  expect(data.quotedTime <= data.acceptedTime).toBe(true)
  expect(data.deliveries).toMatchObject([
    {
      billNo: 'FH/1',
      receivedBy: '林悦',
      lines: [
        {
          materialName: '六角头螺栓',
          prodImgs: [expect.any(String)],
          ordered: 5000,
          shipped: 200,
          open: 4800,
        },
      ],
    },
    { billNo: 'FH/2', lines: [{ specification: 'HN-12' }] },
  ])
  expect(data.complaints).toMatchObject([
    { uniqueCode: filed.data.uniqueCode, billNo: 'FH/1', lot: 'L310322', stateCode: 1 },
  ])
  expect(data.complaints[0].answerBy).toBe(filed.data.dueDate)
  expect(data.timeline.at(-1)).toMatchObject({ what: '提交了投诉', note: filed.data.uniqueCode })
  const office = await asStaff(order.id)
  expect(office.data.deliveries).toHaveLength(2)
  expect(office.data.complaints).toHaveLength(1)
})
