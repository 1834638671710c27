import { beforeEach, expect, test } from 'vitest'
import { dayAt } from '../../../src/domain/days/day'
import { openDemoShop } from '../catalogue/demo-shop'

const { database, call, classIdOf, fieldId, idOf } = await openDemoShop()
const hexBolts = await classIdOf('六角头螺栓')
const [diameter, length, grade, finish] = [
  ...['2021090001', '2021090012', '2021090008', '2021090009'].map(fieldId),
] as [number, number, number, number]
const today = dayAt('Asia/Shanghai')

const entry = (values: Record<number, string> = {}, more: object = {}) => ({
  classId: hexBolts,
  className: '随便',
  counts: 500,
  requiredDate: '2099-12-31',
  characterJson: JSON.stringify(
    Object.entries({
      [diameter]: '12',
      [length]: '80',
      [grade]: '10.9',
      [finish]: '电镀锌',
      ...values,
    }).map(([id, fieldVal]) => ({ id: Number(id), fieldVal, fieldName: '随便' })),
  ),
  ...more,
})

const submit = (
  who: string | null,
  customizationList: unknown,
  more: object = {},
  headers: Record<string, string> = {},
) => call(who, 'POST', '/web/custom/product/submit/order', { customizationList, ...more }, headers)

const order = (who: string, id: number, language = 'zh') =>
  call(who, 'GET', `/web/intention/order/${id}`, undefined, { 'accept-language': language })

beforeEach(async () => {
  await database.deleteFrom('intention_order').execute()
  await database.deleteFrom('custom_entry').execute()
})

test('products made to measure are reserved, and shown with their choices in either language', async () => {
  const { status, data, meta } = await submit('buyer', [entry()], { remark: '带图样' })
  expect([status, meta.message]).toEqual([200, '预订已提交'])
  const { data: found } = await order('buyer', data.id, 'en')
  expect(found).toMatchObject({
    uniqueCode: data.uniqueCode,
    remark: '带图样',
    lineCount: 1,
    summary: 'Hexagon head bolts (custom) × 500',
    productList: [],
    customizationList: [
      {
        typeId: 3,
        classId: hexBolts,
        counts: 500,
        requiredDate: '2099-12-31',
        materialName: 'Hexagon head bolts',
        model:
          'Nominal diameter 12 mm, Nominal length 80 mm, Property class 10.9, Surface finish Zinc plated',
        unitName: 'pcs',
      },
    ],
    timeline: [{ what: 'submitted the reservation' }],
  })
  const [{ characterJson, dataId }] = found.customizationList
  expect(JSON.parse(characterJson)[3]).toEqual({
    id: finish,
    fieldVal: 'Zinc plated',
    fieldName: 'Surface finish',
  })
  const stored = await call('designer', 'GET', `/web/custom/product/entry/${dataId}`)
  expect(stored.data).toMatchObject({ classId: hexBolts, className: '六角头螺栓' })
})

test('a reservation marks what is made to measure of a class that is not offered any more', async () => {
  const { data } = await submit('buyer', [entry()])
  const offer = (published: boolean) =>
    database.updateTable('product_class').set({ published }).where('id', '=', hexBolts).execute()
  const isGone = async () => (await order('buyer', data.id)).data.customizationList[0].gone
  expect(await isGone()).toBe(false)
  await offer(false)
  expect(await isGone()).toBe(true)
  await offer(true)
})

test('it is found among the reservations by its class and counts as one', async () => {
  const { data } = await submit('buyer', [entry(), entry({ [length]: '90' })])
  const page = await call(
    'buyer',
    'GET',
    `/web/intention/order/page?keyword=${encodeURIComponent('hexagon HEAD')}`,
  )
  expect(page.data).toMatchObject({
    total: 1,
    records: [{ id: data.id, summary: '六角头螺栓（定制） × 500 等 2 项' }],
  })
})

test('custom products are not listed as often reserved or recently bought', async () => {
  await submit('buyer', [entry()])
  expect((await call('buyer', 'GET', '/web/intention/order/often/product')).data).toEqual([])
  expect((await call('buyer', 'GET', '/web/product/recent/purchase')).data.total).toBe(0)
})

