import { expect, test } from 'vitest'
import { openDemoShop } from './demo-shop'

const { ask, choices, classIdOf, idOf, fieldId } = await openDemoShop()
const product = await idOf('HB-M12x80-8.8-ZN')
const match = (body: unknown, id = product, language = 'zh') =>
  ask('/web/product/match', { id }, body, language)

const size = [...choices('2021090001', '12'), ...choices('2021090012', '80')]
const zinc = [...choices('2021090008', '8.8'), ...choices('2021090009', '电镀锌')]

test('one model that has all values is the match', async () => {
  const { data } = await match([...size, ...zinc])
  expect(data).toMatchObject({
    isMatch: 1,
    msg: '已匹配 1 个型号',
    materialId: product,
    classId: await classIdOf('六角头螺栓'),
    materialList: [{ id: product, model: 'HB-M12x80-8.8-ZN' }],
  })
})

test('several matching models are offered for choice', async () => {
  const { data } = await match(size, product, 'en')
  expect(data).toMatchObject({ isMatch: 1, msg: 'Matching models: 4' })
  expect(data).not.toHaveProperty('materialId')
  expect(data.materialList.map(({ model }: { model: string }) => model)).toEqual([
    'HB-M12x80-8.8-ZF',
    'HB-M12x80-8.8-ZN',
    'HB-M12x80-10.9-NI',
    'HB-M12x80-10.9-ZF',
  ])
})

test('of very many matching models the first are listed, including the current one', async () => {
  const scope = { classId: await classIdOf('六角头螺栓'), size: 1, asc: false }
  const last = (await ask('/web/product/page', scope, [])).data.records[0].id
  const { data } = await match([], last)
  expect(data.materialList).toHaveLength(100)
  expect(data.materialList[0].id).toBe(last)
})

test('several values of one characteristic are alternatives', async () => {
  const finishes = choices('2021090009', '电镀锌', '锌铝涂层')
  const { data } = await match([...size, ...choices('2021090008', '8.8'), ...finishes])
  expect(data.materialList.map(({ model }: { model: string }) => model)).toEqual([
    'HB-M12x80-8.8-ZF',
    'HB-M12x80-8.8-ZN',
  ])
})

test('values are understood in either language and by either name', async () => {
  const named = [...size, ...choices('2021090008', '8.8')].map(({ characterId, characterVal }) => ({
    characterId,
    characterValue: characterVal,
  }))
  const english = choices('2021090009', 'Zinc plated')
  const { data } = await match([...named, ...english], product, 'en')
  expect(data).toMatchObject({ materialId: product, msg: 'Matching models: 1' })
})

test.each([
  ['values that no model has together', [...size, ...choices('2021090008', '4.8')]],
  ['a value that does not exist', choices('2021090008', "8.8' or true --")],
  ['a characteristic of other classes', choices('2021090006', '圆头')],
  ['a characteristic that does not exist', [{ characterId: 999_999, characterVal: '1' }]],
])('%s match nothing, and the answer says so', async (_what, wanted) => {
  const { status, data } = await match(wanted, product, 'en')
  expect({ status, data }).toEqual({
    status: 200,
    data: {
      isMatch: 0,
      msg: 'No matching model',
      materialList: [],
      classId: await classIdOf('六角头螺栓'),
    },
  })
})

test('without a value the whole class matches, and the first hundred models are shown', async () => {
  const { data } = await match([])
  expect(data.msg).toBe('已匹配 288 个型号，列出 100 个；再选几项特性可缩小范围')
  expect(data.materialList).toHaveLength(100)
})

test('a product that does not exist has no class to match in', async () => {
  const { status, meta } = await match(size, 999_999, 'en')
  expect([status, meta.message]).toEqual([404, 'Product not found'])
})

test.each([
  ['no list', {}],
  ['too many values', Array.from({ length: 201 }, () => size[0])],
  ['a value that is no text', [{ characterId: fieldId('2021090001'), characterVal: 12 }]],
  ['an empty value', [{ characterId: fieldId('2021090001'), characterVal: '' }]],
  ['no value', [{ characterId: fieldId('2021090001') }]],
  ['a field too many', [{ ...size[0], strange: 1 }]],
  ['a zero character', [{ ...size[0], characterVal: '1\u00002' }]],
])('%s is refused', async (_what, body) => {
  expect((await match(body)).status).toBe(400)
})
