// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { favourites } from '../../../src/web/orders/resources'
import { Screens } from '../../../src/web/screens/Screens'

const app = await startApp()
const models = ['A-1', 'A-2', 'A-3']
const ids = await givenProducts(
  app.database,
  models.map((model) => ({ model, minQuantity: 20 })),
)

beforeEach(async () => {
  setWindow('wide')
  await app.database.deleteFrom('favourite').execute()
  await app.database.deleteFrom('cart_item').execute()
  for (const dataId of ids)
    await app.call('buyer', 'POST', '/web/my/favorite', { dataId, typeId: 1 })
})

const open = (at = '/collect') =>
  renderPage(<Screens resources={[favourites]} />, { app, user: 'buyer', at })
const kept = async () => (await app.call('buyer', 'GET', '/web/my/favorite/counts')).data.counts
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const rowOf = async (model: string) => (await screen.findByText(model)).closest('tr')!

test('each type is a tab with its number, and the open tab is in the address', async () => {
  const { address } = await open()
  expect(await tab(/^All ?3$/)).toBeTruthy()
  expect(await tab(/^Laboratory tests ?0$/)).toBeTruthy()
  fireEvent.click(await tab(/^Products ?3$/))
  expect(address()).toBe('/collect?typeId=1')
  await rowOf('A-1')
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Type' })).toBeNull())
})

test('narrowing keeps the tab, and clearing keeps the order', async () => {
  const { address } = await open('/collect?typeId=1&sort=2')
  await rowOf('A-1')
  fireEvent.change(screen.getByLabelText('Name or model'), { target: { value: 'A-2' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(address()).toBe('/collect?typeId=1&sort=2&keyword=A-2')
  expect(await screen.findByText('1 in total')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/collect?typeId=1&sort=2')
})

test('changes are marked on their tab until they are marked as seen', async () => {
  await app.database.updateTable('favourite').set({ seen_version: 0 }).execute()
  await app.database
    .insertInto('catalogue_change')
    .values({ material_id: ids[0]!, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await open()
  expect(await tab(/^Products ?3 ?1 updated$/)).toBeTruthy()
  expect(within(await rowOf('A-1')).getByText('Updated')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as viewed' }))
  expect(await tab(/^Products ?3$/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Updated')).toBeNull())
})

test('a favourite is removed, and comes back when that is undone', async () => {
  await open()
  const row = await rowOf('A-2')
  fireEvent.click(await within(row).findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText('A-2')).toBeNull())
  expect(await kept()).toBe(2)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await rowOf('A-2')
  expect(await kept()).toBe(3)
})

test('several are chosen and put into the cart, each with its minimum quantity', async () => {
  await open()
  await rowOf('A-1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Choose Hexagon head bolt A-1' }))
  const bar = (await screen.findByText('2 selected')).parentElement!
  fireEvent.click(await within(bar).findByRole('button', { name: 'Add to cart' }))
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  const lines = await app.database.selectFrom('cart_item').select('counts').execute()
  expect(lines).toEqual([{ counts: 20 }, { counts: 20 }])
})

test('all of a page are removed at once', async () => {
  await open()
  await rowOf('A-1')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = (await screen.findByText('3 selected')).parentElement!
  fireEvent.click(await within(bar).findByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No favourites yet')).toBeTruthy()
  expect(await kept()).toBe(0)
})

test('reserving prepares a reservation', async () => {
  const { address } = await open()
  const row = await rowOf('A-3')
  fireEvent.click(await within(row).findByRole('button', { name: 'Reserve' }))
  await waitFor(() => expect(address()).toBe('/intentionOrder'))
})

test('on a phone the cards have a picture, a box and all that can be done', async () => {
  setWindow('phone')
  await open()
  const card = (await screen.findByText('A-1')).closest('li')!
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/pictures/hexagon-head-bolt.webp')
  expect(within(card).getByRole('checkbox')).toBeTruthy()
  expect(within(card).getByRole('link').getAttribute('href')).toBe(
    `/productCategories/details?id=${ids[0]}`,
  )
  expect(await within(card).findByRole('button', { name: 'Add to cart' })).toBeTruthy()
})
