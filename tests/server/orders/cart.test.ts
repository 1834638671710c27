import { beforeEach, expect, test } from 'vitest'
import { dayAt } from '../../../src/domain/days/day'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { database, call, settings, userId } = await startApp()
const [single, hundred] = (await givenProducts(database, [
  { model: 'A-1', minQuantity: 0 },
  { model: 'A-2', minQuantity: 100 },
])) as [number, number]

beforeEach(async () => {
  await database.deleteFrom('cart_item').execute()
  await database.deleteFrom('favourite').execute()
})

const add = (who: string | null, dataId: number, counts: unknown = 1, typeId = 1) =>
  call(who, 'POST', '/web/my/cart', { dataId, typeId, counts })
const lines = () =>
  database.selectFrom('cart_item').select(['data_id', 'counts']).orderBy('id').execute()
const cartOf = async (who: string) => (await call(who, 'GET', '/web/my/cart')).data

/** A line of a user's cart and its id. */
async function givenLine(who: string, dataId: number, counts = 1): Promise<number> {
  await add(who, dataId, counts)
  const cart: { id: number; dataId: number }[] = await cartOf(who)
  return cart.find((line) => line.dataId === dataId)!.id
}

/** A product removed from the catalogue after it was put into the cart. */
async function givenGoneLine(who: string): Promise<number> {
  const [gone] = (await givenProducts(database, [
    { model: 'GONE-1', materialName: '旧螺栓', materialNameEn: 'Old bolt', minQuantity: 10 },
  ])) as [number]
  const id = await givenLine(who, gone)
  await database.deleteFrom('material').where('id', '=', gone).execute()
  return id
}

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
  await add('buyer', hundred, 99_999_899)
  expect(await lines()).toEqual([{ data_id: hundred, counts: 100_000_000 }])
  expect(await add('buyer', hundred, 1)).toMatchObject({
    status: 409,
    meta: { message: '一行最多 100,000,000 件；没有加入' },
  })
  const twice = [60_000_000, 60_000_000].map((counts) => ({ dataId: single, counts }))
  expect(await call('buyer', 'POST', '/web/my/cart/lines', { lines: twice })).toMatchObject({
    status: 409,
  })
  expect(await lines()).toEqual([{ data_id: hundred, counts: 100_000_000 }])
})

test('a day after the year 2099 is a slip, and is refused', async () => {
  const id = await givenLine('buyer', single, 5)
  const update = (requiredDate: string) =>
    call('buyer', 'PUT', '/web/my/cart', { id, requiredDate })
  const message = '请选择 2100 年之前的日期'
  for (const day of ['9999-12-31', '2100-01-01'])
    expect(await update(day)).toMatchObject({
      status: 400,
      data: { errors: [{ path: 'requiredDate', message }] },
    })
  expect((await update('2099-12-31')).status).toBe(200)
})

test('a cart line can be added with a date, which is validated', async () => {
  const addOn = (requiredDate: string) =>
    call('buyer', 'POST', '/web/my/cart', { dataId: single, typeId: 1, counts: 5, requiredDate })
  expect(await addOn('2020-01-01')).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'requiredDate' }] },
  })
  expect((await addOn('2099-12-31')).status).toBe(200)
  const { data } = await call('buyer', 'GET', '/web/my/cart')
  expect(data).toMatchObject([{ dataId: single, requiredDate: '2099-12-31' }])
})

test.each([0, -1, 1.5, '3', 'many', null, 1e9, 1e12])(
  'a quantity of %s is refused',
  async (counts) => {
    const id = await givenLine('buyer', single, 5)
    const refused = { status: 400, data: { errors: [{ path: 'counts' }] } }
    expect(await add('buyer', single, counts)).toMatchObject(refused)
    expect(await call('buyer', 'PUT', '/web/my/cart', { id, counts })).toMatchObject(refused)
    expect(
      (await call('buyer', 'POST', '/web/my/cart/lines', { lines: [{ dataId: single, counts }] }))
        .status,
    ).toBe(400)
    expect(await lines()).toEqual([{ data_id: single, counts: 5 }])
  },
)

