import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, bolt, nut, answer, asBuyer, asStaff, confirm, givenReservation, messagesOf } = shop

let id = 0
let code = ''
let lineIds: number[] = []

beforeEach(async () => {
  const given = await givenReservation([bolt, nut])
  id = given.id
  code = given.uniqueCode
  await answer(id)
  await confirm(id)
  lineIds = (await asStaff(id)).data.productList.map((line: { id: number }) => line.id)
})

const lineAt = (index: number) => lineIds[index]!

async function amend(lines: object[], reason = '钢厂延期') {
  const { version } = (await asStaff(id)).data
  return call('sales', 'POST', `/office/intention/order/amend/${id}`, { version, reason, lines })
}

async function consentTo(number: number, consent = true, who = 'buyer') {
  const { version } = (await asBuyer(id)).data
  const body = { version, number, consent, note: consent ? '' : '太晚' }
  return call(who, 'POST', `/web/intention/order/amendment/${id}`, body)
}

async function cancel(reason = '项目停止') {
  const { version } = (await asStaff(id)).data
  return call('sales', 'POST', `/office/intention/order/cancel/${id}`, { version, reason })
}

test.each([
  ['a price', { unitPrice: { amount: '3', per: 1 } }, 'price'],
  ['a quantity', { counts: 100 }, 'counts'],
  ['a day', { readyOn: '2099-11-30' }, 'readyOn'],
  ['a product', { product: 'WS-12' }, 'product'],
  ['a line taken out', { leaveOut: true }, 'leaveOut'],
])(
  'an amendment of %s waits for the customer, and what was accepted holds',
  async (_what, change, field) => {
    const before = (await asBuyer(id)).data
    expect(await amend([{ lineId: lineAt(0), ...change }])).toMatchObject({ status: 200 })
    const { data } = await asBuyer(id)
    expect(data).toMatchObject({
      statusCode: 3,
      acceptance: before.acceptance,
      productList: before.productList,
      quotation: { number: 1 },
      amendment: { number: 2, reason: '钢厂延期' },
    })
    const change0 = data.amendment.changes.find(
      (entry: Schemas['QuotationChange']) => entry.field === field,
    )
    expect(change0).toMatchObject({ lineId: lineAt(0), isPromise: true })
    expect((await messagesOf('buyer'))[0]!.content).toContain('有变更')
  },
)

test('the customer agrees, and the amended order holds with its new sums', async () => {
  await amend([
    { lineId: lineAt(0), counts: 100, unitPrice: { amount: '300', per: 100 } },
    { lineId: lineAt(1), leaveOut: true },
  ])
  const { status, data } = await consentTo(2)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    acceptance: { number: 2, lineCount: 1, subtotal: '300.00', tax: '39.00', total: '339.00' },
    quotation: { number: 2 },
    productList: [
      { counts: 100, open: 100, answer: { amount: '300.00', decision: 'accept' } },
      { answer: { decision: 'leaveOut' } },
    ],
  })
  expect(data).not.toHaveProperty('amendment')
  expect((await messagesOf('sales'))[0]!.content).toContain('同意了')
})

test('the customer agrees to another product, which is then what is delivered', async () => {
  await amend([{ lineId: lineAt(0), product: 'ws-12' }])
  await consentTo(2, true, 'designer')
  const path = `/office/delivery/order/proposal?orderCode=${code}`
  const { data } = await call('sales', 'GET', path)
  const names = data.lines.map(({ specification }: { specification: string }) => specification)
  expect(names.sort()).toEqual(['HN-12', 'WS-12'])
})

test('the customer refuses, and what was accepted goes on holding', async () => {
  const before = (await asBuyer(id)).data
  await amend([{ lineId: lineAt(0), readyOn: '2099-11-30' }])
  const { data } = await consentTo(2, false)
  expect(data).toMatchObject({ acceptance: before.acceptance, quotation: { number: 1 } })
  expect(data).not.toHaveProperty('amendment')
  expect(data.timeline.at(-1)).toMatchObject({ note: '太晚' })
  // An answer is given once.
  expect(await consentTo(2)).toMatchObject({ status: 409 })
})

test('a note alone counts at once, without consent', async () => {
  const before = (await asBuyer(id)).data
  await amend([{ lineId: lineAt(0), note: '木箱包装' }])
  const { data } = await asBuyer(id)
  expect(data).not.toHaveProperty('amendment')
  expect(data).toMatchObject({
    acceptance: { ...before.acceptance, number: 2 },
    productList: [{ answer: { note: '木箱包装' } }, {}],
  })
})

test('a newer amendment takes the place of one that waits; the older cannot be agreed to', async () => {
  await amend([{ lineId: lineAt(0), readyOn: '2099-11-30' }])
  await amend([{ lineId: lineAt(0), readyOn: '2099-12-01' }])
  expect(await consentTo(2)).toMatchObject({ status: 409 })
  expect((await asBuyer(id)).data.amendment).toMatchObject({ number: 3 })
  expect((await consentTo(3)).data.productList[0].answer.readyOn).toBe('2099-12-01')
})

