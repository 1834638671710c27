// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deliveryOf, openQuotedShop } from '../../../server/orders/quoted-shop'
import { setWindow } from '../../browser'
import { renderPage } from '../../render'
import { ReservationPage } from '../../../../src/web/orders/ReservationPage'
import { deliveryNotices } from '../../../../src/web/orders/resources'
import { Screens } from '../../../../src/web/screens/Screens'

const shop = await openQuotedShop()
const { call, database, bolt, nut, today } = shop
let order = { id: 0, uniqueCode: '' }
let id = 0

beforeEach(async () => {
  sessionStorage.clear()
  await database.deleteFrom('delivery_notice').execute()
  order = await shop.givenReservation([bolt, nut], { counts: 200 })
  await shop.answer(order.id)
  await shop.confirm(order.id)
  id = await deliver()
})

async function deliver(more: object = {}): Promise<number> {
  const fields = { orderCode: order.uniqueCode, billNo: 'FH-1', carrier: 'Cloud', shipTime: today }
  const product = { specification: 'HB-12-80', deliveredCounts: 50, lot: 'L7', boxes: 2 }
  const entry = deliveryOf({ ...fields, ...product, contact: 'Wang Lei', ...more })
  return (await call('sales', 'POST', '/office/delivery/order', entry)).data.id
}
const open = () =>
  renderPage(<Screens resources={[deliveryNotices]} />, {
    app: shop,
    user: 'buyer',
    at: `/deliveryNotice/${id}/FH-1`,
  })
const stored = async () => (await call('buyer', 'GET', `/web/delivery/order/${id}`)).data

test('a delivery shows its products with pictures and open quantities, and the way to its reservation', async () => {
  const { container } = await open()
  expect(await screen.findByText('In transit')).toBeTruthy()
  expect(screen.getByText('Hexagon head bolt')).toBeTruthy()
  expect(container.querySelector('td[data-title="Open quantity"]')?.textContent).toBe('150')
  expect(container.querySelector('td[data-title="Lot No."]')?.textContent).toBe('L7')
  expect(container.querySelector('tbody img')).toBeTruthy()
  // A field that the card does not draw itself.
  expect(screen.getByText('Wang Lei')).toBeTruthy()
  const reservation = screen.getByRole('link', { name: `Reservation ${order.uniqueCode}` })
  expect(reservation.getAttribute('href')).toBe(`/reserve/${order.id}/${order.uniqueCode}`)
  const wrong = screen.getByRole('link', { name: 'Report a problem' })
  expect(wrong.getAttribute('href')).toBe(
    `/customerAnalysis/complaint?deliveryId=${id}&specification=HB-12-80`,
  )
})

test('the receipt is confirmed after a question, and then shows who and when', async () => {
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm receipt' }))
  const question = within(
    await screen.findByRole('dialog', { name: 'Have you received delivery FH-1?' }),
  )
  fireEvent.click(question.getByRole('button', { name: 'Not yet' }))
  expect(await stored()).not.toHaveProperty('receivedTime')
  fireEvent.click(screen.getByRole('button', { name: 'Confirm receipt' }))
  const again = within(await screen.findByRole('dialog'))
  fireEvent.click(again.getByRole('button', { name: 'Confirm receipt' }))
  expect(await screen.findByText(/Lin Yue/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull()
  expect(await stored()).toHaveProperty('receivedTime')
})

test('goods that have not left cannot be received yet', async () => {
  await database.deleteFrom('delivery_notice').execute()
  id = await deliver({ shipTime: shop.tomorrow })
  await open()
  expect(await screen.findByText('Not shipped yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Confirm receipt' })).toBeNull()
})

test('a tracking page is linked for a known carrier, in a tab of its own', async () => {
  await call('sales', 'POST', '/office/delivery/carrier', {
    name: 'Cloud',
    trackingPattern: 'https://track.example/{no}',
  })
  await database.deleteFrom('delivery_notice').execute()
  id = await deliver({ trackingNo: 'YY1' })
  await open()
  const link = await screen.findByRole('link', { name: 'Track shipment' })
  expect(link.getAttribute('href')).toBe('https://track.example/YY1')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('the page of the reservation tells its whole life and lets the customer confirm the receipt', async () => {
  await call('buyer', 'POST', '/quality/problem/customer/complaint', {
    theme: 'Cracked heads',
    product: 'HB-12-80',
    lot: 'L7',
    billNo: 'FH-1',
    problemDescription: 'Two heads are cracked.',
  })
  await renderPage(<ReservationPage />, {
    app: shop,
    user: 'buyer',
    at: `/reserve/${order.id}/${order.uniqueCode}`,
    path: '/reserve/:id/:No',
  })
  const dates = within(await screen.findByRole('list', { name: 'Progress' }))
  // The shop's day decides what has left, and comes with its settings.
  for (const name of ['Submitted', 'Quoted', 'Accepted', 'Partially shipped', 'Complaint'])
    expect(await dates.findByText(name)).toBeTruthy()
  expect(dates.getByText('Received').nextSibling?.textContent).toBe('Pending')
  expect(screen.getByText('Cracked heads')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm receipt' }))
  const question = within(await screen.findByRole('dialog'))
  fireEvent.click(question.getByRole('button', { name: 'Confirm receipt' }))
  await waitFor(() => expect(dates.getByText('Partially received')).toBeTruthy())
})

const whole = {
  deliveryMethod: 'Road',
  trackingNo: 'YY1',
  address: 'Sample Road 1',
  customerMaterial: 'K-77',
  weight: 120,
  netWeight: 115,
}
const labels = [
  'Delivery note No.',
  'Delivery method',
  'Carrier',
  'Tracking No.',
  'Ship date',
  'Expected arrival',
  'Customer part No.',
  'Specification',
  'Quantity shipped',
  'Boxes',
  'Weight (kg)',
  'Net weight (kg)',
  'Contact',
  'Address',
]

test('the list of deliveries has a column for each of their facts', async () => {
  setWindow('wide')
  await renderPage(<Screens resources={[deliveryNotices]} />, {
    app: shop,
    user: 'buyer',
    at: '/deliveryNotice',
  })
  const heads = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)
  expect(labels.filter((label) => !heads.includes(label))).toEqual([])
})

test('a delivery names each of its facts beside its value', async () => {
  await database.deleteFrom('delivery_notice').execute()
  id = await deliver({ ...whole, expectedArrival: shop.tomorrow })
  const { container } = await open()
  await screen.findByText('In transit')
  for (const value of ['Road', 'Cloud', 'YY1', 'Sample Road 1', 'K-77', '120', '115', 'Wang Lei'])
    expect(screen.getAllByText(value, { exact: false }).length, value).toBeGreaterThan(0)
  const said = container.textContent
  // The carrier stands beside its sign.
  const named = labels.filter((label) => label !== 'Carrier')
  expect(named.filter((label) => !said.includes(label))).toEqual([])
})
