// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { SideBar } from '../../../src/web/shell/SideBar'

const app = await startApp()
const open = (at: string, user?: string) =>
  renderPage(<SideBar />, { app, at, ...(user && { user }) })
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
const button = (name: string) => screen.queryByRole('button', { name })

beforeEach(() => localStorage.clear())

test('a visitor finds the login that leads back, cart, favourites, code and message', async () => {
  await open('/productCategories?keyword=M12')
  expect(link('Log in')).toBe('/login?redirect=%2FproductCategories%3Fkeyword%3DM12')
  expect(link('Cart')).toBe('/cart')
  expect(link('Favourites')).toBe('/collect')
  expect(button('Leave a message')).toBeTruthy()
  await waitFor(() => expect(button('Service account')).toBeTruthy())
})

test('who is logged in needs no login; staff leave no messages', async () => {
  await open('/', 'buyer')
  expect(link('Log in')).toBeUndefined()
  expect(button('Leave a message')).toBeTruthy()
  await open('/', 'sales')
  expect(button('Leave a message')).toBeNull()
})

test('it is closed and opened, and stays so', async () => {
  await open('/')
  fireEvent.click(screen.getByRole('button', { name: 'Close shortcuts' }))
  expect(link('Cart')).toBeUndefined()
  await open('/cart')
  expect(link('Cart')).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Open shortcuts' }))
  expect(link('Cart')).toBe('/cart')
})

test("suppliers' problem pages go without it", async () => {
  await open('/supplierProblem/details?id=1', 'supplier')
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a visitor who wants to leave a message is sent to the login first', async () => {
  const { address } = await open('/productCategories')
  fireEvent.click(screen.getByRole('button', { name: 'Leave a message' }))
  expect(await screen.findByText('Please login first')).toBeTruthy()
  expect(address()).toMatch(/^\/login\?redirect=/)
})