test('a missing product cannot be put into the cart', async () => {
  expect((await add('buyer', 2_000_000_000)).status).toBe(404)
  expect((await add('buyer', single, 1, 3)).status).toBe(404)
})

test('the cart lists its lines, the newest first, with what the product needs to be ordered', async () => {
  await add('buyer', single, 3)
  await add('buyer', hundred, 200)
  expect(await cartOf('buyer')).toEqual([
    expect.objectContaining({ dataId: hundred, typeId: 1, counts: 200, minQuantity: 100 }),
    {
      id: expect.any(Number),
      typeId: 1,
      dataId: single,
      counts: 3,
      materialName: '六角头螺栓',
      model: 'A-1',
      unitName: '件',
      prodImgs: ['/pictures/hexagon-head-bolt.webp'],
      minQuantity: 0,
      isAvailable: 1,
    },
  ])
  expect(await cartOf('designer')).toEqual([])
})

test('a line is changed in its quantity and its date; what is not named stays', async () => {
  const id = await givenLine('buyer', hundred, 200)
  const change = (body: object) => call('buyer', 'PUT', '/web/my/cart', { id, ...body })
  expect((await change({ requiredDate: '2099-01-15' })).data).toMatchObject({
    counts: 200,
    requiredDate: '2099-01-15',
  })
  expect((await change({ counts: 5 })).data).toMatchObject({
    counts: 100,
    requiredDate: '2099-01-15',
  })
  expect((await change({ requiredDate: null })).data.requiredDate).toBeUndefined()
})

test('a required date may be today and not before it, and must be a day', async () => {
  const id = await givenLine('buyer', single)
  const dated = (requiredDate: string) => call('buyer', 'PUT', '/web/my/cart', { id, requiredDate })
  expect((await dated(dayAt(settings.timeZone))).status).toBe(200)
  expect(await dated('2020-01-01')).toMatchObject({
    status: 400,
    meta: { message: '需求日期不能早于今天' },
    data: { errors: [{ path: 'requiredDate' }] },
  })
  expect((await dated('2099-02-30')).status).toBe(400)
})

test('lines get one date together, or none does', async () => {
  const ids = [await givenLine('buyer', single), await givenLine('buyer', hundred, 100)]
  const date = (body: object) => call('buyer', 'PUT', '/web/my/cart/lines', body)
  expect((await date({ ids, requiredDate: '2020-01-01' })).status).toBe(400)
  expect((await date({ ids: [...ids, 2_000_000_000], requiredDate: '2099-01-15' })).status).toBe(
    404,
  )
  expect(await cartOf('buyer')).not.toContainEqual(
    expect.objectContaining({ requiredDate: expect.anything() }),
  )
  await date({ ids, requiredDate: '2099-01-15' })
  expect(await cartOf('buyer')).toMatchObject([
    { requiredDate: '2099-01-15' },
    { requiredDate: '2099-01-15' },
  ])
})

test('lines are removed together, or none is', async () => {
  const ids = [await givenLine('buyer', single), await givenLine('buyer', hundred, 100)]
  const remove = (body: number[]) => call('buyer', 'POST', '/web/my/cart/delete', body)
  expect((await remove([ids[0]!, 2_000_000_000])).status).toBe(404)
  expect(await lines()).toHaveLength(2)
  expect(await remove([ids[0]!])).toMatchObject({
    data: { counts: 1 },
    meta: { message: '已从购物车移除' },
  })
  expect((await remove([ids[0]!])).status).toBe(404)
  expect((await remove([])).status).toBe(400)
})

test('lines that are moved become favourites and leave the cart', async () => {
  await call('buyer', 'POST', '/web/my/favorite', { dataId: single, typeId: 1 })
  const ids = [await givenLine('buyer', single), await givenLine('buyer', hundred, 100)]
  expect(await call('buyer', 'POST', '/web/my/favorite/move', ids)).toMatchObject({
    data: { counts: 0 },
    meta: { message: '已移入收藏' },
  })
  const favourites = await call('buyer', 'GET', '/web/my/favorite/ids?typeId=1')
  expect(favourites.data.sort()).toEqual([single, hundred].sort())
})

