// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { deliveryOf, openQuotedShop } from '../../server/orders/quoted-shop'
import { renderPage } from '../render'
import { officeDeliveries } from '../../../src/web/orders/office-resources'
import { deliveryNotices } from '../../../src/web/orders/resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { Screens } from '../../../src/web/screens/Screens'

const shop = await openQuotedShop()
const { call, database, bolt, today } = shop
let id = 0
let orderCode = ''

beforeEach(async () => {
  sessionStorage.clear()
  await database.deleteFrom('delivery_notice').execute()
  const order = await shop.givenReservation([bolt], { counts: 200 })
  await shop.answer(order.id)
  await shop.confirm(order.id)
  orderCode = order.uniqueCode
  id = (await call('sales', 'POST', '/office/delivery/order', entry())).data.id
})

const entry = (more: object = {}) =>
  deliveryOf({
    orderCode,
    billNo: 'FH-1',
    carrier: 'Cloud',
    shipTime: today,
    specification: 'HB-12-80',
    deliveredCounts: 200,
    ...more,
  })
const open = (at: string, user = 'sales') =>
  renderPage(<OfficeScreens resources={[officeDeliveries]} />, { app: shop, user, at })
const stored = async () => (await call('sales', 'GET', `/office/delivery/order/${id}`)).data
const input = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const type = async (label: string, value: string) =>
  fireEvent.change(await input(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('a notice is corrected in the form in which it was entered; faults stand where they are', async () => {
  const { address } = await open(`/office/deliveryNotice/edit/${id}`)
  expect((await input('Quantity shipped')).value).toBe('200')
  await type('Reservation No.', 'YD0')
  await type('Quantity shipped', '201')
  press('Save')
  const fixed = `This delivery notice belongs to reservation ${orderCode}.`
  expect(await screen.findByText(fixed, { exact: false })).toBeTruthy()
  expect(screen.getByText(/^Reserved quantity 200; still to ship: 200/)).toBeTruthy()

  await type('Reservation No.', orderCode)
  await type('Quantity shipped', '20')
  press('Save')
  await waitFor(() => expect(address()).toBe('/office/deliveryNotice'))
  expect(await stored()).toMatchObject({ deliveredCounts: 20, carrier: 'Cloud', version: 2 })
})

test('when somebody else was faster, both contents are shown and nothing is overwritten', async () => {
  await open(`/office/deliveryNotice/edit/${id}`)
  await type('Tracking No.', 'Mine')
  const theirs = entry({ trackingNo: 'Theirs', version: 1 })
  await call('operator', 'PUT', `/office/delivery/order/${id}`, theirs)
  press('Save')
  const tracking = within(await screen.findByRole('group', { name: 'Tracking No.' }))
  expect(tracking.getByLabelText(/Theirs/)).toBeTruthy()
  expect(await stored()).toMatchObject({ trackingNo: 'Theirs', version: 2 })
})

test('a notice is taken back after asking, and its old page says that it is gone', async () => {
  const { address } = await open(`/office/deliveryNotice/${id}/FH-1`)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Keep' }))
  expect(await stored()).toMatchObject({ billNo: 'FH-1' })
  press('Delete')
  const again = within(await screen.findByRole('dialog'))
  fireEvent.click(again.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(address()).toBe('/office/deliveryNotice'))
  await renderPage(<Screens resources={[deliveryNotices]} />, {
    app: shop,
    user: 'buyer',
    at: `/deliveryNotice/${id}/FH-1`,
  })
  const gone = 'Delivery notice not found; it may have been withdrawn'
  expect(await screen.findByRole('heading', { level: 1, name: gone })).toBeTruthy()
})
