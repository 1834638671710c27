import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { givenProducts } from '../../products'

const { database, call } = await startApp()
const [product, other] = (await givenProducts(database, [{ model: 'A-1' }, { model: 'A-2' }])) as [
  number,
  number,
]

beforeEach(() => database.deleteFrom('favourite').execute())

const toggle = (who: string | null, dataId: number, typeId = 1, headers = {}) =>
  call(who, 'POST', '/web/my/favorite', { dataId, typeId }, headers)
const counts = async (who: string) => (await call(who, 'GET', '/web/my/favorite/counts')).data
const page = async (who: string, query = '') =>
  (await call(who, 'GET', `/web/my/favorite/page?${query}`, undefined, { 'accept-language': 'en' }))
    .data

/** Simulates an import's change as favourites see it. */
async function changeProduct(id: number) {
  await database
    .updateTable('catalogue_version')
    .set((set) => ({ version: set('version', '+', 1) }))
    .execute()
  const { version } = await database
    .selectFrom('catalogue_version')
    .select('version')
    .executeTakeFirstOrThrow()
  await database
    .insertInto('catalogue_change')
    .values({ material_id: id, version })
    .onConflict((conflict) => conflict.column('material_id').doUpdateSet({ version }))
    .execute()
}

test('a product can be added to the favourites and removed again', async () => {
  expect(await toggle('buyer', product)).toMatchObject({
    data: { isFavorite: 1 },
    meta: { message: '已收藏' },
  })
  await toggle('buyer', other)
  expect(await counts('buyer')).toMatchObject({ counts: 2, unseen: 0 })
  expect(await toggle('buyer', product)).toMatchObject({
    data: { isFavorite: 0 },
    meta: { message: '已取消收藏' },
  })
  expect(await counts('buyer')).toMatchObject({ counts: 1 })
})

test('a repeated request with the same key does not take the favourite back', async () => {
  const key = { 'idempotency-key': 'click-1' }
  const first = await toggle('buyer', product, 1, key)
  const second = await toggle('buyer', product, 1, key)
  expect(second).toMatchObject({ data: first.data, meta: { message: first.meta.message } })
  expect(await counts('buyer')).toMatchObject({ counts: 1 })
})

test('favourites are of the user, not of the company', async () => {
  await toggle('buyer', product)
  expect(await counts('designer')).toMatchObject({ counts: 0 })
})

test.each([
  [2_000_000_000, 1, '产品不存在'],
  [1, 2, '没有这个试验项目'],
  [1, 4, '没有这个案例'],
  [1, 5, '没有这篇文章'],
])('what does not exist (item %i of type %i) is no favourite', async (dataId, typeId, message) => {
  expect(await toggle('buyer', dataId, typeId)).toMatchObject({ status: 404, meta: { message } })
})

test.each([
  [-1, 1],
  [1, 6],
  [2 ** 31, 1],
])('an item %i of type %i is refused', async (dataId, typeId) => {
  expect(await toggle('buyer', dataId, typeId)).toMatchObject({
    status: 400,
    data: { errors: [{}] },
  })
})

test('a custom product is no favourite, and the answer says why', async () => {
  expect(await toggle('buyer', 1, 3)).toMatchObject({
    status: 409,
    meta: { message: '定制产品不能收藏' },
  })
})

test('a visitor is asked to log in, staff and suppliers have no favourites', async () => {
  expect((await toggle(null, product)).status).toBe(401)
  expect((await call(null, 'GET', '/web/my/favorite/counts')).status).toBe(401)
  expect((await toggle('supplier', product)).status).toBe(403)
  expect((await toggle('editor', product)).status).toBe(403)
})

test('the marks of a user are listed by themselves, the last first', async () => {
  await toggle('buyer', product)
  await toggle('buyer', other)
  await toggle('designer', product)
  const ids = (who: string) => call(who, 'GET', '/web/my/favorite/ids?typeId=1')
  expect((await ids('buyer')).data).toEqual([other, product])
  expect((await ids('designer')).data).toEqual([product])
  expect((await call('buyer', 'GET', '/web/my/favorite/ids?typeId=4')).data).toEqual([])
  expect(await call(null, 'GET', '/web/my/favorite/ids?typeId=1')).toMatchObject({ status: 401 })
})

test('the list shows the favourites of the user in their language, the last added first', async () => {
  await toggle('buyer', product)
  await toggle('buyer', other)
  await toggle('designer', product)
  const { records, total } = await page('buyer')
  expect(total).toBe(2)
  expect(records[1]).toMatchObject({
    typeId: 1,
    dataId: product,
    name: 'Hexagon head bolt',
    model: 'A-1',
    picture: '/pictures/hexagon-head-bolt.webp',
    link: `/productCategories/details?id=${product}`,
  })
  expect(records.map(({ dataId }: { dataId: number }) => dataId)).toEqual([other, product])
})