test('customised products cannot be moved to favourites', async () => {
  const product = await givenLine('buyer', single)
  const custom = await database
    .insertInto('cart_item')
    .values({ user_id: await userId('buyer'), type_id: 3, data_id: 1, counts: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await call('buyer', 'POST', '/web/my/favorite/move', [product, custom.id])).toMatchObject({
    status: 409,
    meta: { message: '定制产品不能收藏' },
  })
  expect(await lines()).toHaveLength(2)
  expect((await call('buyer', 'GET', '/web/my/favorite/ids?typeId=1')).data).toEqual([])
})

test('a product that is no longer sold stays in the cart with its name, marked, and can only be removed', async () => {
  const id = await givenGoneLine('buyer')
  const [line] = await cartOf('buyer')
  expect(line).toMatchObject({ id, materialName: '旧螺栓', model: 'GONE-1', isAvailable: 0 })
  expect((await call('buyer', 'POST', '/web/my/favorite/move', [id])).status).toBe(400)
  const entry = { dataId: line.dataId, counts: 10, requiredDate: '2099-01-15', cartId: id }
  expect(
    await call('buyer', 'POST', '/web/intention/order/submit', { productList: [entry] }),
  ).toMatchObject({
    status: 400,
    meta: { message: expect.stringContaining('已下架') },
    data: { errors: [{ path: 'productList.0.dataId', message: expect.stringContaining('移除') }] },
  })
  expect(await cartOf('buyer')).toHaveLength(1)
  expect((await call('buyer', 'POST', '/web/my/cart/delete', [id])).data).toEqual({ counts: 0 })
})

test('several products are put into the cart in one write; the same one twice is one line', async () => {
  const entries = [
    { dataId: single, counts: 3, requiredDate: '2099-01-15' },
    { dataId: hundred, counts: 5 },
    { dataId: single, counts: 4 },
  ]
  expect((await call('buyer', 'POST', '/web/my/cart/lines', { lines: entries })).data).toEqual({
    counts: 2,
  })
  expect(await cartOf('buyer')).toMatchObject([
    { dataId: single, counts: 7, requiredDate: '2099-01-15' },
    { dataId: hundred, counts: 100 },
  ])
})

test('several products are put into the cart all together or not at all', async () => {
  const send = (last: object) =>
    call('buyer', 'POST', '/web/my/cart/lines', { lines: [{ dataId: single, counts: 3 }, last] })
  expect((await send({ dataId: 2_000_000_000, counts: 1 })).status).toBe(400)
  expect(await send({ dataId: hundred, counts: 1, requiredDate: '2020-01-01' })).toMatchObject({
    status: 400,
    data: { errors: [{ path: 'lines.1.requiredDate' }] },
  })
  expect((await send({ dataId: hundred, counts: 0 })).status).toBe(400)
  expect(await lines()).toEqual([])
})

test('the same lines sent twice are added once', async () => {
  const send = () =>
    call(
      'buyer',
      'POST',
      '/web/my/cart/lines',
      { lines: [{ dataId: single, counts: 3 }] },
      { 'idempotency-key': 'the-same' },
    )
  await Promise.all([send(), send()])
  expect((await send()).status).toBe(200)
  expect(await lines()).toEqual([{ data_id: single, counts: 3 }])
})

test('a cart holds a thousand lines', async () => {
  const ids = await givenProducts(
    database,
    Array.from({ length: 1001 }, (_, number) => ({ model: `MANY-${number}` })),
  )
  const send = (some: number[]) =>
    call('buyer', 'POST', '/web/my/cart/lines', {
      lines: some.map((dataId) => ({ dataId, counts: 1 })),
    })
  await send(ids.slice(0, 500))
  await send(ids.slice(500, 1000))
  expect(await send(ids.slice(1000))).toMatchObject({
    status: 409,
    meta: { message: '购物车最多可放 1000 项' },
  })
  expect((await add('buyer', ids[1000]!)).status).toBe(409)
  expect(await lines()).toHaveLength(1000)
  await database.deleteFrom('material').where('model', 'like', 'MANY-%').execute()
})

test('reserved lines leave the cart with the submission', async () => {
  const ids = [await givenLine('buyer', single, 3), await givenLine('buyer', hundred, 100)]
  const productList = [{ dataId: single, counts: 3, requiredDate: '2099-01-15', cartId: ids[0] }]
  const submit = () => call('buyer', 'POST', '/web/intention/order/submit', { productList })
  const before = (await call('buyer', 'GET', '/web/intention/order/counts')).data.counts
  expect((await submit()).status).toBe(200)
  expect(await lines()).toEqual([{ data_id: hundred, counts: 100 }])

  // The same lines from another window.
  expect(await submit()).toMatchObject({
    status: 404,
    data: { errors: [{ path: 'productList.0.cartId' }] },
  })
  expect((await call('buyer', 'GET', '/web/intention/order/counts')).data.counts).toBe(before + 1)
})

test('a line of the cart is taken only by a reservation of what it holds', async () => {
  const cartId = await givenLine('buyer', single, 3)
  const productList = [{ dataId: hundred, counts: 100, requiredDate: '2099-01-15', cartId }]
  expect(await call('buyer', 'POST', '/web/intention/order/submit', { productList })).toMatchObject(
    {
      status: 404,
      data: { errors: [{ path: 'productList.0.cartId' }] },
    },
  )
  expect(await lines()).toEqual([{ data_id: single, counts: 3 }])
})

test('two windows that reserve the same lines at once make one reservation', async () => {
  const cartId = await givenLine('buyer', single, 3)
  const before = (await call('buyer', 'GET', '/web/intention/order/counts')).data.counts
  const productList = [{ dataId: single, counts: 3, requiredDate: '2099-01-15', cartId }]
  const submissions = Array.from({ length: 4 }, () =>
    call('buyer', 'POST', '/web/intention/order/submit', { productList }),
  )
  const statuses = (await Promise.all(submissions)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 404, 404, 404])
  expect((await call('buyer', 'GET', '/web/intention/order/counts')).data.counts).toBe(before + 1)
})

