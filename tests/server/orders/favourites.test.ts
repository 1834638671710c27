import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
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

test('a product becomes a favourite and is none any more', async () => {
  expect(await toggle('buyer', product)).toMatchObject({
    data: { isFavorite: 1 },
    meta: { message: '已收藏' },
  })
  await toggle('buyer', other)
  expect(await counts('buyer')).toEqual({ counts: 2 })
  expect(await toggle('buyer', product)).toMatchObject({
    data: { isFavorite: 0 },
    meta: { message: '已取消收藏' },
  })
  expect(await counts('buyer')).toEqual({ counts: 1 })
})

test('a repeated request with the same key does not take the favourite back', async () => {
  const key = { 'idempotency-key': 'click-1' }
  const first = await toggle('buyer', product, 1, key)
  const second = await toggle('buyer', product, 1, key)
  expect(second).toMatchObject({ data: first.data, meta: { message: first.meta.message } })
  expect(await counts('buyer')).toEqual({ counts: 1 })
})

test('favourites are of the user, not of the company', async () => {
  await toggle('buyer', product)
  expect(await counts('designer')).toEqual({ counts: 0 })
})

test.each([
  [2_000_000_000, 1],
  [1, 2],
  [1, 5],
])('what does not exist (item %i of type %i) is no favourite', async (dataId, typeId) => {
  expect(await toggle('buyer', dataId, typeId)).toMatchObject({
    status: 404,
    meta: { message: '产品不存在' },
  })
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

test('a visitor is asked to log in, staff and suppliers have no favourites', async () => {
  expect((await toggle(null, product)).status).toBe(401)
  expect((await call(null, 'GET', '/web/my/favorite/counts')).status).toBe(401)
  expect((await toggle('supplier', product)).status).toBe(403)
  expect((await toggle('editor', product)).status).toBe(403)
})
