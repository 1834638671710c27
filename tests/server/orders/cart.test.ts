import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { database, call } = await startApp()
const [single, hundred] = (await givenProducts(database, [
  { model: 'A-1', minQuantity: 0 },
  { model: 'A-2', minQuantity: 100 },
])) as [number, number]

beforeEach(() => database.deleteFrom('cart_item').execute())

const add = (who: string | null, dataId: number, counts: unknown = 1, typeId = 1) =>
  call(who, 'POST', '/web/my/cart', { dataId, typeId, counts })
const lines = () =>
  database.selectFrom('cart_item').select(['data_id', 'counts']).orderBy('id').execute()

test('a product is put into the cart; the answer says how many lines it has', async () => {
  expect(await add('buyer', single, 3)).toMatchObject({
    data: { counts: 1 },
    meta: { message: '已加入购物车' },
  })
  expect((await add('buyer', hundred, 200)).data).toEqual({ counts: 2 })
  expect((await call('buyer', 'GET', '/web/my/cart/counts')).data).toEqual({ counts: 2 })
  expect((await call('designer', 'GET', '/web/my/cart/counts')).data).toEqual({ counts: 0 })
})

test('the same product again adds to its line', async () => {
  await add('buyer', single, 3)
  await add('buyer', single, 4)
  expect(await lines()).toEqual([{ data_id: single, counts: 7 }])
})

test('additions at once are all counted', async () => {
  await Promise.all(Array.from({ length: 8 }, () => add('buyer', single, 2)))
  expect(await lines()).toEqual([{ data_id: single, counts: 16 }])
})

test('a line holds at least the minimum quantity and no more than a hundred million', async () => {
  await add('buyer', hundred, 1)
  expect(await lines()).toEqual([{ data_id: hundred, counts: 100 }])
  await add('buyer', hundred, 1)
  expect(await lines()).toEqual([{ data_id: hundred, counts: 101 }])
  await add('buyer', hundred, 100_000_000)
  await add('buyer', hundred, 100_000_000)
  expect(await lines()).toEqual([{ data_id: hundred, counts: 100_000_000 }])
})

test.each([0, -1, 1.5, '3', null, 1e12])('a quantity of %s is refused', async (counts) => {
  expect(await add('buyer', single, counts)).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'counts' }] },
  })
  expect(await lines()).toEqual([])
})

test('what does not exist is not put into the cart', async () => {
  expect((await add('buyer', 2_000_000_000)).status).toBe(404)
  expect((await add('buyer', single, 1, 3)).status).toBe(404)
})

test('a visitor is asked to log in, staff and suppliers have no cart', async () => {
  expect((await add(null, single)).status).toBe(401)
  expect((await call(null, 'GET', '/web/my/cart/counts')).status).toBe(401)
  expect((await add('supplier', single)).status).toBe(403)
  expect((await add('sales', single)).status).toBe(403)
})
