import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { modelsOf, openDemoShop, type Choice } from './demo-shop'

const shop = await openDemoShop()
const { ask, read, choices, classIdOf, fieldId } = shop
const page = '/web/product/page'
const classPage = '/web/product/class/page'

interface Facet {
  id: number
  fieldCode: string
  fieldName: string
  valueList: { id: number; val: string; count: number }[]
}

test('the tree has both types with their categories and how many models each holds', async () => {
  const { data } = await read('/web/product/revision/categoryType/abbreviation')
  const tree = data.map(
    (type: { categoryTypeName: string; abbreviationList: Record<string, string>[] }) => [
      type.categoryTypeName,
      ...type.abbreviationList.map(({ abbreviation, count }) => `${abbreviation} ${count}`),
    ],
  )
  expect(tree).toEqual([
    [
      '紧固件',
      '环槽铆钉 837',
      '螺栓 885',
      '螺钉 480',
      '螺母 164',
      '垫圈 148',
      '铆钉 209',
      '销 262',
    ],
    ['工具', '铆接枪 14', '液压泵站 8', '附件 40'],
  ])
})

test('the tree speaks the language of the caller and names its categories in both', async () => {
  const { data } = await read('/web/product/revision/categoryType/abbreviation', {}, null, 'en')
  expect(data[0]).toMatchObject({
    categoryTypeName: 'Fasteners',
    abbreviationList: expect.arrayContaining([
      { abbreviation: '螺栓', abbreviationEn: 'Bolts', count: 885 },
    ]),
  })
})

test('47 classes have models, and one is announced without any', async () => {
  const { data } = await read('/web/product/revision/class/list')
  const counts = data.map(({ count }: { count: number }) => count)
  expect(counts.filter((count: number) => count > 0)).toHaveLength(47)
  expect(counts.filter((count: number) => count === 0)).toHaveLength(1)
  expect(counts.reduce((sum: number, count: number) => sum + count)).toBe(3047)
})

test.each([
  [{ abbreviation: '螺栓' }, 6],
  [{ abbreviation: 'Bolts' }, 6],
  [{ abbreviation: '销' }, 3],
  [{ categoryType: 2 }, 10],
  [{ categoryType: 2, abbreviation: '螺栓' }, 0],
  [{ abbreviation: "螺栓' or '1'='1" }, 0],
])('the classes of %o are %i', async (query, count) => {
  const { data } = await read('/web/product/revision/class/list', query)
  expect(data).toHaveLength(count)
})

test('a class is chosen by its characteristics, the diameter first', async () => {
  const classId = await classIdOf('大直径环槽铆钉')
  for (const query of [{ classId }, { id: classId }]) {
    const { data } = await read('/web/product/character/all', query, null, 'en')
    expect(data.slice(0, 4).map(({ fieldName }: Facet) => fieldName)).toEqual([
      'Nominal diameter',
      'Hole diameter',
      'Grip range',
      'Joint thickness',
    ])
    expect(data[0]).toMatchObject({ isRequired: 1, isHidden: 0, isValLimited: 1, unit: 'mm' })
    expect(data[1]).toMatchObject({ fieldCode: '2021090005', isValLimited: 0, valueList: [] })
  }
  const { data } = await read('/web/product/revision/character', { classId })
  expect(data[0]).toMatchObject({ fieldName: '公称直径' })
})

test('the class of a product is known by the product', async () => {
  const classId = await classIdOf('六角头螺栓')
  const materialId = await shop.idOf('HB-M12x80-8.8-ZN')
  const byProduct = await read('/web/product/character/all', { materialId })
  const byClass = await read('/web/product/character/all', { classId })
  expect(byProduct.data).toEqual(byClass.data)
})

test('the characteristics of nothing are not found', async () => {
  const sentences = async (query: Record<string, number>) => {
    const { status, meta } = await read('/web/product/character/all', query, null, 'en')
    return `${status} ${meta.message}`
  }
  expect(await sentences({})).toBe('404 Product class not found')
  expect(await sentences({ classId: 999_999 })).toBe('404 Product class not found')
  expect(await sentences({ materialId: 999_999 })).toBe('404 Product not found')
})

