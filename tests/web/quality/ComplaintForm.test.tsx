// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ComplaintPage } from '../../../src/web/quality/ComplaintPage'
import { deliveryOf, openQuotedShop } from '../../server/orders/quoted-shop'
import { renderPage } from '../render'

const shop = await openQuotedShop({ catalogue: 'empty' })
const { call, database, bolt, nut, today } = shop
let order = { id: 0, uniqueCode: '' }
let id = 0

beforeEach(async () => {
  sessionStorage.clear()
  await database.deleteFrom('customer_problem').execute()
  await database.deleteFrom('delivery_notice').execute()
  order = await shop.givenReservation([bolt, nut], { counts: 200 })
  await shop.answer(order.id)
  await shop.confirm(order.id)
  const fields = { orderCode: order.uniqueCode, billNo: 'FH-1', carrier: 'Cloud', shipTime: today }
  const { lines, ...head } = deliveryOf({ ...fields, specification: 'HB-12-80', lot: 'L7' })
  const two = [
    { ...lines[0], deliveredCounts: 50 },
    { specification: 'HN-12', deliveredCounts: 60, lot: 'L8' },
  ]
  const body = { ...head, lines: two }
  id = (await call('sales', 'POST', '/office/delivery/order', body)).data.id
})

const open = (query = '') =>
  renderPage(<ComplaintPage />, {
    app: shop,
    user: 'buyer',
    at: `/customerAnalysis/complaint${query}`,
  })
const input = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label)
const goods = async () => [
  (await input(/^Product/)).value,
  (await input(/^Lot/)).value,
  (await input(/^Delivery note No/)).value,
  (await input(/^Reservation No/)).value,
]
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await input(label), { target: { value } })

test('a complaint about one lot of a delivery is prefilled and shows the promised day', async () => {
  const { address } = await open(`?deliveryId=${id}&specification=HN-12`)
  expect(await goods()).toEqual(['HN-12', 'L8', 'FH-1', order.uniqueCode])
  await fill(/^Subject/, 'Stripped threads')
  await fill(/^Problem description/, 'Nuts strip when tightened')
  fireEvent.click(screen.getByRole('button', { name: 'File complaint' }))
  await waitFor(() => expect(address()).toMatch(/complaint\?id=\d+$/))
  const { data } = await call('buyer', 'GET', '/quality/problem/customer/complaint/page')
  const own = await call(
    'buyer',
    'GET',
    `/quality/problem/customer/complaint/${data.records[0].id}`,
  )
  expect(own.data).toMatchObject({ deliveryId: id, complaint: { lot: 'L8' } })
  expect(await screen.findByText('Answer promised by')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View delivery notice' })).toBeTruthy()
  expect(screen.queryByText(/^Fields/)).toBeNull()
})

test('the product is picked from the deliveries; what was typed before stays', async () => {
  await open()
  await fill(/^Subject/, 'Wrong colour')
  const bolts = await screen.findByRole('button', { name: /HB-12-80/ })
  expect(bolts.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(bolts)
  await waitFor(async () =>
    expect(await goods()).toEqual(['HB-12-80', 'L7', 'FH-1', order.uniqueCode]),
  )
  expect((await input(/^Subject/)).value).toBe('Wrong colour')
  expect(
    (await screen.findByRole('button', { name: /HB-12-80/ })).getAttribute('aria-pressed'),
  ).toBe('true')
})

test('a delivery of several products asks which one is meant', async () => {
  await open(`?deliveryId=${id}`)
  expect(await goods()).toEqual(['', '', 'FH-1', order.uniqueCode])
  fireEvent.click(await screen.findByRole('button', { name: /HN-12/ }))
  await waitFor(async () => expect((await goods())[1]).toBe('L8'))
})

test('deliveries are searched by lot, and the search says when nothing matches', async () => {
  await open()
  const search = await input(/^Model, part No/)
  fireEvent.change(search, { target: { value: 'l8' } })
  await waitFor(() => expect(screen.queryByRole('button', { name: /HB-12-80/ })).toBeNull())
  expect(screen.getByRole('button', { name: /HN-12/ })).toBeTruthy()
  fireEvent.change(search, { target: { value: 'nothing' } })
  expect(await screen.findByText(/No matching delivered products/)).toBeTruthy()
})

test('the picker of pictures names the kinds that phones convert to', async () => {
  const { container } = await open()
  await input(/^Subject/)
  const picker = container.querySelector<HTMLInputElement>('input[type=file]')
  expect(picker?.accept.split(',')).toEqual(
    expect.arrayContaining(['image/jpeg', 'image/png', 'image/gif', 'image/bmp', '.jpg']),
  )
  expect(picker?.accept).not.toContain('heic')
  expect(picker?.accept).not.toContain('image/*')
})
