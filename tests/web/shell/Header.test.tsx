// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { companySite } from '../../../demo/company'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { Header } from '../../../src/web/shell/Header'
import { startApp } from '../../app'
import { givenContents } from '../../contents'
import { setWindow } from '../browser'
import { renderPage } from '../render'

const app = await startApp({ catalogue: 'demo' })
const ids = await givenContents(app.database)
setWindow('wide')

const open = (user?: string) => renderPage(<Header />, { app, at: '/', ...(user && { user }) })
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const hrefs = (names: string[]) =>
  names.map((name) => screen.getByRole('link', { name }).getAttribute('href'))

test('a visitor is welcomed, and finds login, registration, home, languages, search and hotline', async () => {
  await open()
  expect(screen.getByText(/^Welcome to/)).toBeTruthy()
  expect(hrefs(['Log in', 'Register', 'Home'])).toEqual(['/login?redirect=%2F', '/registered', '/'])
  for (const name of ['中文', 'English']) expect(screen.getByRole('button', { name })).toBeTruthy()
  const types = within(screen.getByLabelText('Search in')).getAllByRole<HTMLOptionElement>('option')
  expect(types.map(({ value }) => value)).toEqual(['1', '2'])
  expect((await screen.findAllByText('Purchasing hotline')).length).toBeGreaterThan(0)
  expect(screen.getAllByRole('link', { name: '400-000-0000 (demo)' }).length).toBeGreaterThan(0)
  const code = await screen.findByRole('button', { name: 'Mobile' })
  fireEvent.click(code)
  expect(await screen.findByRole('img')).toBeTruthy()
})

test('a customer is greeted, changes the role, logs out, and sees messages and cart with their counts', async () => {
  const buyer = await app.userId('buyer')
  await notifyUsers(app.database, [buyer], {
    key: 'orders.notify.closed',
    values: { code: 'YD1' },
    link: '/reserve/1/YD1',
  })
  const { data } = await app.call('buyer', 'POST', '/web/product/page?keyword=RL1-127&size=1', [])
  const line = { dataId: data.records[0].id, counts: 20 }
  await app.call('buyer', 'POST', '/web/my/cart/lines', { lines: [line] })
  await open('buyer')
  expect(screen.getByText(/^Hello, /)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  const roles = within(screen.getByLabelText('View for')).getAllByRole('option')
  expect(roles.map(({ textContent }) => textContent)).toEqual([
    'Purchaser',
    'Designer',
    'Purchaser and designer',
  ])
  const cart = await screen.findByRole('link', { name: 'Cart, products: 1' })
  expect(cart.getAttribute('href')).toBe('/cart')
  await press('Messages, 1 unread')
  const latest = within(await screen.findByRole('region', { name: 'Latest messages' }))
  expect(await latest.findByRole('link', { name: /^Reservation YD1/ })).toBeTruthy()
})

test('the navigation leads to products, scenes, tests, cases, technology and the company', async () => {
  await open()
  const menu = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  const entry = async (group: string, name: string | RegExp) => {
    fireEvent.click(menu.getByRole('button', { name: group }))
    return (await menu.findByRole('link', { name })).getAttribute('href')
  }
  expect(menu.getByRole('link', { name: 'Product selection' }).getAttribute('href')).toBe(
    '/productCategories',
  )
  expect(menu.getByRole('link', { name: 'Industry cases' }).getAttribute('href')).toBe(
    '/industryCase',
  )
  expect(await entry('Industry scenes', 'Bogie')).toBe(`/industryScene?id=${ids.bogie}`)
  expect(await entry('Testing services', 'Lockbolts')).toMatch(
    /^\/experimentalServices\?id=\d+&objectId=\d+$/,
  )
  expect(await entry('Technology', 'Technical articles')).toBe('/articleListing')
  expect(menu.getByRole('link', { name: 'Bolt calculator' }).getAttribute('href')).toBe(
    '/productCategories/calculationReports',
  )
  expect(await entry('About us', 'Company')).toBe('/aboutUs/about_us_type_4')
  expect(menu.getByRole('link', { name: 'Company website' }).getAttribute('href')).toBe(
    `http://${companySite}`,
  )
})

test('an entry about us without its address yet says so', async () => {
  await open()
  await press('About us')
  await press('Careers')
  expect(await screen.findByText('No link yet')).toBeTruthy()
})

test('the menu of all products shows categories with their classes', async () => {
  await open()
  await press('All products')
  await waitFor(() =>
    expect(screen.getAllByRole('link', { name: /lockbolts/i }).length).toBeGreaterThan(0),
  )
})