test('without a choice all models are left, ten on a page', async () => {
  const { data } = await ask(page)
  expect(data).toMatchObject({ total: 3047, current: 1, size: 10, classCount: 47 })
  expect(data.records).toHaveLength(10)
  expect(data.suggestions).toEqual([])
})

test('a card speaks the language of the caller', async () => {
  const query = { classId: await classIdOf('大直径环槽铆钉'), size: 1 }
  const [zh] = (await ask(page, query)).data.records
  const [en] = (await ask(page, query, [], 'en')).data.records
  expect(zh.materialName).toMatch(/环槽铆钉/)
  expect(en.materialName).toMatch(/lockbolt/i)
  const { materialName, genericName, description, unitName, characterList } = en
  expect(JSON.stringify([materialName, genericName, description, unitName, characterList]))
    // Everything of this product is translated.
    .not.toMatch(/\p{Script=Han}/u)
  expect(en).toMatchObject({ id: zh.id, className: '大直径环槽铆钉', abbreviation: '环槽铆钉' })
})

test('the guided example: a 14.2 mm hole and a 30 mm joint lead to one model', async () => {
  const steps = [
    ...choices('2021090001', '12.7'),
    ...choices('2021090003', '25.4-31.8'),
    ...choices('2021090006', '圆头'),
    ...choices('2021090007', '碳钢'),
    ...choices('2021090009', '电镀锌'),
  ]
  const classId = await classIdOf('大直径环槽铆钉')
  const totals: number[] = []
  for (let step = 0; step <= steps.length; step++)
    totals.push((await ask(page, { classId }, steps.slice(0, step))).data.total)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
  expect(totals[0]).toBe(570)
  expect(modelsOf(await ask(page, { classId }, steps))).toEqual(['RL1-127-16-R-ZN'])
})

test('a value is understood by either name of its field and in either language', async () => {
  const classId = await classIdOf('大直径环槽铆钉')
  const characterId = fieldId('2021090006')
  const total = async (choice: object) => (await ask(page, { classId }, [choice])).data.total
  const round = await total({ characterId, characterVal: '圆头' })
  expect(round).toBe(270)
  expect(await total({ characterId, characterValue: '圆头' })).toBe(round)
  expect(await total({ characterId, characterVal: 'Round head' })).toBe(round)
})

test('a choice without a value is refused in the words of the caller', async () => {
  const answer = await ask(page, {}, [{ characterId: 1, characterVal: 'x' }, { characterId: 1 }])
  expect(answer.status).toBe(400)
  expect(answer.data.errors).toEqual([{ path: '1.characterVal', message: '缺少“值”' }])
})

test.each([
  [{ orderColumn: 1 }],
  [{ orderColumn: 2 }],
  [{ orderColumn: 3, asc: true }],
  [{ orderColumn: 4 }],
])('the pages of %o follow one another without overlap or gap', async (order) => {
  const query = { ...order, abbreviation: '垫圈', size: 40 }
  const seen: string[] = []
  for (let current = 1; current <= 4; current++)
    seen.push(...modelsOf(await ask(page, { ...query, current })))
  expect(seen).toHaveLength(148)
  expect(new Set(seen).size).toBe(148)
  const beyond = await ask(page, { ...query, current: 1_000_000 })
  expect(beyond.data).toMatchObject({ records: [], total: 148 })
})

test('a sort turned round is its exact reverse', async () => {
  for (const orderColumn of [1, 2, 3, 4]) {
    const query = { orderColumn, abbreviation: '液压泵站' }
    const up = modelsOf(await ask(page, { ...query, asc: true }))
    expect(up).toHaveLength(8)
    expect(modelsOf(await ask(page, { ...query, asc: false }))).toEqual([...up].reverse())
  }
})

test('classes stand in the order of the tree, and a reversed list begins with its end', async () => {
  const names = async (asc: boolean) =>
    (await ask(classPage, { size: 100, asc })).data.records.map(
      ({ className }: { className: string }) => className,
    )
  const up = await names(true)
  expect(up).toHaveLength(48)
  expect(up[0]).toBe('大直径环槽铆钉')
  expect(await names(false)).toEqual([...up].reverse())
})