test('an amendment of another line keeps the changes that wait, until each is taken back', async () => {
  const before = (await asBuyer(id)).data
  await amend([{ lineId: lineAt(0), unitPrice: { amount: '3', per: 1 } }])
  await amend([{ lineId: lineAt(1), note: '木箱包装' }])
  const { amendment } = (await asBuyer(id)).data
  expect(amendment.changes).toMatchObject([
    { field: 'price' },
    { field: 'note' },
    { field: 'total' },
  ])
  const { counts, answer: agreed } = before.productList[0]
  await amend([{ lineId: lineAt(0), counts, unitPrice: agreed.unitPrice }])
  const { data } = await asBuyer(id)
  expect(data).not.toHaveProperty('amendment')
  expect(data).toMatchObject({
    acceptance: { total: before.acceptance.total },
    productList: [{ answer: agreed }, { answer: { note: '木箱包装' } }],
  })
})

test('what waits alone can be taken back, and the reason is told', async () => {
  const { productList, acceptance } = (await asBuyer(id)).data
  await amend([{ lineId: lineAt(0), counts: 100 }])
  expect(await amend([{ lineId: lineAt(0), counts: 200 }], '钢厂按期')).toMatchObject({
    status: 200,
  })
  const { data } = await asBuyer(id)
  expect(data).not.toHaveProperty('amendment')
  expect(data).toMatchObject({ productList, acceptance: { total: acceptance.total } })
  expect(data.timeline.at(-1)).toMatchObject({ note: '钢厂按期' })
})

test.each([
  ['a line taken out', { leaveOut: true }],
  ['a quantity', { counts: 149 }],
  ['another product', { product: 'WS-12' }],
])('an amendment of %s cannot be agreed to once more was shipped', async (_what, change) => {
  await amend([{ lineId: lineAt(0), ...change }])
  await shop.deliver(code, 'HB-12-80', 150)
  expect(await consentTo(2)).toMatchObject({ status: 409 })
  const { data } = await asBuyer(id)
  expect(data.productList[0]).toMatchObject({ counts: 200 })
  expect(data.amendment).toMatchObject({ number: 2 })
  expect(await consentTo(2, false)).toMatchObject({ status: 200 })
})

test.each([
  ['nothing', {}, 400],
  ['what was agreed already', { counts: 200 }, 400],
  ['a product that is not sold', { product: 'NO-SUCH-1' }, 400],
  ['the reserved product itself', { product: 'HB-12-80' }, 400],
  ['no pieces', { counts: 0 }, 400],
  ['a price of zero', { unitPrice: { amount: '0', per: 1 } }, 400],
])('%s is no amendment', async (_what, change, status) => {
  expect(await amend([{ lineId: lineAt(0), ...change }])).toMatchObject({ status })
  expect((await asBuyer(id)).data.quotation.versions).toHaveLength(1)
})

test('a shipped quantity can be neither taken out nor undercut, and the order not cancelled', async () => {
  await shop.deliver(code, 'HB-12-80', 150)
  expect((await amend([{ lineId: lineAt(0), leaveOut: true }])).data.errors).toMatchObject([
    { path: 'lines.0.leaveOut' },
  ])
  expect((await amend([{ lineId: lineAt(0), counts: 149 }])).data.errors).toMatchObject([
    { path: 'lines.0.counts' },
  ])
  expect((await amend([{ lineId: lineAt(0), product: 'WS-12' }])).data.errors).toMatchObject([
    { path: 'lines.0.product' },
  ])
  expect(await amend([{ lineId: lineAt(0), counts: 150 }])).toMatchObject({ status: 200 })
  expect(await cancel()).toMatchObject({
    status: 409,
    meta: { message: '已有部分发货，不能取消。请在保留未发数量的情况下关闭预订单' },
  })
})

test('a confirmed order is cancelled with a reason that the customer reads', async () => {
  expect(await cancel('  项目停止 ')).toMatchObject({ status: 200, data: { statusCode: 7 } })
  expect((await asBuyer(id)).data).toMatchObject({
    cancelReason: '项目停止',
    timeline: expect.arrayContaining([
      expect.objectContaining({ what: '取消了预订单', note: '项目停止' }),
    ]),
  })
  expect(await shop.deliver(code, 'HB-12-80', 1)).toMatchObject({ status: 400 })
  expect((await messagesOf('buyer'))[0]!.content).toContain('已被取消')
})

test.each(['', ' \n ', 'x'.repeat(501)])(
  'an order is not cancelled with the reason %j',
  async (reason) => {
    expect(await cancel(reason)).toMatchObject({ status: 400 })
    expect((await asBuyer(id)).data.statusCode).toBe(3)
  },
)

test('when the member who reserved has been removed, colleagues and sales go on with the order', async () => {
  const own = await givenReservation([bolt], { who: 'designer' })
  const member = await shop.userId('designer')
  await answer(own.id)
  expect(await call('buyer', 'DELETE', `/web/company/member/${member}`)).toMatchObject({
    status: 200,
  })
  expect(await call('sales', 'GET', `/office/intention/order/${own.id}`)).toMatchObject({
    status: 200,
    data: { customer: { contactName: '何青' } },
  })
  expect(await confirm(own.id)).toMatchObject({ status: 200, data: { statusCode: 3 } })
})
