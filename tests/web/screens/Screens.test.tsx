// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { customers } from '../../../src/web/account/resources'
import { searchMisses } from '../../../src/web/catalogue/resources'
import { deliveryNotices, reservations } from '../../../src/web/orders/resources'
import { isOffice, type Resource } from '../../../src/web/screens/resource'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { Screens } from '../../../src/web/screens/Screens'

const app = await startApp()
const [bolt] = (await givenProducts(app.database, [{ model: 'M12×80-8.8' }])) as [number]
for (let index = 0; index < 12; index++) {
  const line = { dataId: bolt, counts: 100 + index, requiredDate: '2099-01-15' }
  const { data } = await app.call('buyer', 'POST', '/web/intention/order/submit', {
    productList: [line],
  })
  if (index < 2) await app.call('buyer', 'POST', `/web/intention/order/delete/${data.id}`)
}

const open = (at: string, { user = 'buyer', resource = reservations as Resource } = {}) =>
  renderPage(
    isOffice(resource) ? (
      <OfficeScreens resources={[resource]} />
    ) : (
      <Screens resources={[resource]} />
    ),
    { app, user, at },
  )

test('a list has the columns its schema marks, and each row leads to its page', async () => {
  await open('/reserve')
  const headers = await screen.findAllByRole('columnheader')
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Reservation No.',
    'Time',
    'Products',
    'Lines',
    'State',
    'Submitted by',
    'Actions',
  ])
  const links = await screen.findAllByRole('link', { name: /^YD/ })
  expect(links).toHaveLength(10)
  expect(links[0]!.getAttribute('href')).toMatch(/^\/reserve\/\d+\/YD/)
  expect(screen.getByText('12 in total')).toBeTruthy()
})

test('a missing record is reported as missing, with any address', async () => {
  await open('/deliveryNotice/abc/x', { resource: deliveryNotices })
  expect(await screen.findByText('Record not found')).toBeTruthy()
  expect(document.title).toMatch(/^Record not found/)
  cleanup()
  await open('/deliveryNotice/999999/x', { resource: deliveryNotices })
  const name = 'Delivery notice not found; it may have been withdrawn'
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('the page and the filters of a list are in its address', async () => {
  const { address } = await open('/reserve')
  await screen.findAllByRole('link', { name: /^YD/ })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(address()).toBe('/reserve?page=2')
  expect(await screen.findByText('Page 2 of 2')).toBeTruthy()

  fireEvent.change(screen.getByLabelText('State'), { target: { value: '5' } })
  expect(address()).toBe('/reserve?statusCode=5')
  expect(await screen.findByText('2 in total')).toBeTruthy()
})

test('a shared address shows the same; a page beyond the last leads to the last', async () => {
  const { address } = await open('/reserve?statusCode=5&page=7')
  expect(await screen.findByText('2 in total')).toBeTruthy()
  await waitFor(() => expect(address()).toBe('/reserve?statusCode=5'))
})

test('a page beyond the last leads to the last, and what is not applied is still said', async () => {
  const { address } = await open('/reserve?statusCode=old&page=7')
  await waitFor(() => expect(address()).toBe('/reserve?statusCode=old&page=2'))
  expect(await screen.findByText(/^The filter “State” has no value “old”/)).toBeTruthy()
})

test('a list without a match says so and can be widened again', async () => {
  const { address } = await open('/reserve?keyword=zzzz')
  expect(await screen.findByText('No records match the filters')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
  expect(address()).toBe('/reserve')
})

test('a list says which value of its address no filter has, until the note is dismissed', async () => {
  const { address } = await open('/reserve?type=99&keyword=YD&statusCode=old')
  const note = await screen.findByText(/^The filter “State” has no value “old”/)
  expect(screen.getByText(/has no value “99” and was not applied/)).toBeTruthy()
  fireEvent.click(within(note.parentElement!).getByRole('button', { name: 'Dismiss' }))
  expect(address()).toBe('/reserve?keyword=YD')
  expect(screen.queryByText(/has no value/)).toBeNull()
})

test('somebody without records is told what to do first', async () => {
  await open('/reserve', { user: 'engineer' })
  expect(await screen.findByText('No reservations yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to product selection' })).toBeTruthy()
})

test('on a phone the records are cards', async () => {
  setWindow('phone')
  await open('/reserve')
  const card = (await screen.findAllByRole('listitem'))[0]!
  expect(within(card).getByRole('link', { name: /^YD/ })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  setWindow('wide')
})

test('staff without the role are refused', async () => {
  await open('/office/searchMisses', { user: 'quality', resource: searchMisses })
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
})

test('a list that cannot be fetched says why, with a way to try again', async () => {
  await open('/office/searchMisses', { user: 'sales', resource: searchMisses })
  expect(await screen.findByText('Loading failed')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a detail shows every field of its schema, and the lists inside as tables', async () => {
  const drawn = { page: '/reserve/:id', detail: '/web/intention/order/{id}' }
  // Each part is type-checked where it is written; the compiler cannot check the combination.
  const generated = { ...reservations, ...drawn } as Resource
  const { data } = await app.call('buyer', 'GET', '/web/intention/order/page')
  const { id, uniqueCode } = data.records[0]
  await open(`/reserve/${id}`, { resource: generated })
  expect(await screen.findByText(uniqueCode)).toBeTruthy()
  const tables = screen.getAllByRole('table')
  expect(within(tables.at(-1)!).getByText(/submitted the reservation/)).toBeTruthy()
})

test('the form of a change is for whom its call answers alone, also by its address', async () => {
  const id = await app.userId('engineer')
  const at = `/office/people/customer/edit/${id}`
  await open(at, { user: 'sales', resource: customers })
  expect(await screen.findByText('You do not have permission to do this')).toBeTruthy()
  cleanup()
  await open(at, { user: 'operator', resource: customers })
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy()
})
