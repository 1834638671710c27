import { beforeEach, expect, test } from 'vitest'
import { dayAt, daysAfter } from '../../../src/domain/days/day'
import { givenContents } from '../../contents'
import { openDemoShop } from '../catalogue/demo-shop'

const { database, call, classIdOf, fieldId, idOf } = await openDemoShop()
const today = dayAt('Asia/Shanghai')
const classId = await classIdOf('六角头螺栓')
const bolt = await idOf('HB-M8x45-8.8-ZF')
const lockbolt = await idOf('RL1-127-8-R-ZN')
const testId = (await givenContents(database))['lockbolt-tension']

const madeToMeasure = (length: string, ofClass = classId) => ({
  classId: ofClass,
  counts: 40,
  requiredDate: '2099-12-31',
  dataJson: JSON.stringify(
    Object.entries({
      '2021090001': '12',
      '2021090012': length,
      '2021090008': '10.9',
      '2021090009': '电镀锌',
    }).map(([code, fieldVal]) => ({ id: fieldId(code), fieldVal, fieldName: '' })),
  ),
})
const product = (dataId: number) => ({ dataId, counts: 200, requiredDate: '2099-12-31' })
const choices = (length: string) =>
  `公称直径 12 mm，公称长度 ${length} mm，性能等级 10.9，表面处理 电镀锌`
const choicesEn = (length: string) =>
  `Nominal diameter 12 mm, Nominal length ${length} mm, Property class 10.9, Surface finish Zinc plated`

let orderCode = ''

/** A reservation accepted by the customer; its first product is offered in another finish. */
async function givenAccepted(content: object) {
  const submitted = await call('buyer', 'POST', '/web/intention/order/submit', content)
  const { id, uniqueCode } = submitted.data
  const { data } = await call('sales', 'GET', `/office/intention/order/${id}`)
  const lines = [...data.productList, ...data.projectList, ...data.customizationList]
  const answered = await call('sales', 'POST', `/office/intention/order/answer/${id}`, {
    version: data.version,
    validUntil: daysAfter(today, 9),
    note: '',
    currency: 'CNY',
    taxRate: '13',
    lines: lines.map(({ id: lineId, model }: { id: number; model: string }) => ({
      lineId,
      unitPrice: { amount: '3.25', per: 1 },
      ...(model === 'HB-M8x45-8.8-ZF' && { alternative: 'HB-M8x45-8.8-ZN' }),
    })),
  })
  const { version } = answered.data
  await call('buyer', 'POST', `/web/intention/order/confirm/${id}`, { version })
  orderCode = uniqueCode
}

beforeEach(async () => {
  await database.deleteFrom('delivery_notice').execute()
  await givenAccepted({
    productList: [product(lockbolt), product(bolt)],
    projectList: [{ dataId: testId, counts: 1, requiredDate: '2099-12-31' }],
    customizationList: [madeToMeasure('80'), madeToMeasure('90')],
  })
})

let bills = 0
const enter = (specification: string, deliveredCounts = 1, language = 'zh') =>
  call(
    'sales',
    'POST',
    '/office/delivery/order',
    {
      orderCode,
      billNo: `FH-${++bills}`,
      carrier: '云驿物流',
      shipTime: today,
      lines: [{ specification, deliveredCounts }],
    },
    { 'accept-language': language },
  )
const messageOf = ({ data }: Awaited<ReturnType<typeof enter>>) => data.errors[0].message

test('a model that was not reserved is answered by what can be delivered, in the words of who asks', async () => {
  expect(messageOf(await enter('ZZ'))).toBe(
    '预订单中没有这个规格型号；其中有：RL1-127-8-R-ZN；HB-M8x45-8.8-ZF（或替代型号 HB-M8x45-8.8-ZN）；' +
      `六角头螺栓（${choices('80')}）；六角头螺栓（${choices('90')}）`,
  )
  expect(messageOf(await enter('ZZ', 1, 'en'))).toBe(
    'The reservation does not include this model; it includes: RL1-127-8-R-ZN; HB-M8x45-8.8-ZF (or alternative HB-M8x45-8.8-ZN); ' +
      `Hexagon head bolts (${choicesEn('80')}); Hexagon head bolts (${choicesEn('90')})`,
  )
})

test('the message about a long reservation lists the first lines and the number of others', async () => {
  const rows = await database.selectFrom('material').select('id').orderBy('id').limit(14).execute()
  await givenAccepted({ productList: rows.map(({ id }) => product(id)) })
  const message = messageOf(await enter('ZZ'))
  expect(message.split('；')).toHaveLength(11)
  expect(message).toMatch(/……（共 14 种）$/)
})

test('a custom product is delivered by its choices, in either language, with or without its class', async () => {
  for (const specification of [
    choices('80'),
    choicesEn('80').toUpperCase(),
    `六角头螺栓 ${choices('80')}`,
    `Hexagon head bolts (${choicesEn('80')})`,
  ]) {
    expect(await enter(specification, 10)).toMatchObject({
      status: 200,
      data: { specification: `六角头螺栓（${choices('80')}）` },
    })
  }
  expect(messageOf(await enter(choices('80')))).toBe('预订数量 40，还可发 0 件')
  expect(await enter(choices('90'), 40)).toMatchObject({ status: 200 })
})

