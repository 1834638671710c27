// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CustomerPage } from '../../../../src/web/office/customer/CustomerPage'
import { OfficeReservationPage } from '../../../../src/web/orders/OfficeReservationPage'
import { openQuotedShop } from '../../../server/orders/quoted-shop'
import { renderPage } from '../../render'

const app = await openQuotedShop()
const { bolt, call, database, givenReservation } = app
await database.deleteFrom('intention_order').execute()
const order = await givenReservation([bolt!])
const { id: accountId } = (await call('sales', 'GET', '/office/customer/page?keyword=buyer')).data
  .records[0]

const open = (id: string, user: string) =>
  renderPage(<CustomerPage id={id} />, { app, user, at: `/office/customer/${id}` })

test('the page shows what waits first, and leads sales to the reservation', async () => {
  await open(String(accountId), 'sales')
  const link = await screen.findByRole('link', { name: new RegExp(order.uniqueCode) })
  expect(link.getAttribute('href')).toBe(`/office/reserve/${order.id}/${order.uniqueCode}`)
  const row = link.closest('tr')!
  expect(within(row).getByText('Us')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /^Open/, selected: true })).toBeTruthy()
  fireEvent.click(screen.getByRole('tab', { name: /^Complaint/ }))
  await waitFor(() => expect(screen.getByText('No records of this type')).toBeTruthy())
})

test('an editor reads the same page without links to records', async () => {
  await open(String(accountId), 'editor')
  expect(await screen.findByText(new RegExp(order.uniqueCode))).toBeTruthy()
  expect(screen.queryByRole('link', { name: new RegExp(order.uniqueCode) })).toBeNull()
  expect(screen.getByText('Members', { selector: 'h2' })).toBeTruthy()
})

test.each(['abc', '0', '99999999999', '2147483647'])(
  'the address of a customer %s is answered in words',
  async (id) => {
    await open(id, 'agent')
    expect(await screen.findByText('Customer not found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Customers' })).toBeTruthy()
  },
)

test.each(['agent', 'quality'])(
  'a reservation is read by %s without actions, and names the customer with a link',
  async (user) => {
    await renderPage(<OfficeReservationPage id={String(order.id)} />, {
      app,
      user,
      at: `/office/reserve/${order.id}/${order.uniqueCode}`,
    })
    const link = await screen.findByRole('link', { name: 'Yuanling Rail Vehicles (demo)' })
    expect(link.getAttribute('href')).toBe(`/office/customer/${accountId}`)
    expect(screen.queryAllByRole('button')).toEqual([])
  },
)

test('sales see the actions on the same reservation', async () => {
  await renderPage(<OfficeReservationPage id={String(order.id)} />, {
    app,
    user: 'sales',
    at: `/office/reserve/${order.id}/${order.uniqueCode}`,
  })
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
})
