import { expect, test } from 'vitest'
import { seedKeptItems } from '../../../demo/account/kept-items.sql'
import { startApp } from '../../app'

const { database, call } = await startApp({ catalogue: 'demo' })

test('customers of the demo begin with favourites, a history and subscriptions', async () => {
  await seedKeptItems(database)
  const read = async (path: string) => (await call('buyer', 'GET', path)).data
  expect(await read('/web/my/favorite/counts')).toMatchObject({ counts: 8, unseen: 2 })
  expect((await read('/web/product/browse/page')).total).toBe(8)
  expect(await read('/web/my/subscription')).toHaveLength(3)
  expect((await call('partner', 'GET', '/web/my/favorite/counts')).data.counts).toBe(0)
})

test('a second time changes nothing', async () => {
  await seedKeptItems(database)
  expect((await call('buyer', 'GET', '/web/my/favorite/counts')).data.counts).toBe(8)
})
