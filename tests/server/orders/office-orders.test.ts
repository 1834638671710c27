import { beforeEach, expect, test } from 'vitest'
import { openQuotedShop } from './quoted-shop'

const {
  call,
  database,
  bolt,
  nut,
  washer,
  answer,
  asBuyer,
  asStaff,
  close,
  confirm,
  decline,
  givenReservation,
  messagesOf,
  today,
  tomorrow,
  yesterday,
} = await openQuotedShop()

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await database.deleteFrom('intention_order').execute()
  await database.deleteFrom('notification').execute()
})

const one = { amount: '1', per: 1 }

const lineIds = async (id: number) =>
  (await asStaff(id)).data.productList.map((line: { id: number }) => line.id) as number[]

test('staff see the reservations of all customers with their state, narrowed by state, customer and product', async () => {
  const own = await givenReservation([bolt])
  const other = await givenReservation([washer], { who: 'engineer' })
  await answer(other.id)
  const list = async (query = '') =>
    (await call('sales', 'GET', `/office/intention/order/page${query}`)).data

  expect((await list()).records).toMatchObject([
    { id: other.id, customer: '赵宁', statusCode: 2, validUntil: tomorrow },
    { id: own.id, customer: '远岭轨道车辆（演示）', statusCode: 1 },
  ])
  expect((await list('?statusCode=1')).records).toMatchObject([{ id: own.id }])
  expect((await list('?keyword=yuanling')).records).toMatchObject([{ id: own.id }])
  expect((await list('?keyword=WS-12')).records).toMatchObject([{ id: other.id }])
  const { data } = await call('operator', 'GET', '/office/intention/order/counts')
  expect(data.tabs).toEqual([
    { value: 1, counts: 1 },
    { value: 2, counts: 1 },
  ])
})

test("a customer does not find reservations by a customer's name", async () => {
  await givenReservation([bolt])
  const { data } = await call('buyer', 'GET', '/web/intention/order/page?keyword=Yuanling')
  expect(data.total).toBe(0)
})

test('staff see whose a reservation is; the customer is not told about that', async () => {
  const { id } = await givenReservation([bolt], { remark: '急用' })
  expect((await asStaff(id)).data).toMatchObject({
    remark: '急用',
    customer: { accountName: '远岭轨道车辆（演示）', contactName: '林悦' },
  })
  expect((await asBuyer(id)).data).not.toHaveProperty('customer')
})

test('an answer says per line what it costs, when it comes, or what may be had instead', async () => {
  const { id, uniqueCode } = await givenReservation([bolt, nut])
  const [first, second] = await lineIds(id)
  const { status, data } = await answer(id, {
    note: ' 含包装 ',
    lines: [
      { lineId: second, alternative: 'ws-12', note: '现货' },
      { lineId: first, leadTimeDays: 0, unitPrice: { amount: '325', per: 100 } },
    ],
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({
    statusCode: 2,
    version: 2,
    quotation: { validUntil: tomorrow, expired: false, note: '含包装', answeredBy: '方洁' },
    timeline: [{ what: '提交了预订' }, { who: '方洁', what: '答复了预订', note: '含包装' }],
  })
  const english = { 'accept-language': 'en' }
  const seen = await call('buyer', 'GET', `/web/intention/order/${id}`, undefined, english)
  expect(seen.data.productList.map((line: { answer: unknown }) => line.answer)).toEqual([
    {
      leadTimeDays: 0,
      readyOn: today,
      late: false,
      price: '¥\u00a0325.00 / 100 pcs',
      unitPrice: { amount: '325', per: 100 },
      amount: '650.00',
    },
    {
      note: '现货',
      alternative: { id: washer, model: 'WS-12', materialName: 'Spring washer', gone: false },
    },
  ])
  const message = {
    content: expect.stringContaining(uniqueCode),
    link: `/reserve/${id}/${uniqueCode}`,
  }
  expect(await messagesOf('buyer')).toMatchObject([message])
  expect(await messagesOf('designer')).toMatchObject([message, {}])
  expect((await messagesOf('sales'))[0]!.link).toBe(`/office/reserve/${id}/${uniqueCode}`)
})

test('a quotation may be replaced until the customer has accepted it', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id)
  const [line] = await lineIds(id)
  const renewed = await answer(id, {
    lines: [{ lineId: line, unitPrice: { amount: '3', per: 1 } }],
  })
  expect(renewed.data.productList[0].answer).toMatchObject({ unitPrice: { amount: '3', per: 1 } })
  expect(renewed.data.quotation).toMatchObject({
    number: 2,
    versions: [{ number: 2 }, { number: 1 }],
  })
  const { timeline } = (await asBuyer(id)).data
  expect(timeline.map(({ what }: { what: string }) => what)).toEqual([
    '提交了预订',
    '答复了预订',
    '重新答复了预订，替换了原报价',
  ])
  await confirm(id)
  expect(await answer(id)).toMatchObject({
    status: 409,
    meta: { message: '预订单的当前状态不允许此操作' },
  })
})

