import { beforeEach, expect, test } from 'vitest'
import { deliveryOf, openQuotedShop } from '../orders/quoted-shop'

const shop = await openQuotedShop()
const { call, database, bolt, nut, answer, confirm, givenReservation, today } = shop
let order = { id: 0, uniqueCode: '' }

beforeEach(async () => {
  await database.deleteFrom('customer_problem').execute()
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
  order = await givenReservation([bolt, nut], { counts: 5000 })
  await answer(order.id)
  await confirm(order.id)
  for (const [billNo, specification, lot] of [
    ['FH/1', 'HB-12-80', 'L1'],
    ['FH/2', 'HN-12', 'L2'],
  ]) {
    const fields = { orderCode: order.uniqueCode, billNo, specification, lot }
    const entry = { ...fields, carrier: '云驿物流', shipTime: today, deliveredCounts: 200 }
    await call('sales', 'POST', '/office/delivery/order', deliveryOf(entry))
  }
})

const delivered = (who: string | null = 'buyer', query = '') =>
  call(who, 'GET', `/quality/problem/customer/delivered${query}`)
const file = (more: object = {}, who = 'buyer') =>
  call(who, 'POST', '/quality/problem/customer/complaint', {
    theme: '螺母滑牙',
    product: 'HN-12',
    problemDescription: '装配时螺母滑牙',
    ...more,
  })

test('a customer picks the product of a complaint from the own deliveries, with its lot', async () => {
  const { data } = await delivered()
  expect(data.total).toBe(2)
  expect(data.records).toMatchObject([
    { billNo: 'FH/2', specification: 'HN-12', lot: 'L2', orderCode: order.uniqueCode },
    { billNo: 'FH/1', specification: 'HB-12-80', lot: 'L1', shipTime: today },
  ])
  const { deliveryId } = data.records[1]
  const ofOne = await delivered('buyer', `?deliveryId=${deliveryId}`)
  expect(ofOne.data.records).toMatchObject([{ billNo: 'FH/1' }])
  for (const keyword of ['l2', 'hn-12', 'fh/2'])
    expect((await delivered('buyer', `?keyword=${encodeURIComponent(keyword)}`)).data.total).toBe(1)
  expect((await delivered('engineer')).data.total).toBe(0)
  expect((await delivered(null)).status).toBe(401)
  expect((await delivered('supplier')).status).toBe(403)
  expect((await delivered('quality')).status).toBe(403)
})

test('a complaint names the delivery or the reservation of the customer', async () => {
  const byBill = await file({ billNo: ' FH/2 ', lot: 'L2' })
  expect(byBill.data).toMatchObject({ orderId: order.id, deliveryId: expect.any(Number) })
  const byOrder = await file({ orderCode: order.uniqueCode })
  expect(byOrder.data).toMatchObject({ orderId: order.id })
  expect(byOrder.data).not.toHaveProperty('deliveryId')
  const about = await call('quality', 'GET', `/office/quality/complaint/${byBill.data.id}`)
  expect(about.data).toMatchObject({ orderId: order.id })
})

test('a delivery that is not the customer’s, or not of the reservation, is refused at its field', async () => {
  const stranger = await file({ billNo: 'FH/2' }, 'engineer')
  expect([stranger.status, stranger.data.errors]).toEqual([
    400,
    [{ path: 'billNo', message: '您没有发货单号为“FH/2”的发货，请检查' }],
  ])
  const other = await givenReservation([bolt])
  const mixed = await file({ billNo: 'FH/2', orderCode: other.uniqueCode })
  expect(mixed.data.errors).toMatchObject([{ path: 'billNo' }])
  const unknown = await file({ orderCode: 'YD-0' })
  expect(unknown.data.errors).toMatchObject([{ path: 'orderCode' }])
  const { data } = await call('buyer', 'GET', '/quality/problem/customer/complaint/page')
  expect(data.total).toBe(0)
})

test('customers read what happened without the names of fields, and staff with them', async () => {
  const { data } = await file()
  expect(data.timeline[0].fields).toBeUndefined()
  const office = await call('quality', 'GET', `/office/quality/complaint/${data.id}`)
  expect(office.data.timeline[0].fields).toContain('产品')
})

test('every customer complains and reads the answer; the list of reports stays with partners', async () => {
  const { data } = await file({ billNo: 'FH/2' })
  await call('quality', 'POST', `/office/quality/complaint/${data.id}/report`, {
    problemCauses: '刀具磨损',
    treatmentPlan: '整批更换',
    rectificationProgram: '缩短换刀周期',
  })
  const info = (who: string) => call(who, 'GET', `/quality/problem/customer/info?id=${data.id}`)
  expect((await info('buyer')).data).toMatchObject({ treatmentPlan: '整批更换' })
  expect((await info('engineer')).status).toBe(404)
  const own = await call('designer', 'GET', `/quality/problem/customer/complaint/${data.id}`)
  expect(own.data.report.treatmentPlan).toBe('整批更换')
  expect((await call('buyer', 'GET', '/quality/problem/customer/mine?size=10')).status).toBe(403)
  const { data: reservation } = await shop.asBuyer(order.id)
  expect(reservation.timeline.at(-1)).toMatchObject({ what: '发出了处理报告' })
})