test.each<[string, unknown, string]>([
  ['no line', [], '请至少选择一个产品'],
  ['a day in the past', [entry({}, { requiredDate: '2020-01-01' })], '需求日期不能早于今天'],
  ['a required value left open', [entry({ [grade]: '' })], '请选择性能等级'],
  ['a value that is not listed', [entry({ [grade]: '99' })], '性能等级不能为“99”'],
  ['a quantity of 0', [entry({}, { counts: 0 })], '输入有误，请检查标出的内容'],
  ['no day', [entry({}, { requiredDate: undefined })], '输入有误，请检查标出的内容'],
  ['101 lines', Array.from({ length: 101 }, () => entry()), '输入有误，请检查标出的内容'],
])('a reservation with %s is refused and nothing is stored', async (_what, list, message) => {
  const { status, meta } = await submit('buyer', list)
  expect({ status, message: meta.message }).toEqual({ status: 400, message })
  for (const table of ['intention_order', 'custom_entry'] as const)
    expect(await database.selectFrom(table).select('id').execute()).toEqual([])
})

test('a refusal names the line, and the lines before it are not stored either', async () => {
  const { data } = await submit('buyer', [entry(), entry({ [grade]: '' })])
  expect(data.errors).toEqual([
    { path: 'customizationList.1.characterJson', message: '请选择性能等级' },
  ])
  expect(await database.selectFrom('custom_entry').select('id').execute()).toEqual([])
})

test('a reservation submitted twice under one key is made once', async () => {
  const twice = await Promise.all(
    [1, 2].map(() => submit('buyer', [entry()], {}, { 'idempotency-key': 'once' })),
  )
  const ids = twice.filter(({ status }) => status === 200).map(({ data }) => data.id)
  expect(new Set(ids).size).toBe(1)
  expect(await database.selectFrom('intention_order').select('id').execute()).toHaveLength(1)
})

test('another customer does not see it, a visitor and staff do not reserve', async () => {
  const { data } = await submit('buyer', [entry()], {}, {})
  expect((await order('engineer', data.id)).status).toBe(404)
  expect((await submit(null, [entry()])).status).toBe(401)
  expect((await submit('sales', [entry()])).status).toBe(403)
  expect((await submit('supplier', [entry()])).status).toBe(403)
})

test('today is early enough, and a product keeps standing beside it', async () => {
  const product = await idOf('HB-M12x80-8.8-ZN')
  const line = { dataId: product, counts: 1, requiredDate: today }
  const standard = await call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [line],
  })
  expect((await order('buyer', standard.data.id)).data).toMatchObject({
    productList: [{ dataId: product }],
    customizationList: [],
  })
  expect((await submit('buyer', [entry({}, { requiredDate: today })])).status).toBe(200)
})

const cartLines = async () => (await call('buyer', 'GET', '/web/my/cart')).data
const inCart = async (values: Record<number, string> = {}) => {
  await database.deleteFrom('cart_item').execute()
  const { classId, characterJson } = entry(values)
  await call('buyer', 'POST', '/web/custom/product/add/cart', { classId, characterJson, counts: 5 })
  return (await cartLines())[0]
}

test('lines reserved from the cart leave it; a missing line refuses everything', async () => {
  const { id: cartId } = await inCart()
  expect((await submit('engineer', [entry({}, { cartId })])).status).toBe(404)
  expect((await submit('buyer', [entry({}, { cartId })])).status).toBe(200)
  expect(await cartLines()).toEqual([])
  expect(await submit('buyer', [entry({}, { cartId })])).toMatchObject({
    status: 404,
    data: { errors: [{ path: 'customizationList.0.cartId' }] },
  })
})

test('a line of the cart that holds something else is not taken out for it', async () => {
  const bolt = await idOf('HB-M12x80-8.8-ZN')
  await call('buyer', 'POST', '/web/my/cart', { typeId: 1, dataId: bolt, counts: 100 })
  const [{ id: cartId }] = await cartLines()
  const refused = await submit('buyer', [entry({}, { cartId })])
  expect(refused).toMatchObject({
    status: 404,
    data: { errors: [{ path: 'customizationList.0.cartId' }] },
  })
  expect(await cartLines()).toHaveLength(1)
})

test('a line made to measure tells its choices, and that its class is not offered any more', async () => {
  const { classId } = await inCart()
  const [line] = await cartLines()
  expect(line).toMatchObject({ className: '六角头螺栓', isAvailable: 1 })
  expect(JSON.parse(line.characterJson)[0]).toMatchObject({ id: diameter, fieldVal: '12' })
  const offer = (published: boolean) =>
    database.updateTable('product_class').set({ published }).where('id', '=', classId).execute()
  await offer(false)
  expect(await cartLines()).toMatchObject([{ isAvailable: 0 }])
  await offer(true)
})

