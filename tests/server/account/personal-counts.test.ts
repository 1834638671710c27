import { expect, test } from 'vitest'
import { startApp } from '../../app'

const app = await startApp({ catalogue: 'demo' })
const { call } = app

const counts = async (who: string) => (await call(who, 'GET', '/web/personal/counts')).data

test('a new customer has nothing of anything', async () => {
  expect(await counts('newcomer')).toEqual({
    favourites: 0,
    cart: 0,
    reservations: 0,
    openReservations: 0,
    deliveries: 0,
    reports: 0,
    messages: 0,
    subscriptions: 0,
  })
})

test('carts and favourites count per user, reservations per company', async () => {
  const { id } = await app.database
    .selectFrom('material')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await call('designer', 'POST', '/web/my/favorite', { dataId: id, typeId: 1 })
  await call('designer', 'POST', '/web/my/cart', { dataId: id, typeId: 1, counts: 1000 })
  const line = { dataId: id, counts: 1000, requiredDate: '2099-01-31' }
  const order = await call('designer', 'POST', '/web/intention/order/submit', {
    productList: [line],
  })
  expect(order.status).toBe(200)
  expect(await counts('designer')).toMatchObject({ favourites: 1, openReservations: 1 })
  expect(await counts('buyer')).toMatchObject({
    favourites: 0,
    cart: 0,
    reservations: 1,
    openReservations: 1,
    messages: 1,
  })
  expect((await counts('engineer')).reservations).toBe(0)

  await call('buyer', 'POST', `/web/intention/order/delete/${order.data.id}`)
  expect(await counts('buyer')).toMatchObject({ reservations: 1, openReservations: 0 })
})

test('only customers have a personal centre', async () => {
  expect((await call(null, 'GET', '/web/personal/counts')).status).toBe(401)
  expect((await call('sales', 'GET', '/web/personal/counts')).status).toBe(403)
  expect((await call('supplier', 'GET', '/web/personal/counts')).status).toBe(403)
})