test('a class without models is listed until something is chosen', async () => {
  const among = async (selections: Choice[]) =>
    (await ask(classPage, { abbreviation: '销' }, selections)).data.records.map(
      ({ className, count }: { className: string; count: number }) => `${className} ${count}`,
    )
  expect(await among([])).toEqual(['销轴 158', '开口销 104', '弹性圆柱销 0'])
  expect(await among(choices('2021090001', '24'))).toEqual([expect.stringMatching(/^销轴 \d+$/)])
  const classId = await classIdOf('弹性圆柱销')
  expect((await ask(page, { classId })).data).toMatchObject({
    total: 0,
    records: [],
    characterList: [],
    suggestions: [expect.objectContaining({ change: 'class' })],
  })
})

test('the list of classes brings the models along where 50 or fewer are left', async () => {
  const stations = (await ask(classPage, { abbreviation: '液压泵站' })).data
  expect(stations.modelCount).toBe(8)
  expect(stations.models).toEqual(
    (await ask(page, { abbreviation: '液压泵站', size: 50 })).data.records,
  )
  const lockbolts = (await ask(classPage, { abbreviation: '环槽铆钉' })).data
  expect(lockbolts.modelCount).toBe(837)
  expect(lockbolts.models).toBeUndefined()
})

test('a card states the width across flats of its base information', async () => {
  const query = { keyword: 'HB-M16x80-8.8-ZN', searchType: 2 }
  const [bolt] = (await ask(page, query)).data.records
  expect(bolt.edgeWidth).toBe('24')
})

test('the sizes of a class are counted by diameter and length', async () => {
  const query = {
    classId: await classIdOf('六角头螺栓'),
    down: fieldId('2021090001'),
    across: fieldId('2021090012'),
  }
  const { data } = await ask('/web/product/size/matrix', query, [], 'en')
  expect(data.down).toMatchObject({ fieldName: 'Nominal diameter', unit: 'mm' })
  const at = { down: data.down.values.indexOf('16'), across: data.across.values.indexOf('80') }
  const cell = data.cells.find(
    ({ down, across }: typeof at) => down === at.down && across === at.across,
  )
  const sized = [...choices('2021090001', '16'), ...choices('2021090012', '80')]
  expect(cell.count).toBe((await ask(page, { classId: query.classId }, sized)).data.total)

  const unknown = await ask('/web/product/size/matrix', { ...query, across: 999_999 }, [], 'en')
  expect(unknown).toMatchObject({
    status: 404,
    meta: { message: 'The characteristic no longer exists; reload the page' },
  })
})

test('a choice of a characteristic that does not exist is named in the way out', async () => {
  const strange = { characterId: 999_999, characterVal: 'x' }
  const { data } = await ask(page, {}, [strange])
  expect(data).toMatchObject({
    total: 0,
    suggestions: [{ ...strange, change: 'drop', total: 3047 }],
  })
})

test('reserved and favourite products come first in their sort order, withdrawn reservations do not count', async () => {
  const [reserved, withdrawn, favoured] = await Promise.all(
    ['SG-127', 'GP-048', 'PE-15-15'].map((model) => shop.idOf(model)),
  )
  const reserve = (dataId: number | undefined, counts: number) =>
    shop.call('buyer', 'POST', '/web/intention/order/submit', {
      productList: [{ dataId, counts, requiredDate: '2099-12-31' }],
    })
  await reserve(reserved, 5)
  const { data } = await reserve(withdrawn, 500)
  const order = await shop.call('buyer', 'POST', `/web/intention/order/delete/${data.id}`)
  expect(order.status).toBe(200)
  await shop.call('buyer', 'POST', '/web/my/favorite', { dataId: favoured, typeId: 1 })

  const later = await startApp({ catalogue: 'demo', beside: shop })
  const sorted = async (orderColumn: number, asc: boolean) =>
    modelsOf(
      await later.call(null, 'POST', `${page}?orderColumn=${orderColumn}&asc=${asc}&size=2`, []),
    )
  expect((await sorted(2, false))[0]).toBe('SG-127')
  expect((await sorted(3, false))[0]).toBe('PE-15-15')
  expect(await sorted(2, true)).not.toContain('SG-127')
  expect(await sorted(2, false)).not.toContain('GP-048')
})
