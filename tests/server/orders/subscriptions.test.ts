import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'

const { database, call } = await startApp()
await givenProducts(database, [{ model: 'A-1' }])
const { id: bolts } = await database
  .selectFrom('product_class')
  .select('id')
  .executeTakeFirstOrThrow()

beforeEach(() => database.deleteFrom('subscription').execute())

const path = '/web/my/subscription'
const read = async (who: string) => (await call(who, 'GET', path)).data
const bolt = { typeId: 1, dataId: bolts }
const articles = { typeId: 5, dataId: 0 }

test('a first choice is kept, and another one takes its place', async () => {
  expect(await read('buyer')).toEqual([])
  expect(await call('buyer', 'POST', path, [bolt, articles])).toMatchObject({
    status: 200,
    meta: { message: '订阅已保存' },
  })
  expect(await read('buyer')).toEqual([bolt, articles])
  expect(await call('buyer', 'PUT', path, [articles])).toMatchObject({ status: 200 })
  expect(await read('buyer')).toEqual([articles])
  expect(await call('buyer', 'PUT', path, [])).toMatchObject({ status: 200 })
  expect(await read('buyer')).toEqual([])
})

test('a first choice does not overwrite one that was made in another window', async () => {
  await call('buyer', 'POST', path, [bolt])
  expect(await call('buyer', 'POST', path, [articles])).toMatchObject({ status: 409 })
  expect(await read('buyer')).toEqual([bolt])
})

test('two concurrent first changes of a setting: one is kept', async () => {
  const answers = await Promise.all([
    call('buyer', 'POST', path, [bolt]),
    call('buyer', 'POST', path, [articles]),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await read('buyer')).toHaveLength(1)
})

test('the same subject twice is one subscription', async () => {
  await call('buyer', 'POST', path, [bolt, bolt])
  expect(await read('buyer')).toEqual([bolt])
})

test('subscriptions are of the user, not of the company', async () => {
  await call('buyer', 'POST', path, [bolt])
  expect(await read('designer')).toEqual([])
})

test.each([
  ['a class that is not there', [{ typeId: 1, dataId: 2_000_000_000 }]],
  ['no class', [{ typeId: 1, dataId: 0 }]],
  ['one article', [{ typeId: 5, dataId: 7 }]],
  ['custom products', [{ typeId: 3, dataId: 0 }]],
  ['a negative class', [{ typeId: 1, dataId: -1 }]],
  ['nothing named', [{}]],
  ['no list', { typeId: 5, dataId: 0 }],
])('%s cannot be subscribed, and what was chosen stays', async (_what, body) => {
  await call('buyer', 'POST', path, [bolt])
  expect(await call('buyer', 'PUT', path, body)).toMatchObject({ status: 400 })
  expect(await read('buyer')).toEqual([bolt])
})

test('a visitor is asked to log in, staff and suppliers have no subscriptions', async () => {
  expect((await call(null, 'GET', path)).status).toBe(401)
  expect((await call(null, 'POST', path, [articles])).status).toBe(401)
  expect((await call('supplier', 'PUT', path, [articles])).status).toBe(403)
  expect((await call('sales', 'GET', path)).status).toBe(403)
})