test.each([
  ['a last day in the past', { validUntil: yesterday }, ['validUntil']],
  ['a last day that is a slip', { validUntil: '2100-01-01' }, ['validUntil']],
  ['a day that no calendar has', { validUntil: '2099-02-30' }, ['validUntil']],
  ['no last day', { validUntil: undefined }, ['validUntil']],
  ['a note that is too long', { note: 'x'.repeat(1001) }, ['note']],
])('%s is refused at its place', async (_what, more, paths) => {
  const { id } = await givenReservation([bolt])
  const { status, data } = await answer(id, more)
  expect({ status, paths: data.errors.map(({ path }: { path: string }) => path) }).toEqual({
    status: 400,
    paths,
  })
  expect((await asBuyer(id)).data.statusCode).toBe(1)
})

test.each([
  ['a line without an answer', { leadTimeDays: 3, note: ' ' }, 'lines.0.unitPrice'],
  ['an alternative that is not sold', { alternative: 'NO-SUCH-1' }, 'lines.0.alternative'],
  ['what was reserved as an alternative', { alternative: 'hb-12-80' }, 'lines.0.alternative'],
  [
    'a lead time that is no whole number',
    { unitPrice: one, leadTimeDays: 1.5 },
    'lines.0.leadTimeDays',
  ],
  ...['abc', '¥ 3.25', '0.00', '-1', '1.2.3', '1,200', '0.0000001', '1e9'].map(
    (amount): [string, object, string] => [
      `the price “${amount}”`,
      { unitPrice: { amount, per: 1 } },
      'lines.0.unitPrice.amount',
    ],
  ),
  ['a price for ten', { unitPrice: { amount: '1', per: 10 } }, 'lines.0.unitPrice.per'],
  [
    'a price of an alternative that is not named',
    { alternativePrice: one, note: 'x' },
    'lines.0.alternative',
  ],
  ['a negative lead time', { unitPrice: one, leadTimeDays: -1 }, 'lines.0.leadTimeDays'],
])('%s is refused at its place', async (_what, line, path) => {
  const { id } = await givenReservation([bolt])
  const [lineId] = await lineIds(id)
  const { status, data } = await answer(id, { lines: [{ lineId, ...line }] })
  expect(status).toBe(400)
  expect(data.errors).toMatchObject([{ path }])
})

test("an incomplete price is refused in the caller's language", async () => {
  const { id } = await givenReservation([bolt])
  const [lineId] = await lineIds(id)
  const lines = [{ lineId, unitPrice: { amount: 'abc', per: 1 } }]
  const said = async (language: string) => {
    const body = { version: 1, validUntil: today, currency: 'CNY', taxRate: '13', lines }
    const path = `/office/intention/order/answer/${id}`
    const { data } = await call('sales', 'POST', path, body, { 'accept-language': language })
    return data.errors[0].message
  }
  expect(await said('zh')).toBe('请输入大于 0 的价格，小数点用“.”，最多 6 位小数，如 3.25')
  expect(await said('en')).toBe(
    'Please enter a price greater than 0 with a decimal point and at most 6 decimals, such as 3.25',
  )
})

test.each([
  [{ amount: '4.80', per: 1 }, 'CNY', '¥\u00a04.80 / 件', '960.00'],
  [{ amount: '1200.5', per: 1000 }, 'EUR', '€\u00a01,200.50 / 1000 件', '240.10'],
  [{ amount: '0.052525', per: 1 }, 'USD', 'US$\u00a00.052525 / 件', '10.51'],
  [{ amount: '12.5', per: 100 }, 'JPY', 'JP¥\u00a012.5 / 100 件', '25'],
])('the price %j in %s is written as %s', async (unitPrice, currency, price, amount) => {
  const { id } = await givenReservation([bolt])
  const [lineId] = await lineIds(id)
  const { data } = await answer(id, { currency, lines: [{ lineId, unitPrice }] })
  expect(data.productList[0].answer).toEqual({ price, unitPrice, amount })
  expect(data.quotation).toMatchObject({ currency, subtotal: amount, notPriced: 0 })
})

test('every line is answered once, and only lines of this reservation', async () => {
  const { id } = await givenReservation([bolt, nut])
  const other = await givenReservation([washer])
  const [first, second] = await lineIds(id)
  const [foreign] = await lineIds(other.id)
  const priced = (lineId: number | undefined) => ({ lineId, unitPrice: one })
  for (const lines of [
    [priced(first)],
    [priced(first), priced(first)],
    [priced(first), priced(foreign)],
    [priced(first), priced(second), priced(foreign)],
  ]) {
    expect(await answer(id, { lines })).toMatchObject({ status: 400 })
  }
})