test('products and stored entries of the cart are reserved together', async () => {
  const { id: cartId, dataId } = await inCart()
  const product = await idOf('HB-M12x80-8.8-ZN')
  const day = { counts: 5, requiredDate: '2099-12-31' }
  const together = (who: string) =>
    call(who, 'POST', '/web/intention/order/submit', {
      productList: [{ dataId: product, ...day }],
      customizationList: [{ dataId, cartId, ...day }],
    })
  expect(await together('engineer')).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'customizationList.0.dataId' }] },
  })
  const { data } = await together('buyer')
  expect((await order('buyer', data.id)).data).toMatchObject({
    lineCount: 2,
    productList: [{ dataId: product, gone: false }],
    customizationList: [{ dataId, gone: false, materialName: '六角头螺栓', counts: 5 }],
  })
  expect(await cartLines()).toEqual([])
})

const reserve = (lists: object, language = 'zh') =>
  call('buyer', 'POST', '/web/intention/order/submit', lists, { 'accept-language': language })
const { characterJson: dataJson } = entry()
const described = (more: object = {}) => ({
  classId: hexBolts,
  dataJson,
  counts: 5,
  requiredDate: '2099-12-31',
  ...more,
})

test('a custom product is reserved by class and choices, alone or with other products', async () => {
  const { status, data } = await reserve({ customizationList: [described()] })
  expect(status).toBe(200)
  expect((await order('buyer', data.id)).data).toMatchObject({
    productList: [],
    customizationList: [{ classId: hexBolts, counts: 5, materialName: '六角头螺栓' }],
  })
  const product = await idOf('HB-M12x80-8.8-ZN')
  const both = await reserve({
    productList: [{ dataId: product, counts: 5, requiredDate: '2099-12-31', dataJson: '{}' }],
    customizationList: [described()],
  })
  expect((await order('buyer', both.data.id)).data.lineCount).toBe(2)
})

test.each<[string, object, { path: string; message: string }[]]>([
  [
    'neither an entry nor a class',
    { classId: undefined, dataJson: undefined },
    [
      {
        path: 'customizationList.0.classId',
        message: 'Please specify the product class or a saved item',
      },
      {
        path: 'customizationList.0.dataJson',
        message: 'Please enter the selected characteristics',
      },
    ],
  ],
  [
    'choices that are none',
    { dataJson: 'M12' },
    [{ path: 'customizationList.0.dataJson', message: expect.any(String) }],
  ],
])('a line with %s is refused at its place', async (_what, more, errors) => {
  const { status, data } = await reserve({ customizationList: [described(more)] }, 'en')
  expect([status, data.errors]).toEqual([400, errors])
})

test.each([[{}], [{ projectList: [], customizationList: [] }], [{ remark: '急用' }]])(
  'a reservation of nothing, as in %j, is refused',
  async (nothing) => {
    expect(await reserve(nothing)).toMatchObject({
      status: 400,
      meta: { message: '请至少选择一个产品' },
    })
  },
)

test('choices that a class no longer allows cannot be reserved from a stored entry', async () => {
  const { dataId } = await inCart()
  const requirement = database
    .updateTable('class_characteristic')
    .where('class_id', '=', hexBolts)
    .where('characteristic_id', '=', finish)
  await requirement.set({ is_hidden: 1 }).execute()
  const { status, meta } = await call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [],
    customizationList: [{ dataId, counts: 5, requiredDate: '2099-12-31' }],
  })
  await requirement.set({ is_hidden: 0 }).execute()
  expect([status, meta.message]).toEqual([400, '表面处理不能为“电镀锌”'])
})

test('the sheet of a reservation has a row for what is made to measure', async () => {
  const { data } = await submit('buyer', [entry()])
  const { text } = await call('buyer', 'GET', `/web/intention/order/export?format=csv`)
  const row = text.split('\n').find((line) => line.includes(data.uniqueCode))
  expect(row).toContain('公称直径 12 mm，公称长度 80 mm')
})

test('sales answer what is made to measure like any line', async () => {
  const { data } = await submit('buyer', [entry()])
  const office = await call('sales', 'GET', `/office/intention/order/${data.id}`)
  const [{ id: lineId }] = office.data.customizationList
  const answered = await call('sales', 'POST', `/office/intention/order/answer/${data.id}`, {
    version: office.data.version,
    validUntil: '2099-06-30',
    currency: 'CNY',
    taxRate: '13',
    lines: [{ lineId, leadTimeDays: 45, unitPrice: { amount: '3.20', per: 1 } }],
  })
  expect(answered.status).toBe(200)
  expect((await order('buyer', data.id)).data.customizationList).toMatchObject([
    { answer: { leadTimeDays: 45, unitPrice: { amount: '3.20', per: 1 } } },
  ])
})
