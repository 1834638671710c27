// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { Header } from '../../../src/web/shell/Header'
import { SideBar } from '../../../src/web/shell/SideBar'

const app = await startApp()
const open = (at: string, user?: string) =>
  renderPage(<SideBar />, { app, at, ...(user && { user }) })
const link = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')
const button = (name: string) => screen.queryByRole('button', { name })

beforeEach(() => {
  localStorage.clear()
  setWindow('wide')
})

test('a visitor finds the login that leads back, cart, favourites, code and message', async () => {
  await open('/productCategories?keyword=M12')
  expect(link('Log in')).toBe('/login?redirect=%2FproductCategories%3Fkeyword%3DM12')
  expect(link('Cart')).toBe('/cart')
  expect(link('Favourites')).toBe('/collect')
  expect(button('Leave a message')).toBeTruthy()
  await waitFor(() => expect(button('Service account')).toBeTruthy())
})

test('logged-in users see no login; staff have no cart, no favourites and leave no messages', async () => {
  await open('/', 'buyer')
  expect(link('Log in')).toBeUndefined()
  expect(link('Cart')).toBe('/cart')
  expect(button('Leave a message')).toBeTruthy()
  await open('/', 'sales')
  expect(button('Leave a message')).toBeNull()
  expect(within(screen.getAllByRole('complementary').at(-1)!).queryAllByRole('link')).toEqual([])
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

test('on a phone only the way back to the top lies over the page, and the customer service is in the header', async () => {
  setWindow('phone')
  await renderPage(
    <>
      <Header />
      <SideBar />
    </>,
    { app, at: '/cart', user: 'buyer' },
  )
  const bar = screen.getByRole('complementary')
  expect([...bar.querySelectorAll('button, a')].map((one) => one.getAttribute('title'))).toEqual([
    'Back to top',
  ])
  expect(
    within(screen.getByRole('banner')).getByRole('button', { name: /^Customer service/ }),
  ).toBeTruthy()
})

test('back to top scrolls to the top of the page', async () => {
  await open('/')
  const scrolled = vi.spyOn(window, 'scrollTo')
  fireEvent.click(screen.getByRole('button', { name: 'Back to top' }))
  expect(scrolled).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }))
  scrolled.mockRestore()
})
