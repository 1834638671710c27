import { beforeEach, expect, test } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { openQuotedShop } from './quoted-shop'

const shop = await openQuotedShop()
const { call, bolt, nut, washer, answer, asBuyer, asStaff, givenReservation, messagesOf } = shop

type Line = Schemas['OrderLine']
let id = 0
let lines: Line[] = []

const each = (amount: string) => ({ amount, per: 1 })

/** A quotation of three lines: a price, a price with an alternative, and a note only. */
beforeEach(async () => {
  const given = await givenReservation([bolt, nut, washer])
  id = given.id
  lines = (await asStaff(id)).data.productList
  await quote()
})

async function quote(more: object = {}) {
  const [first, second, third] = lines.map((line) => line.id)
  return answer(id, {
    lines: [
      { lineId: first, unitPrice: each('3.25'), leadTimeDays: 12 },
      {
        lineId: second,
        unitPrice: each('1.005'),
        alternative: 'WS-12',
        alternativePrice: { amount: '88', per: 100 },
      },
      { lineId: third, note: '下月报价' },
    ],
    ...more,
  })
}

const decide = (...decisions: string[]) =>
  decisions.map((decision, index) => ({ lineId: lines[index]!.id, decision }))

async function accept(body: object = {}, who = 'buyer') {
  const { data } = await asBuyer(id)
  return call(who, 'POST', `/web/intention/order/confirm/${id}`, {
    version: data.version,
    ...body,
  })
}

test('the quotation has amounts, and sums that a reader can add up', async () => {
  const { data } = await asBuyer(id)
  expect(data.productList.map((line: Line) => line.answer?.amount)).toEqual([
    '650.00',
    '201.00',
    undefined,
  ])
  expect(data.productList[1].answer.alternative).toMatchObject({
    unitPrice: { amount: '88', per: 100 },
    amount: '176.00',
  })
  expect(data.quotation).toMatchObject({
    number: 1,
    currency: 'CNY',
    taxRate: '13',
    subtotal: '851.00',
    tax: '110.63',
    total: '961.63',
    notPriced: 1,
  })
})

test('the customer accepts a line, takes an alternative and leaves a line out', async () => {
  const { status, data } = await accept({ lines: decide('accept', 'alternative', 'leaveOut') })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    statusCode: 3,
    acceptance: {
      number: 1,
      acceptedBy: '林悦',
      lineCount: 2,
      subtotal: '826.00',
      tax: '107.38',
      total: '933.38',
    },
    productList: [
      { answer: { decision: 'accept', accepted: true }, open: 200 },
      { answer: { decision: 'alternative', accepted: true }, open: 200 },
      { answer: { decision: 'leaveOut', accepted: false } },
    ],
  })
})

test('an alternative that was taken is what is delivered', async () => {
  await accept({ lines: decide('leaveOut', 'alternative', 'leaveOut') })
  const { uniqueCode } = (await asBuyer(id)).data
  const { data } = await call(
    'sales',
    'GET',
    `/office/delivery/order/proposal?orderCode=${uniqueCode}`,
  )
  expect(data.lines).toMatchObject([{ specification: 'WS-12', deliveredCounts: 200 }])
  expect(await shop.deliver(uniqueCode, 'HN-12', 50)).toMatchObject({ status: 400 })
  expect(await shop.deliver(uniqueCode, 'WS-12', 50)).toMatchObject({ status: 200 })
  expect((await asBuyer(id)).data.productList[1]).toMatchObject({ shipped: 50, open: 150 })
})

test('without decisions every line that has a price is accepted, as before', async () => {
  const { data } = await accept()
  expect(data.productList.map((line: Line) => line.answer?.decision)).toEqual([
    'accept',
    'accept',
    'leaveOut',
  ])
})

test.each([
  ['a line without a price', ['accept', 'accept', 'accept'], ['lines.2.decision']],
  [
    'an alternative that is not offered',
    ['alternative', 'accept', 'leaveOut'],
    ['lines.0.decision'],
  ],
  ['no line at all', ['leaveOut', 'leaveOut', 'leaveOut'], undefined],
  ['not every line', ['accept', 'accept'], undefined],
])('%s cannot be accepted', async (_what, decisions, paths) => {
  const { status, data } = await accept({ lines: decide(...decisions) })
  expect(status).toBe(400)
  expect(data?.errors?.map(({ path }: { path: string }) => path)).toEqual(paths)
  expect((await asBuyer(id)).data.statusCode).toBe(2)
})

test('a line is decided once, and only lines of this reservation', async () => {
  const [first, second] = decide('accept', 'accept', 'leaveOut')
  for (const wrong of [
    [first, first, second],
    [first, second, { lineId: 2_000_000_000, decision: 'leaveOut' }],
  ])
    expect(await accept({ lines: wrong })).toMatchObject({ status: 400 })
})

