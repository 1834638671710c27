import { beforeEach, expect, test } from 'vitest'
import { openQuotedShop } from './quoted-shop'

const { call, database, bolt, answer, asBuyer, asStaff, confirm, today } = await openQuotedShop()

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
})

const details = {
  customerOrderNo: 'C-2031-118',
  poNo: 'PO-310422',
  project: '地铁 6 号线',
  shipToContact: '王磊',
  shipTo: '青岛市港湾路 12 号',
}
const submit = (more: object = {}, who = 'buyer') =>
  call(who, 'POST', '/web/intention/order/submit', {
    productList: [{ dataId: bolt, counts: 250, requiredDate: '2099-12-31' }],
    ...more,
  })
const proposed = async (who = 'buyer') =>
  (await call(who, 'GET', '/web/intention/order/details')).data

test('numbers, project and destination stay with the reservation, for customer and office', async () => {
  const { data } = await submit({ ...details, project: ' 地铁 6 号线 ' })
  expect((await asBuyer(data.id)).data).toMatchObject(details)
  expect((await asStaff(data.id)).data).toMatchObject(details)
  const listed = await call('sales', 'GET', '/office/intention/order/page')
  expect(listed.data.records).toMatchObject([details])
  const own = await call('buyer', 'GET', '/web/intention/order/page')
  expect(own.data.records).toMatchObject([details])
})

test.each(['c-2031', 'PO-310422', '6 号线'])(
  'reservations are found by “%s” on both sides',
  async (keyword) => {
    await submit(details)
    await submit()
    const query = `?keyword=${encodeURIComponent(keyword)}`
    expect((await call('buyer', 'GET', `/web/intention/order/page${query}`)).data.total).toBe(1)
    expect((await call('sales', 'GET', `/office/intention/order/page${query}`)).data.total).toBe(1)
  },
)

test('the next reservation is proposed the details of the last one that has any, within the company only', async () => {
  expect(await proposed()).toEqual({})
  await submit({ ...details, poNo: 'PO-1' })
  const { data } = await submit(details)
  await submit({ poNo: '  ' })
  expect(await proposed('designer')).toEqual({ ...details, uniqueCode: data.uniqueCode })
  expect(await proposed('engineer')).toEqual({})
  for (const [who, status] of [
    [null, 401],
    ['sales', 403],
    ['supplier', 403],
  ] as const)
    expect((await call(who, 'GET', '/web/intention/order/details')).status).toBe(status)
})

test('too long a number is refused at its field, and an unknown field too', async () => {
  const long = await submit({ poNo: 'x'.repeat(61) })
  expect([long.status, long.data.errors[0].path]).toEqual([400, 'poNo'])
  expect((await submit({ costCentre: '1' })).status).toBe(400)
})

test('a delivery goes where the reservation says, and carries its numbers', async () => {
  const { data: order } = await submit(details)
  await answer(order.id)
  await confirm(order.id)
  const query = `?orderCode=${order.uniqueCode}`
  const { data: proposal } = await call('sales', 'GET', `/office/delivery/order/proposal${query}`)
  expect(proposal).toMatchObject({ contact: '王磊', address: '青岛市港湾路 12 号' })
  const lines = [{ specification: 'HB-12-80', deliveredCounts: 50 }]
  const { data } = await call('sales', 'POST', '/office/delivery/order', {
    orderCode: order.uniqueCode,
    billNo: 'FH/9',
    carrier: '云驿物流',
    shipTime: today,
    lines,
  })
  expect(data).toMatchObject(details)
  const own = await call('buyer', 'GET', `/web/delivery/order/${data.id}`)
  expect(own.data).toMatchObject(details)
})

test('a reservation line remembers how many pieces a package held', async () => {
  await database
    .updateTable('material')
    .set({ data: JSON.stringify({ def8: 100, unitName: '件' }) })
    .where('id', '=', bolt)
    .execute()
  const { data } = await submit()
  const [line] = (await asBuyer(data.id)).data.productList
  expect(line).toMatchObject({ counts: 250, packingQuantity: 100 })
  expect((await asStaff(data.id)).data.productList).toMatchObject([{ packingQuantity: 100 }])
})