test('the list is narrowed by type and by name or model, ordered and turned page by page', async () => {
  await toggle('buyer', product)
  await toggle('buyer', other)
  const models = async (query: string) =>
    (await page('buyer', query)).records.map(({ model }: { model: string }) => model)
  expect(await models('typeId=1&sort=2')).toEqual(['A-1', 'A-2'])
  expect(await models('typeId=4')).toEqual([])
  expect(await models('keyword=a-2')).toEqual(['A-2'])
  expect(await models('keyword=六角')).toHaveLength(2)
  expect(await models('keyword=%25')).toEqual([])
  expect(await models('size=1&current=2')).toEqual(['A-1'])
  expect(await call('buyer', 'GET', '/web/my/favorite/page?typeId=3')).toMatchObject({
    status: 400,
  })
})

test('a favourite whose product changed is marked until its user has seen it', async () => {
  await toggle('buyer', product)
  await toggle('buyer', other)
  await toggle('designer', product)
  await changeProduct(product)
  expect(await counts('buyer')).toMatchObject({
    unseen: 1,
    tabs: [
      { value: 1, counts: 2, unseen: 1 },
      { value: 2, counts: 0, unseen: 0 },
      { value: 4, counts: 0, unseen: 0 },
      { value: 5, counts: 0, unseen: 0 },
    ],
  })
  expect((await page('buyer', 'sort=3')).records).toMatchObject([
    { dataId: product, news: 'changed' },
    { dataId: other },
  ])

  expect(await call('buyer', 'POST', '/web/my/favorite/readAll?typeId=4')).toMatchObject({
    status: 200,
  })
  expect(await counts('buyer')).toMatchObject({ unseen: 1 })
  expect(await call('buyer', 'POST', '/web/my/favorite/readAll?typeId=1')).toMatchObject({
    status: 200,
    meta: { message: '已全部标为已查看' },
  })
  expect(await counts('buyer')).toMatchObject({ unseen: 0 })
  expect(await counts('designer')).toMatchObject({ unseen: 1 })
  expect((await page('buyer')).records[1]).not.toHaveProperty('news')
})

test('a product added to favourites after its change is not marked as changed', async () => {
  await changeProduct(product)
  await toggle('buyer', product)
  expect(await counts('buyer')).toMatchObject({ unseen: 0 })
})

test('a favourite whose product is gone stays in the list, says so, and can be removed', async () => {
  const [brief] = (await givenProducts(database, [{ model: 'A-3' }])) as [number]
  await toggle('buyer', brief)
  await database.deleteFrom('material').where('id', '=', brief).execute()
  const [favourite] = (await page('buyer')).records
  expect(favourite).toMatchObject({ name: 'This item is no longer available', news: 'gone' })
  expect(favourite).not.toHaveProperty('link')
  const removed = await call('buyer', 'POST', `/web/my/favorite/delete/${favourite.id}`)
  expect(removed).toMatchObject({ status: 200, meta: { message: '已取消收藏' } })
  expect(await counts('buyer')).toMatchObject({ counts: 0 })
})

test('a favourite whose product was withdrawn keeps name, model and picture, and leads nowhere', async () => {
  const [brief] = (await givenProducts(database, [{ model: 'A-4' }])) as [number]
  await toggle('buyer', brief)
  const [{ name, picture }] = (await page('buyer')).records
  await database.updateTable('material').set({ published: false }).where('id', '=', brief).execute()
  const [favourite] = (await page('buyer')).records
  expect(favourite).toMatchObject({ name, model: 'A-4', news: 'gone', ...(picture && { picture }) })
  expect(favourite).not.toHaveProperty('link')
})

test('a favourite that was withdrawn keeps its name, says so, and can be taken off by itself', async () => {
  const ids = await givenContents(database)
  const [kept, tested] = [ids['bolted-frame']!, ids.junker!]
  await toggle('buyer', kept, 4)
  await toggle('buyer', tested, 2)
  for (const table of ['publication', 'experiment'] as const)
    await database
      .updateTable(table)
      .set({ withdrawn_at: new Date() })
      .where('id', 'in', [kept, tested])
      .execute()
  const { records } = await page('buyer')
  expect(records).toMatchObject([
    { name: 'Transverse vibration test', news: 'gone' },
    { name: 'A bolted frame', news: 'gone' },
  ])
  for (const one of records) expect(one).not.toHaveProperty('link')
  expect((await toggle('buyer', kept, 4)).data).toMatchObject({ isFavorite: 0 })
  expect(await counts('buyer')).toMatchObject({ counts: 1 })
})

test("another person's favourite is not found, and stays", async () => {
  await toggle('buyer', product)
  const [{ id }] = (await page('buyer')).records
  const remove = (who: string | null) => call(who, 'POST', `/web/my/favorite/delete/${id}`)
  expect(await remove('designer')).toMatchObject({ status: 404, meta: { message: '收藏不存在' } })
  expect((await remove(null)).status).toBe(401)
  expect((await remove('supplier')).status).toBe(403)
  expect(await counts('buyer')).toMatchObject({ counts: 1 })
  expect((await remove('buyer')).status).toBe(200)
  expect((await remove('buyer')).status).toBe(404)
})

test('only customers have a list of favourites', async () => {
  expect((await call(null, 'GET', '/web/my/favorite/page')).status).toBe(401)
  expect((await call(null, 'POST', '/web/my/favorite/readAll')).status).toBe(401)
  expect((await call('supplier', 'GET', '/web/my/favorite/page')).status).toBe(403)
  expect((await call('editor', 'POST', '/web/my/favorite/readAll')).status).toBe(403)
})