test('of two tabs that accept, one wins, and the other is told', async () => {
  const { version } = (await asBuyer(id)).data
  const both = await Promise.all([
    accept({ version, lines: decide('accept', 'accept', 'leaveOut') }),
    accept({ version, lines: decide('leaveOut', 'alternative', 'leaveOut') }, 'designer'),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const [won] = both.filter(({ status }) => status === 200)
  expect((await asBuyer(id)).data.acceptance).toEqual(won!.data.acceptance)
})

test('an older version is refused in words that name both', async () => {
  const { version } = (await asBuyer(id)).data
  await quote({ note: '涨价' })
  expect(await accept({ version, number: 1 })).toMatchObject({
    status: 409,
    meta: { message: '第 1 版报价已被第 2 版替换，请查看新报价后再操作' },
  })
  expect((await asBuyer(id)).data.statusCode).toBe(2)
})

test('a quotation that expires while its page is open is refused in words', async () => {
  await shop.lastDay(id, shop.yesterday)
  expect(await accept({ number: 1 })).toMatchObject({
    status: 409,
    meta: { message: `报价有效期至 ${shop.yesterday}，已过期，请联系我们重新报价` },
  })
})

test('each answer is a version, with its difference from the one before', async () => {
  const [first, second, third] = lines.map((line) => line.id)
  const { data } = await answer(id, {
    taxRate: '9',
    lines: [
      { lineId: first, unitPrice: { amount: '325', per: 100 }, leadTimeDays: 20 },
      { lineId: second, unitPrice: each('1.10') },
      { lineId: third, unitPrice: each('0.5') },
    ],
  })
  expect(data.quotation.versions).toMatchObject([
    { number: 2, total: '1057.30', currency: 'CNY' },
    { number: 1, total: '961.63', changes: [] },
  ])
  const { changes } = data.quotation.versions[0]
  const said = changes.map(({ lineId, field, before, after }: Schemas['QuotationChange']) => [
    lines.findIndex((line) => line.id === lineId),
    field,
    before?.replaceAll('\u00a0', ' '),
    after?.replaceAll('\u00a0', ' '),
  ])
  // 325 for 100 is what 3.25 each is.
  expect(said).toEqual([
    [0, 'readyOn', expect.any(String), expect.any(String)],
    [1, 'price', '¥ 1.005 / 件', '¥ 1.10 / 件'],
    [1, 'alternative', 'WS-12', undefined],
    [1, 'alternativePrice', '¥ 88.00 / 100 件', undefined],
    [2, 'note', '下月报价', undefined],
    [2, 'price', undefined, '¥ 0.50 / 件'],
    [-1, 'taxRate', '13 %', '9 %'],
    [-1, 'total', '¥ 961.63', '¥ 1,057.30'],
  ])
})

test('a question goes to sales, who reply with a new version', async () => {
  const { version } = (await asBuyer(id)).data
  const question = { version, lineId: lines[0]!.id, question: '可以分两批吗？' }
  const path = `/web/intention/order/question/${id}`
  const { status, data } = await call('buyer', 'POST', path, question)
  expect({ status, statusCode: data.statusCode }).toEqual({ status: 200, statusCode: 2 })
  expect(data).toMatchObject({
    openQuestions: 1,
    productList: [
      { answer: { question: { question: '可以分两批吗？', askedBy: '林悦' } } },
      {},
      {},
    ],
  })
  expect((await asStaff(id)).data.dueDate).toBeTruthy()
  expect((await messagesOf('sales'))[0]!.content).toContain('就预订单')
  const waiting = async () =>
    (await call('sales', 'GET', '/office/intention/order/page?statusCode=2')).data.records.filter(
      ({ due }: { due?: string }) => due !== undefined,
    )
  expect(await waiting()).toMatchObject([{ id, statusCode: 2, due: expect.any(String) }])

  const [first, second, third] = lines.map((line) => line.id)
  await answer(id, {
    lines: [
      { lineId: first, unitPrice: each('3.25'), reply: '可以' },
      { lineId: second, note: '停产' },
      { lineId: third, note: '停产' },
    ],
  })
  const renewed = (await asBuyer(id)).data
  expect(renewed).not.toHaveProperty('openQuestions')
  expect(await waiting()).toEqual([])
  expect(renewed.productList[0].answer.question).toMatchObject({
    question: '可以分两批吗？',
    reply: '可以',
  })
})

test('a quotation with an open question can still be accepted, which ends the question', async () => {
  const { version } = (await asBuyer(id)).data
  const body = { version, lineId: lines[0]!.id, question: '有现货吗？' }
  await call('buyer', 'POST', `/web/intention/order/question/${id}`, body)
  const { data } = await accept({ number: 1 })
  expect(data).toMatchObject({ statusCode: 3 })
  expect(data).not.toHaveProperty('openQuestions')
})

test('a question on a line of another reservation is refused', async () => {
  const { version } = (await asBuyer(id)).data
  const body = { version, lineId: 2_000_000_000, question: '?' }
  const path = `/web/intention/order/question/${id}`
  expect(await call('buyer', 'POST', path, body)).toMatchObject({ status: 404 })
})

test('what was accepted does not follow the catalogue: a withdrawn product keeps its price', async () => {
  await accept({ lines: decide('accept', 'alternative', 'leaveOut') })
  const before = (await asBuyer(id)).data
  await shop.database
    .updateTable('material')
    .set({ published: false })
    .where('id', 'in', [bolt, washer])
    .execute()
  const after = (await asBuyer(id)).data
  await shop.database
    .updateTable('material')
    .set({ published: true })
    .where('id', 'in', [bolt, washer])
    .execute()
  expect(after.acceptance).toEqual(before.acceptance)
  expect(after.productList[0].answer.price).toBe(before.productList[0].answer.price)
})
