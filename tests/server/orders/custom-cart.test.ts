import { beforeEach, expect, test } from 'vitest'
import { openDemoShop } from '../catalogue/demo-shop'

const { database, call, classIdOf, fieldId } = await openDemoShop()
const hexBolts = await classIdOf('六角头螺栓')
const [diameter, length, grade, finish, hole] = [
  ...['2021090001', '2021090012', '2021090008', '2021090009', '2021090005'].map(fieldId),
] as [number, number, number, number, number]

const whole = { [diameter]: '12', [length]: '80', [grade]: '8.8', [finish]: '达克罗' }
const described = (choices: Record<number, unknown>) =>
  JSON.stringify(
    Object.entries(choices).map(([id, fieldVal]) => ({ id: Number(id), fieldVal, fieldName: 'x' })),
  )
const usual = { [diameter]: '12', [length]: '80', [grade]: '8.8', [finish]: '电镀锌' }

const add = (
  choices: Record<number, unknown> | string = usual,
  more: object = {},
  who: string | null = 'buyer',
) =>
  call(who, 'POST', '/web/custom/product/add/cart', {
    classId: hexBolts,
    className: '随便',
    counts: 10,
    characterJson: typeof choices === 'string' ? choices : described(choices),
    ...more,
  })

const lines = () =>
  database
    .selectFrom('cart_item')
    .innerJoin('custom_entry', 'custom_entry.id', 'cart_item.data_id')
    .where('type_id', '=', 3)
    .select(['cart_item.data_id', 'counts', 'required_date', 'custom_entry.data'])
    .orderBy('cart_item.id')
    .execute()

beforeEach(async () => {
  await database.deleteFrom('cart_item').execute()
  await database.deleteFrom('custom_entry').execute()
})

test('a product made to measure is put into the cart, in the words of the catalogue', async () => {
  expect(await add()).toMatchObject({
    status: 200,
    data: { counts: 1 },
    meta: { message: '已加入购物车' },
  })
  expect(await lines()).toMatchObject([
    {
      counts: 10,
      required_date: null,
      data: {
        className: { zh: '六角头螺栓', en: 'Hexagon head bolts' },
        unitName: { zh: '件', en: 'pcs' },
        characters: [
          { fieldName: { en: 'Nominal diameter' }, unit: 'mm', fieldVal: { zh: '12' } },
          { fieldName: { zh: '公称长度' }, fieldVal: { zh: '80' } },
          { fieldVal: { zh: '8.8' } },
          { fieldVal: { zh: '电镀锌', en: 'Zinc plated' } },
        ],
      },
    },
  ])
})

test('the same choices are the same line, in either language and in any order', async () => {
  await add()
  await add({ ...usual, [finish]: 'Zinc plated' }, { counts: 5 })
  await add(
    JSON.stringify(
      Object.entries(usual)
        .reverse()
        .map(([id, fieldVal]) => ({ id: Number(id), fieldVal })),
    ),
    { counts: 1 },
  )
  expect(await lines()).toMatchObject([{ counts: 16 }])
  await add({ ...usual, [length]: '90' })
  expect(await lines()).toHaveLength(2)
})

test('a changed entry takes the place of its line, another customer keeps his', async () => {
  await add(usual, { requiredDate: '2099-01-15' })
  const dataId = (await lines())[0]!.data_id
  await add(usual, { dataId }, 'engineer')
  expect(await lines()).toHaveLength(2)
  expect((await add({ ...usual, [length]: '90' }, { dataId, counts: 7 })).data).toEqual({
    counts: 1,
  })
  await add({ ...usual, [length]: '90' }, { dataId: (await lines()).at(-1)!.data_id, counts: 8 })
  expect((await lines()).map(({ counts }) => counts)).toEqual([10, 8])
})

test('a changed entry keeps the day of its line, and tells quantity and day of it to whom the cart is', async () => {
  await add(usual, { requiredDate: '2099-01-15', counts: 44 })
  const dataId = (await lines())[0]!.data_id
  const entryOf = async (who: string, id: number) =>
    (await call(who, 'GET', `/web/custom/product/entry/${id}`)).data
  expect(await entryOf('buyer', dataId)).toMatchObject({
    cartId: expect.any(Number),
    counts: 44,
    requiredDate: '2099-01-15',
  })
  expect(await entryOf('designer', dataId)).not.toHaveProperty('counts')
  await add({ ...usual, [length]: '90' }, { dataId, counts: 44 })
  expect(await lines()).toMatchObject([{ counts: 44, required_date: '2099-01-15' }])
})

test('a typed hole is kept with the choices', async () => {
  await add({ ...usual, [hole]: '13.5' })
  // Written by the call above.
  const { characters } = (await lines())[0]!.data as { characters: unknown[] }
  expect(characters).toContainEqual({
    id: hole,
    fieldName: { zh: '实际孔径', en: 'Hole diameter' },
    unit: 'mm',
    fieldVal: { zh: '13.5', en: '13.5' },
  })
})