test('two concurrent answers: one wins, the other gets a conflict', async () => {
  const { id } = await givenReservation([bolt])
  const { version } = (await asStaff(id)).data
  const answers = await Promise.all([
    answer(id, { version, note: 'one' }),
    answer(id, { version, note: 'two' }, 'operator'),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)!
  expect(refused.meta.message).toBe('这份预订刚刚有了变化，请查看最新内容后再操作')
  expect((await asBuyer(id)).data.timeline).toHaveLength(2)
})

test('the same answer sent twice under one key is given once', async () => {
  const { id } = await givenReservation([bolt])
  const [lineId] = await lineIds(id)
  const lines = [{ lineId, unitPrice: one }]
  const body = { version: 1, validUntil: today, currency: 'CNY', taxRate: '13', lines }
  const send = () =>
    call('sales', 'POST', `/office/intention/order/answer/${id}`, body, {
      'idempotency-key': `answer-${id}`,
    })
  const sent = [await send(), await send()]
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await asBuyer(id)).data.timeline).toHaveLength(2)
})

test('a reservation is declined with a reason that the customer reads', async () => {
  const { id, uniqueCode } = await givenReservation([bolt])
  expect(await decline(id, 1, '  来不及  ')).toMatchObject({ status: 200, data: { statusCode: 6 } })
  expect((await asBuyer(id)).data).toMatchObject({
    declineReason: '来不及',
    timeline: [{}, { what: '拒绝了预订', note: '来不及' }],
  })
  expect(await messagesOf('buyer')).toMatchObject([{ link: `/reserve/${id}/${uniqueCode}` }])
})

test.each([['', ' \n ', 'x'.repeat(501)]].flat())(
  'a reservation is not declined with the reason %j',
  async (reason) => {
    const { id } = await givenReservation([bolt])
    expect(await decline(id, 1, reason)).toMatchObject({
      status: 400,
      data: { errors: [{ path: 'reason' }] },
    })
  },
)

test('a reservation is closed after it was confirmed, and only then', async () => {
  const { id } = await givenReservation([bolt])
  expect(await close(id, 1)).toMatchObject({ status: 409 })
  await answer(id)
  expect(await close(id, 2)).toMatchObject({ status: 409 })
  await confirm(id)
  expect(await close(id, 2)).toMatchObject({ status: 409 })
  expect(await close(id, 3)).toMatchObject({ status: 200, data: { statusCode: 4 } })
  expect(await close(id, 4)).toMatchObject({ status: 409 })
})

test('a withdrawn reservation cannot be answered', async () => {
  const { id } = await givenReservation([bolt])
  await call('buyer', 'POST', `/web/intention/order/delete/${id}`)
  expect(await answer(id)).toMatchObject({ status: 409 })
  expect(await decline(id, 2)).toMatchObject({ status: 409 })
})

const reading = ['page', 'counts', '1', 'quotation/1']

test.each(reading)(
  '/office/intention/order/%s is not for customers, suppliers and editors',
  async (end) => {
    const path = `/office/intention/order/${end}`
    expect(await call(null, 'GET', path)).toMatchObject({ status: 401 })
    for (const who of ['buyer', 'supplier', 'editor'])
      expect(await call(who, 'GET', path)).toMatchObject({ status: 403 })
  },
)

test('agents and inspectors read a reservation and its quotation', async () => {
  const { id } = await givenReservation([bolt])
  await answer(id)
  for (const who of ['agent', 'quality'])
    for (const end of ['page', 'counts', `${id}`, `quotation/${id}`])
      expect(await call(who, 'GET', `/office/intention/order/${end}`)).toMatchObject({
        status: 200,
      })
})

const changes = [
  [
    'POST',
    '/office/intention/order/answer/1',
    { version: 1, validUntil: today, lines: [{ lineId: 1 }] },
  ],
  ['POST', '/office/intention/order/decline/1', { version: 1, reason: 'x' }],
  ['POST', '/office/intention/order/close/1', { version: 1 }],
] as const

test.each(changes)(
  '%s %s is for sales and operators alone',
  async (method, path, body?: object) => {
    expect(await call(null, method, path, body)).toMatchObject({ status: 401 })
    for (const who of ['buyer', 'supplier', 'agent', 'quality', 'editor']) {
      expect(await call(who, method, path, body)).toMatchObject({ status: 403 })
    }
  },
)

test('a reservation that does not exist is not found', async () => {
  expect(await asStaff(2_000_000_000)).toMatchObject({ status: 404 })
  expect(await close(2_000_000_000, 1)).toMatchObject({ status: 404 })
})
