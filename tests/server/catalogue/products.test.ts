import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDemoShop } from './demo-shop'

const { call, database, idOf, read } = await openDemoShop()

const bolt = await idOf('HB-M12x80-8.8-ZN')
const lockbolt = await idOf('RL1-127-16-R-ZN')
const pump = await idOf('PE-15-15')
const han = /\p{Script=Han}/u

test('a product is answered with everything its page shows, in Chinese', async () => {
  const { data } = await read(`/web/product/info/${lockbolt}`)
  expect(data).toMatchObject({
    id: lockbolt,
    model: 'RL1-127-16-R-ZN',
    materialName: expect.stringMatching(han),
    className: '大直径环槽铆钉',
    abbreviation: '环槽铆钉',
    categoryType: 1,
    isCalculate: 1,
    isFavorite: 0,
    inventory: 8600,
    weUnitName: 'kg',
    prodImgs: [expect.stringMatching(/\.webp$/), expect.stringMatching(/-2\.webp$/)],
    sizeImgs: [expect.stringContaining(`/file/${lockbolt}/size.svg?lang=zh&v=`)],
    modelImgs: [expect.stringContaining(`/file/${lockbolt}/model.glb?v=`)],
    installSketchImgs: [expect.stringContaining('/installation.svg?lang=zh&v=')],
    installVideos: ['/crrc_sales_web_html/films/lockbolt.zh.webm'],
    qrCode: expect.stringMatching(
      new RegExp(`^http.*/crrc_sales_web_html/productCategories/details\\?id=${lockbolt}$`),
    ),
    dataList: ['step', 'dxf', 'pdf', 'pdf', 'glb', 'stl', 'svg'].map((fileType) =>
      expect.objectContaining({ fileType }),
    ),
  })
  expect(data.characterList).toContainEqual(
    expect.objectContaining({ fieldName: '铆接厚度范围', fieldVal: '25.4-31.8', unit: 'mm' }),
  )
})

test('a figure among the characteristics names its origin', async () => {
  const originsOf = async (id: number) => {
    const { data } = await read(`/web/product/info/${id}`)
    return Object.fromEntries(
      data.characterList.map((one: { fieldName: string; origin?: string }) => [
        one.fieldName,
        one.origin,
      ]),
    )
  }
  expect(await originsOf(lockbolt)).toMatchObject({
    推荐孔径: 'standard',
    适用温度: 'standard',
    铆接厚度范围: expect.stringMatching(/^(standard|computed)$/),
    表面处理: undefined,
  })
  expect(await originsOf(await idOf('GH-127'))).toMatchObject({ 最大压力: 'typical' })
})

test('one model of every class is in English where the caller asks for it', async () => {
  const rows = await database
    .selectFrom('material')
    .select((select) => select.fn.max('id').as('id'))
    .groupBy('class_id')
    .execute()
  expect(rows).toHaveLength(47)
  const chineseOnly = await idOf('SP-16x112')
  for (const { id } of rows.filter((row) => row.id !== chineseOnly)) {
    const { data } = await read(`/web/product/info/${id}`, {}, null, 'en')
    // These two are Chinese by the contract; their English stands beside them.
    const said = { ...data, className: '', abbreviation: '' }
    expect(JSON.stringify(said), data.model).not.toMatch(han)
    const kind = data.categoryType === 1 ? 'fastener' : 'tool'
    const figures = await read(`/web/product/${kind}/${id}`, {}, null, 'en')
    expect(JSON.stringify(figures.data), data.model).not.toMatch(han)
  }
})

test.each(['RL4-048-159-T', 'DW-M30-BK', 'SP-16x112'])(
  '%s has no English description and shows the Chinese one',
  async (model) => {
    const { data } = await read(`/web/product/info/${await idOf(model)}`, {}, null, 'en')
    expect(data.materialName).not.toMatch(han)
    expect(data.description).toMatch(han)
  },
)

test('the model chosen among matching models is the same product', async () => {
  const info = await read(`/web/product/info/${bolt}`)
  expect((await read(`/web/product/material/${bolt}`)).data).toEqual(info.data)
})

test('only who favours a product sees it marked', async () => {
  await call('buyer', 'POST', '/web/my/favorite', { dataId: bolt, typeId: 1 })
  const marked = async (who: string | null, path: string) =>
    (await read(`/web/product/${path}/${bolt}`, {}, who)).data.isFavorite
  expect(await marked('buyer', 'info')).toBe(1)
  expect(await marked('buyer', 'material')).toBe(1)
  expect(await marked('designer', 'info')).toBe(0)
  expect(await marked('supplier', 'info')).toBe(0)
  expect(await marked(null, 'info')).toBe(0)
})

