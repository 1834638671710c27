import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'
import { maker } from '../../../demo/content/groups'

const { call, database } = await startApp()
const [bolt] = await givenProducts(database, [{ model: 'HB-1' }, { model: 'HB-2' }])
const ids = await givenContents(database)
const article = ids['reading-a-torque']!
const industryCase = ids['bolted-frame']!
const english = { 'accept-language': 'en' }

const get = (path: string, who: string | null = null, headers: Record<string, string> = english) =>
  call(who, 'GET', path, undefined, headers)

test('cases come twelve to a page, the newest first, without their texts', async () => {
  const { data } = await get('/web/business/case/page')
  expect(data).toMatchObject({ total: 2, current: 1, size: 12 })
  expect(data.records.map(({ name }: { name: string }) => name)).toEqual([
    'A newer frame',
    'A bolted frame',
  ])
  expect(data.records[1]).toEqual({
    id: industryCase,
    name: 'A bolted frame',
    caseName: 'A bolted frame',
    typeCode: String(ids.bogie),
    typeName: 'Bogie',
    industry: ids.bogie,
    industryName: 'Bogie',
    sceneFileUrl: '/crrc_sales_web_html/pictures/shell/default.svg',
    fileUrl: '/crrc_sales_web_html/pictures/shell/default.svg',
    keyword: 'Hexagon head bolt',
    summary: 'One case',
    auditTime: '2026-02-01',
    identityName: maker.en,
    pv: 0,
  })
  expect((await get('/web/business/case/page?size=1&current=2')).data.records).toHaveLength(1)
})

test('cases are narrowed to a scene, articles to a subject', async () => {
  const cases = (industry: number) => get(`/web/business/case/page?industry=${industry}`)
  expect((await cases(ids.bogie!)).data.total).toBe(2)
  expect((await cases(ids['steel-bridge']!)).data.total).toBe(0)
  const { data } = await get('/web/technology/article/page?typeCode=surface')
  expect(data.records).toMatchObject([
    { articleName: 'Salt spray', typeName: 'Surfaces and corrosion' },
  ])
})

test('subjects and scenes say how many there are of each', async () => {
  expect((await get('/web/technology/article/type/with/number')).data).toEqual([
    { typeCode: 'tightening', typeName: 'Tightening and clamp force', number: 1 },
    { typeCode: 'surface', typeName: 'Surfaces and corrosion', number: 1 },
  ])
  expect((await get('/web/business/case/industry/with/number')).data).toEqual([
    { industry: ids.bogie, industryName: 'Bogie', number: 2 },
  ])
})

test('a case is read with its products in the language of the reader', async () => {
  const { data } = await get(`/web/business/case/${industryCase}?share=1`, null, {})
  expect(data).toMatchObject({
    caseName: '构架连接',
    industryName: '转向架',
    content: '<p>案例正文</p>',
    isFavorite: 0,
  })
  expect(data.items).toMatchObject([
    { id: bolt, model: 'HB-1', categoryType: 1, typeName: '六角头螺栓' },
    { model: 'HB-2' },
  ])
})

test('scripts, handlers, javascript: links and data: frames are gone before a text is stored', async () => {
  const { data } = await get(`/web/technology/article/${article}`)
  expect(data.content).toBe('<p>Text <a>link</a></p>')
  const chinese = (await get(`/web/technology/article/${article}`, null, {})).data
  expect(chinese.content).toBe('<p>正文</p>')
})

test('the products of an article come page by page, of one category where it is asked for', async () => {
  const items = (query: string) => get(`/web/technology/article/items?id=${article}${query}`)
  expect((await items('&size=1&current=2')).data).toMatchObject({
    total: 2,
    records: [{ model: 'HB-2' }],
  })
  expect((await items('&size=1&current=9')).data).toMatchObject({ total: 2, records: [] })
  expect((await items('&categoryType=2')).data).toMatchObject({ total: 0, records: [] })
  expect((await get(`/web/business/case/items?id=${industryCase}&categoryType=1`)).data.total).toBe(
    2,
  )
})

test('every view is counted', async () => {
  expect((await call(null, 'PUT', `/web/technology/article/${article}`)).status).toBe(200)
  await call('buyer', 'PUT', `/web/technology/article/${article}`)
  expect((await get(`/web/technology/article/${article}`)).data.pv).toBe(2)
  await call(null, 'PUT', `/web/business/case/${industryCase}`)
  expect((await get(`/web/business/case/${industryCase}`)).data.pv).toBe(1)
})

test('unknown and withdrawn ids are told apart, and neither is counted or liked', async () => {
  expect(await get('/web/technology/article/999999')).toMatchObject({
    status: 404,
    meta: { message: 'Article not found' },
  })
  // The id of an article is no case.
  expect(await get(`/web/business/case/${article}`)).toMatchObject({
    status: 404,
    meta: { message: 'Case not found' },
  })
  const gone = ids['newer-frame']!
  const withdraw = (at: Date | null) =>
    database.updateTable('publication').set({ withdrawn_at: at }).where('id', '=', gone).execute()
  await withdraw(new Date())
  expect(await get(`/web/business/case/${gone}`)).toMatchObject({
    status: 404,
    meta: { message: 'This content has been unpublished' },
  })
  expect((await call(null, 'PUT', `/web/business/case/${gone}`)).status).toBe(404)
  expect(
    (await call('buyer', 'POST', '/web/my/favorite', { dataId: gone, typeId: 4 })).status,
  ).toBe(404)
  expect((await get('/web/business/case/page')).data.total).toBe(1)
  await withdraw(null)
})

test('cases and articles become favourites, with their names and pages', async () => {
  await call('buyer', 'POST', '/web/my/favorite', { dataId: industryCase, typeId: 4 })
  await call('buyer', 'POST', '/web/my/favorite', { dataId: article, typeId: 5 })
  expect((await get(`/web/business/case/${industryCase}`, 'buyer')).data.isFavorite).toBe(1)
  const { data } = await get('/web/my/favorite/page', 'buyer')
  expect(data.records).toMatchObject([
    { typeId: 5, name: 'Reading a torque', link: `/articleListing/details?id=${article}` },
    { typeId: 4, name: 'A bolted frame', link: `/industryCase/details?id=${industryCase}` },
  ])
  const found = await get('/web/my/favorite/page?keyword=torque', 'buyer')
  expect(found.data.records).toMatchObject([{ typeId: 5 }])
})

test.each(['0', '-1', 'x', '99999999999'])('an id %s is refused', async (id) => {
  expect((await get(`/web/technology/article/${id}`)).status).toBe(400)
})
