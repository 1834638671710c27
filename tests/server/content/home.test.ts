import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { call, database } = await startApp()
const english = { 'accept-language': 'en' }
const get = async (path: string) => (await call(null, 'GET', path, undefined, english)).data

test('slides, benefits and the picture of the industries are those of the frame', async () => {
  expect(await get('/web/home/slideshow')).toHaveLength(3)
  expect((await get('/web/home/slideshow'))[0]).toMatchObject({ link: '/productCategories' })
  expect(await get('/web/home/member/benefits')).toHaveLength(4)
  expect(await get('/web/home/picture')).toMatchObject({ imageName: 'Industries' })
})

test('new products are the newest of each class', async () => {
  const [, newest] = await givenProducts(database, [{ model: 'A-1' }, { model: 'A-2' }])
  expect(await get('/web/home/new/product/page')).toMatchObject({
    total: 1,
    current: 1,
    size: 10,
    records: [{ id: newest, model: 'A-2', typeName: 'Hexagon head bolt' }],
  })
})

test('a shop without content has empty sections', async () => {
  const empty = await startApp({ demo: false })
  const of = async (path: string) => (await empty.call(null, 'GET', path)).data
  expect(await of('/web/home/slideshow')).toEqual([])
  expect(await of('/web/home/picture')).toEqual({})
  expect(await of('/web/home/new/product/page')).toMatchObject({ records: [], total: 0 })
  expect(await of('/web/home/project/type/page')).toMatchObject({ records: [], total: 0 })
  expect(await of('/web/home/industry/scene')).toEqual([])
})