test("another person's lines are not found, a colleague's neither", async () => {
  const id = await givenLine('buyer', single, 3)
  for (const who of ['designer', 'partner']) {
    const statuses = [
      await call(who, 'PUT', '/web/my/cart', { id, counts: 9 }),
      await call(who, 'PUT', '/web/my/cart/lines', { ids: [id], requiredDate: '2099-01-15' }),
      await call(who, 'POST', '/web/my/cart/delete', [id]),
      await call(who, 'POST', '/web/my/favorite/move', [id]),
      await call(who, 'POST', '/web/intention/order/submit', {
        productList: [{ dataId: single, counts: 3, requiredDate: '2099-01-15', cartId: id }],
      }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  }
  expect(await lines()).toEqual([{ data_id: single, counts: 3 }])
})

const calls = [
  ['GET', '/web/my/cart', undefined],
  ['GET', '/web/my/cart/counts', undefined],
  ['PUT', '/web/my/cart', { id: 1 }],
  ['POST', '/web/my/cart', { dataId: 1, typeId: 1, counts: 1 }],
  ['POST', '/web/my/cart/delete', [1]],
  ['POST', '/web/my/cart/lines', { lines: [{ dataId: 1, counts: 1 }] }],
  ['PUT', '/web/my/cart/lines', { ids: [1], requiredDate: '2099-01-15' }],
  ['POST', '/web/my/favorite/move', [1]],
] as const

test.each(calls)(
  '%s %s asks a visitor to log in; staff and suppliers have no cart',
  async (method, path, body) => {
    expect((await call(null, method, path, body)).status).toBe(401)
    expect((await call('supplier', method, path, body)).status).toBe(403)
    expect((await call('sales', method, path, body)).status).toBe(403)
  },
)