test('the figures of a fastener carry their origin', async () => {
  const { data } = await read(`/web/product/fastener/${lockbolt}`)
  expect(data).toMatchObject({
    clampingForce: '53.6',
    shearStress: '64.1',
    minimumTensionLoad: '75.8',
    maximumRivetingThickness: '31.8',
    minimumRivetingThickness: '25.4',
    rivetingGun: expect.stringContaining('GH-127'),
    origins: { clampingForce: 'standard', shearStress: 'standard', rivetLength: 'standard' },
  })
  expect(data).not.toHaveProperty('pulledOffForce')
})

test('the figures of a tool are its own', async () => {
  const { data } = await read(`/web/product/tool/${pump}`, {}, null, 'en')
  expect(data).toMatchObject({
    powerSupply: expect.stringContaining('380'),
    motor: expect.any(String),
    origins: { traffic: 'typical', powerSupply: 'typical' },
  })
  expect(data).not.toHaveProperty('edgeWidth')
})

test('a fastener is no tool, and a tool no fastener', async () => {
  expect((await read(`/web/product/tool/${bolt}`)).status).toBe(404)
  expect((await read(`/web/product/fastener/${pump}`)).status).toBe(404)
})

const paths = ['info/', 'fastener/', 'tool/', 'material/', 'related?id=', 'replace?id=', 'case?id=']

test.each(paths)('%s of a product that does not exist is not found', async (path) => {
  const zh = await read(`/web/product/${path}999999`)
  expect([zh.status, zh.meta.message]).toEqual([404, '产品不存在'])
  const en = await read(`/web/product/${path}2147483647`, {}, null, 'en')
  expect([en.status, en.meta.message]).toEqual([404, 'Product not found'])
})

test.each(
  paths.flatMap((path) =>
    ['0', '-1', 'abc', '1.5', '2147483648', '1;drop', '%00'].map((id) => [path, id]),
  ),
)('%s of "%s" is refused', async (path, id) => {
  const { status, meta } = await read(`/web/product/${path}${id}`, {}, null, 'en')
  expect(status).toBe(400)
  expect(meta.message).toBe('Please check the marked fields')
})

test('replacements come in pages that follow one another', async () => {
  const replacements = (query: object) =>
    read('/web/product/replace', { id: bolt, ...query }, null, 'en')
  const all = (await replacements({})).data
  expect(all).toMatchObject({ total: 12, current: 1, size: 30 })
  expect(all.records[0]).toMatchObject({
    typeId: 1,
    typeName: expect.stringMatching(/^[A-Z][^\p{Script=Han}]+$/u),
    model: expect.stringContaining('M12x80'),
    prodImgs: [expect.any(String), expect.any(String)],
  })
  const paged = []
  for (let current = 1; current <= 3; current++)
    paged.push(...(await replacements({ current, size: 5 })).data.records)
  expect(paged).toEqual(all.records)
  expect((await replacements({ current: 4, size: 5 })).data).toEqual({
    records: [],
    total: 12,
    current: 4,
    size: 5,
  })
})

test('a lockbolt leads to its collar and its tools', async () => {
  const { data } = await read('/web/product/related', { id: lockbolt })
  const models = data.records.map(({ model }: { model: string }) => model)
  expect(models).toEqual(['RC-127-S-ST', 'GH-127', 'NS-127-S', 'SG-127'])
  expect(data.records[0].typeName).toBe('套环')
})

test('a product without replacements or cases gets empty lists', async () => {
  expect((await read('/web/product/replace', { id: pump })).data).toMatchObject({
    records: [],
    total: 0,
  })
  expect((await read('/web/product/case', { id: bolt })).data).toEqual([])
})

test('a unit that was loaded without its English is called as it usually is', async () => {
  await sql`update material set data = data - 'unitNameEn' where id = ${bolt}`.execute(database)
  const unitIn = async (language: string) =>
    (await read(`/web/product/info/${bolt}`, {}, null, language)).data.unitName
  expect([await unitIn('en'), await unitIn('zh')]).toEqual(['pcs', '件'])
  const line = { dataId: bolt, typeId: 1, counts: 5 }
  await call('buyer', 'POST', '/web/my/cart', line)
  const cart = await call('buyer', 'GET', '/web/my/cart', undefined, { 'accept-language': 'en' })
  expect(cart.data).toContainEqual(expect.objectContaining({ dataId: bolt, unitName: 'pcs' }))
})
