import { expect, test } from 'vitest'
import { openDemoShop } from './demo-shop'

const { ask, read, choices, classIdOf, call, fieldId, database } = await openDemoShop()
const hexBolts = await classIdOf('六角头螺栓')

const match = (body: unknown, language = 'zh', id = hexBolts) =>
  ask('/web/custom/product/match', { id }, body, language)
const info = (id: number, language = 'zh') =>
  read(`/web/custom/product/info/${id}`, {}, null, language)

const size = [...choices('2021090001', '12'), ...choices('2021090012', '80')]
const zinc = [...choices('2021090008', '8.8'), ...choices('2021090009', '电镀锌')]
const models = ({ data }: { data: { materialList: { model: string }[] } }) =>
  data.materialList.map(({ model }) => model)

test('a class is shown with the pictures of one of its models and everything it is chosen by', async () => {
  const { data } = await info(hexBolts, 'en')
  expect(data).toMatchObject({
    id: hexBolts,
    classId: hexBolts,
    className: '六角头螺栓',
    classNameEn: 'Hexagon head bolts',
    categoryType: 1,
    abbreviationEn: 'Bolts',
    modelCount: 288,
    unitName: 'pcs',
  })
  expect(data.model).toMatch(/^HB-/)
  expect(data.sizeImgs[0]).toContain(`/web/product/file/${data.materialId}/size.svg`)
  for (const files of ['prodImgs', 'modelImgs', 'dataList'])
    expect(data[files].length).toBeGreaterThan(0)
  expect(data.characterList).toEqual(
    (await read(`/web/custom/product/character/${hexBolts}`, {}, null, 'en')).data,
  )
})

test('the characteristics of a class say what is required, hidden and to be typed', async () => {
  const { data } = await read(`/web/custom/product/character/${hexBolts}`)
  const of = (code: string) => data.find((one: { fieldCode: string }) => one.fieldCode === code)
  expect(of('2021090001')).toMatchObject({ fieldName: '公称直径', isRequired: 1, isValLimited: 1 })
  expect(of('2021090005')).toMatchObject({ isRequired: 0, isValLimited: 0, valueList: [] })
})

test('models that have everything are the match', async () => {
  const answer = await match([...size, ...zinc])
  expect(answer.data).toMatchObject({
    isMatch: 1,
    msg: '已有 1 个标准型号符合全部所选特性',
    classId: hexBolts,
  })
  expect(models(answer)).toEqual(['HB-M12x80-8.8-ZN'])
})

test('a typed hole is no value that a model would have', async () => {
  const hole = { characterId: fieldId('2021090005'), characterVal: '13.5' }
  expect(models(await match([...size, ...zinc, hole]))).toEqual(['HB-M12x80-8.8-ZN'])
})

test('without a match the nearest models are the alternatives, the nearest figures first', async () => {
  const wanted = [
    ...choices('2021090001', '12'),
    { characterId: fieldId('2021090012'), characterVal: '83' },
    ...zinc,
  ]
  const answer = await match(wanted, 'en')
  expect(answer.data).toMatchObject({
    isMatch: 0,
    msg: 'No standard model meets all your requirements; closest alternatives: 10',
  })
  expect(answer.data).not.toHaveProperty('materialId')
  expect(models(answer)[0]).toBe('HB-M12x80-8.8-ZN')
})

test('without similar models there are no alternatives, and the message says so', async () => {
  const answer = await match([
    { characterId: fieldId('2021090012'), characterVal: '83' },
    { characterId: fieldId('2021090008'), characterVal: 'no such class' },
  ])
  expect(answer.data).toEqual({
    isMatch: 0,
    msg: '没有可替代的标准型号，可按所选特性定制',
    materialList: [],
    classId: hexBolts,
  })
  expect((await match([])).data).toMatchObject({ isMatch: 0, materialList: [] })
})