test.each<[string, Record<number, unknown> | string, string]>([
  ['nothing chosen', {}, '请选择公称直径'],
  ['a required value left open', { ...usual, [grade]: '' }, '请选择性能等级'],
  ['a value that is not listed', whole, '表面处理不能为“达克罗”'],
  ['a hole that is no number', { ...usual, [hole]: 'wide' }, '实际孔径不能为“wide”'],
  [
    'a characteristic of no product',
    { ...usual, 999_999: '1' },
    '此产品类没有编号为 999999 的特性',
  ],
  [
    'an id beyond all numbers',
    { ...usual, 9_007_199_254_740_991: '1' },
    '此产品类没有编号为 9007199254740991 的特性',
  ],
  ['no JSON', '[{', '所选特性的格式有误'],
  ['a text that no database can hold', { ...usual, [hole]: '\u0000' }, '所选特性的格式有误'],
])('%s is refused, and nothing is stored', async (_what, choices, message) => {
  expect(await add(choices)).toMatchObject({
    status: 400,
    meta: { message },
    data: { errors: [{ path: 'characterJson', message }] },
  })
  expect(await database.selectFrom('custom_entry').selectAll().execute()).toEqual([])
})

test('a bolt may have a length that no standard model has', async () => {
  expect((await add({ ...usual, [length]: '83' })).status).toBe(200)
  expect(await lines()).toMatchObject([
    { data: { characters: [{}, { fieldVal: { zh: '83', en: '83' } }, {}, {}] } },
  ])
})

test('two values of one characteristic are refused', async () => {
  const twice = JSON.stringify([
    { id: diameter, fieldVal: '12' },
    { id: diameter, fieldVal: '16' },
  ])
  expect(await add(twice)).toMatchObject({ status: 400, meta: { message: '公称直径只能有一个值' } })
})

test('a characteristic of another class is refused', async () => {
  const { id } = await database
    .selectFrom('characteristic')
    .select('id')
    .where('field_code', '=', '2021090102')
    .executeTakeFirstOrThrow()
  expect((await add({ ...usual, [id]: '液压' })).status).toBe(400)
})

test('a required field without choices or text input asks for the administrator', async () => {
  const empty = await database
    .insertInto('characteristic')
    .values({ field_code: '2099000001', field_name: '刻字', field_name_en: 'Engraving' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const own = { class_id: hexBolts, characteristic_id: empty.id, sort: 99, is_required: 1 }
  await database.insertInto('class_characteristic').values(own).execute()
  expect(await add()).toMatchObject({ status: 400, meta: { message: '请联系管理员' } })

  await database
    .updateTable('class_characteristic')
    .set({ is_val_limited: 0 })
    .where('characteristic_id', '=', empty.id)
    .execute()
  expect(await add()).toMatchObject({ status: 400, meta: { message: '请选择刻字' } })
  expect((await add({ ...usual, [empty.id]: 'A-7' })).status).toBe(200)
  const long = await add({ ...usual, [empty.id]: 'x'.repeat(201) })
  expect(long).toMatchObject({ status: 400 })

  await database
    .updateTable('class_characteristic')
    .set({ is_hidden: 1 })
    .where('characteristic_id', '=', empty.id)
    .execute()
  expect((await add()).status).toBe(200)
  expect((await add({ ...usual, [empty.id]: 'A-7' })).status).toBe(400)
  await database
    .deleteFrom('class_characteristic')
    .where('characteristic_id', '=', empty.id)
    .execute()
})

test.each([
  ['a quantity of 0', { counts: 0 }],
  ['half a piece', { counts: 1.5 }],
  ['a quantity beyond all bounds', { counts: 1e9 }],
  ['a day in the past', { requiredDate: '2020-01-01' }],
  ['a day that no calendar has', { requiredDate: '2099-02-30' }],
  ['a field too many', { price: 1 }],
])('%s is refused', async (_what, more) => {
  expect((await add(usual, more)).status).toBe(400)
  expect(await lines()).toEqual([])
})

test('a class that does not exist is not found', async () => {
  expect((await add(usual, { classId: 999_999 })).status).toBe(404)
})

test('a visitor is asked to log in, staff and suppliers have no cart', async () => {
  expect((await add(usual, {}, null)).status).toBe(401)
  expect((await add(usual, {}, 'supplier')).status).toBe(403)
  expect((await add(usual, {}, 'sales')).status).toBe(403)
})

test('the cart shows the line with its choices, in the language of the reader, and changes its quantity', async () => {
  await add(usual, { requiredDate: '2099-01-15' })
  const cart = (language: string) =>
    call('buyer', 'GET', '/web/my/cart', undefined, { 'accept-language': language })
  const [line] = (await cart('en')).data
  expect(line).toMatchObject({
    typeId: 3,
    classId: hexBolts,
    materialName: 'Hexagon head bolts',
    model:
      'Nominal diameter 12 mm, Nominal length 80 mm, Property class 8.8, Surface finish Zinc plated',
    unitName: 'pcs',
    counts: 10,
    requiredDate: '2099-01-15',
    isAvailable: 1,
  })
  const changed = await call('buyer', 'PUT', '/web/my/cart', { id: line.id, counts: 12 })
  expect(changed.data).toMatchObject({ counts: 12, classId: hexBolts, isAvailable: 1 })
})

test('a customised product is no favourite: moving it is refused with the tip', async () => {
  await add()
  const [{ id }] = (await call('buyer', 'GET', '/web/my/cart')).data
  expect(await call('buyer', 'POST', '/web/my/favorite/move', [id])).toMatchObject({
    meta: { success: false, message: '定制产品不能收藏' },
  })
  expect(await lines()).toHaveLength(1)
})