test('its class alone says enough only where one of the class was reserved', async () => {
  const unclear = await enter('六角头螺栓')
  expect([unclear.status, messageOf(unclear)]).toEqual([
    400,
    `预订单中有多种“六角头螺栓”，请填写所选特性：六角头螺栓（${choices('80')}）；六角头螺栓（${choices('90')}）`,
  ])
  await givenAccepted({ customizationList: [madeToMeasure('80')] })
  expect(await enter('hexagon head bolts', 40)).toMatchObject({ status: 200 })
})

test('a model that one line names and another offers in its place is delivered for the one that names it', async () => {
  const named = await idOf('HB-M8x45-8.8-ZN')
  await givenAccepted({ productList: [product(bolt), { ...product(named), counts: 300 }] })
  expect(messageOf(await enter('HB-M8x45-8.8-ZN', 301))).toBe('预订数量 300，还可发 300 件')
})

test('a model that stands in for a product is delivered for it once the line of its own has all', async () => {
  const alternative = 'HB-M8x45-8.8-ZN'
  await givenAccepted({ productList: [product(bolt), product(await idOf(alternative))] })
  const statuses = []
  for (const counts of [200, 200, 1]) statuses.push((await enter(alternative, counts)).status)
  expect(statuses).toEqual([200, 200, 400])
})

test('the remainder of two lines with one name is right after a delivery is corrected or withdrawn', async () => {
  const alternative = 'HB-M8x45-8.8-ZN'
  await givenAccepted({ productList: [product(bolt), product(await idOf(alternative))] })
  const notices = []
  for (const counts of [150, 50, 200]) notices.push((await enter(alternative, counts)).data)
  const { id, billNo } = notices[0]
  const path = `/office/delivery/order/${id}`
  const corrected = {
    version: 1,
    orderCode,
    billNo,
    carrier: '云驿物流',
    shipTime: today,
    trackingNo: 'YY-2',
    lines: [{ specification: alternative, deliveredCounts: 150 }],
  }
  expect(await call('sales', 'PUT', path, corrected)).toMatchObject({ status: 200 })
  expect((await enter(alternative, 1)).status).toBe(400)
  expect(await call('sales', 'DELETE', path)).toMatchObject({ status: 200 })
  expect(messageOf(await enter(alternative, 151))).toBe('预订数量 200，还可发 150 件')
  expect((await enter(alternative, 150)).status).toBe(200)
})

test('equal choices of two classes are distinguished by the class', async () => {
  const fullThread = await classIdOf('六角头螺栓 全螺纹')
  await givenAccepted({
    customizationList: [madeToMeasure('80'), { ...madeToMeasure('80', fullThread), counts: 60 }],
  })
  expect(messageOf(await enter(choices('80')))).toBe(
    `预订单中有多种“${choices('80')}”，请填写所选特性：六角头螺栓（${choices('80')}）；六角头螺栓 全螺纹（${choices('80')}）`,
  )
  expect(await enter(`六角头螺栓 全螺纹 ${choices('80')}`, 60)).toMatchObject({ status: 200 })
  expect(await enter(`六角头螺栓（${choices('80')}）`, 40)).toMatchObject({ status: 200 })
})

test("a product reserved twice is delivered together, by either line's name", async () => {
  const bought = { lines: [{ dataId: lockbolt, counts: 1, customerPartNo: 'P-77' }] }
  expect(await call('buyer', 'POST', '/web/my/cart/lines', bought)).toMatchObject({ status: 200 })
  await givenAccepted({
    productList: [product(lockbolt), product(lockbolt)],
    customizationList: [madeToMeasure('80'), madeToMeasure('80')],
  })
  expect(await enter('p-77', 399)).toMatchObject({ status: 200 })
  expect(messageOf(await enter('RL1-127-8-R-ZN', 2))).toBe('预订数量 400，还可发 1 套')
  expect(await enter(choices('80'), 80)).toMatchObject({ status: 200 })
})

test('a specification may be as long as the choices of a product are', async () => {
  const answered = await Promise.all([500, 501].map((length) => enter('x'.repeat(length))))
  expect(answered.map((answer) => messageOf(answer))).toEqual([
    expect.stringContaining('预订单中没有这个规格型号'),
    expect.stringContaining('500'),
  ])
})

test('too many are refused in the unit of the product', async () => {
  const { data } = await call('sales', 'GET', `/web/product/material/${lockbolt}`)
  expect(data.unitName).toBe('套')
  expect(messageOf(await enter('RL1-127-8-R-ZN', 201))).toBe('预订数量 200，还可发 200 套')
  expect(messageOf(await enter('RL1-127-8-R-ZN', 201, 'en'))).toBe(
    'Reserved quantity 200; still to ship: 200 sets',
  )
})

test('nothing can be delivered of a reservation of tests', async () => {
  await givenAccepted({
    projectList: [{ dataId: testId, counts: 1, requiredDate: '2099-12-31' }],
  })
  expect(messageOf(await enter('ZZ'))).toBe('预订单中没有可以发货的产品')
})