test.each(['replace', 'related'])('%s lists each product once, cut into pages', async (list) => {
  const page = (current: number, size: number) =>
    read(`/web/custom/product/${list}`, { id: hexBolts, current, size })
  const { data } = await page(1, 100)
  const ids = data.records.map(({ id }: { id: number }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(data.total).toBeGreaterThanOrEqual(ids.length)
  expect(data.records[0]).toMatchObject({
    typeId: 1,
    prodImgs: [expect.any(String), expect.any(String)],
  })
  expect((await page(2, 2)).data.records.map(({ id }: { id: number }) => id)).toEqual(
    ids.slice(2, 4),
  )
})

test('choices narrow the replacements to those of matching models', async () => {
  const page = async (characterJson?: string) => {
    const { data } = await read('/web/custom/product/replace', {
      id: hexBolts,
      size: 100,
      ...(characterJson && { characterJson }),
    })
    return data.records.map(({ id }: { id: number }) => id) as number[]
  }
  const all = await page()
  const chosen = [{ id: fieldId('2021090001'), fieldVal: '12' }]
  const narrowed = await page(JSON.stringify(chosen))
  expect(narrowed.length).toBeGreaterThan(0)
  expect(narrowed.length).toBeLessThan(all.length)
  const replaced = await database
    .selectFrom('material_relation')
    .innerJoin('material', 'material.id', 'material_relation.material_id')
    .where('related_id', 'in', narrowed)
    .where('material.class_id', '=', hexBolts)
    .select('model')
    .execute()
  expect(replaced.some(({ model }) => model.startsWith('HB-M12x'))).toBe(true)
  expect(await page('no JSON')).toEqual(all)
})

test('a class that does not exist is not found by any call', async () => {
  const answers = [
    await info(999_999),
    await read('/web/custom/product/character/999999'),
    await read('/web/custom/product/replace', { id: 999_999 }),
    await read('/web/custom/product/related', { id: 999_999 }),
    await match(size, 'zh', 999_999),
  ]
  for (const { status, meta } of answers)
    expect([status, meta.message]).toEqual([404, '产品类不存在'])
})

test.each([
  ['no list', {}],
  ['too many values', Array.from({ length: 201 }, () => size[0])],
  ['an empty value', [{ characterId: 1, characterVal: '' }]],
  ['no value', [{ characterId: 1 }]],
])('a match with %s is refused', async (_what, body) => {
  expect((await match(body)).status).toBe(400)
})

const stored = async (who: string, fieldVal: string) => {
  const characterJson = JSON.stringify([
    { id: fieldId('2021090001'), fieldVal: '12' },
    { id: fieldId('2021090012'), fieldVal: '80' },
    { id: fieldId('2021090008'), fieldVal: '8.8' },
    { id: fieldId('2021090009'), fieldVal },
  ])
  const body = { classId: hexBolts, counts: 1, characterJson }
  expect((await call(who, 'POST', '/web/custom/product/add/cart', body)).status).toBe(200)
}

test('a stored entry is read by its account in the language of the reader, and by nobody else', async () => {
  await stored('buyer', '电镀锌')
  const entry = (who: string | null, id: number, language = 'zh') =>
    call(who, 'GET', `/web/custom/product/entry/${id}`, undefined, { 'accept-language': language })
  const id = 1
  const { data } = await entry('designer', id, 'en')
  expect(data).toMatchObject({ id, classId: hexBolts, className: 'Hexagon head bolts' })
  expect(JSON.parse(data.characterJson)).toContainEqual({
    id: fieldId('2021090009'),
    fieldVal: 'Zinc plated',
    fieldName: 'Surface finish',
  })
  expect(await entry('engineer', id)).toMatchObject({
    status: 404,
    meta: { message: '定制条目不存在' },
  })
  expect((await entry('buyer', 999_999)).status).toBe(404)
  expect((await entry(null, id)).status).toBe(401)
  expect((await entry('sales', id)).status).toBe(403)
})

test('a class is answered with the choices of a stored entry that is asked for', async () => {
  await stored('engineer', '电镀锌')
  const [line] = (await call('engineer', 'GET', '/web/my/cart')).data
  const asked = (who: string | null, dataId: number) =>
    call(who, 'GET', `/web/custom/product/info/${hexBolts}?dataId=${dataId}`)
  const { data } = await asked('engineer', line.dataId)
  expect(data.dataId).toBe(line.dataId)
  expect(JSON.parse(data.characterJson)).toContainEqual(
    expect.objectContaining({ id: fieldId('2021090009'), fieldVal: '电镀锌' }),
  )
  const chosen = data.characterList.find(({ id }: { id: number }) => id === fieldId('2021090009'))
  expect(chosen).toMatchObject({ fieldVal: '电镀锌', checkList: ['电镀锌'] })
  expect((await asked('designer', line.dataId)).status).toBe(404)
  expect((await asked(null, line.dataId)).data.characterJson).toBeUndefined()
})
