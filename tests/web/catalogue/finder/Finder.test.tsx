// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { Link, useLocation } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { openDemoShop } from '../../../server/catalogue/demo-shop'
import { withoutNetwork } from '../../browser'
import { renderPage } from '../../render'
import { Finder } from '../../../../src/web/catalogue/finder/Finder'
import { CartPage } from '../../../../src/web/orders/cart/CartPage'

const app = await openDemoShop()

beforeEach(() => sessionStorage.clear())

const open = (user?: string) =>
  renderPage(<Finder heading="h1" />, { app, at: '/', ...(user && { user }) })
const finder = () => within(screen.getByRole('region', { name: 'Find a fastener' }))
const field = (name: string) => finder().getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (name: string) => fireEvent.click(finder().getByRole('radio', { name }))

test('the first numbers are an example, whose models are counted and shown', async () => {
  const { address } = await open()
  expect([field('Hole').value, field('Joint thickness').value]).toEqual(['14.2', '30'])
  fireEvent.click(await finder().findByRole('button', { name: /^Show \d+ models$/ }))
  const query = new URLSearchParams(address().split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({ n2021090005: '14.2', n2021090002: '30' })
})

test('the count and the drawing follow while one types', async () => {
  await open()
  type('Joint thickness', '')
  const wide = await finder().findByText(/^\d+ models$/)
  const before = Number.parseInt(wide.textContent ?? '')
  type('Joint thickness', '30')
  await waitFor(() =>
    expect(Number.parseInt(finder().getByText(/^\d+ models?$/).textContent ?? '')).toBeLessThan(
      before,
    ),
  )
  type('Hole', '17')
  expect(await finder().findByText(/nominal 15\.9 mm/)).toBeTruthy()
  expect(finder().getByRole('img').textContent).toContain('⌀ 17 mm')
})

test('a hole that nothing fits names the nearest, each of which is one click away', async () => {
  await open()
  type('Joint thickness', '')
  type('Hole', '19.1')
  expect(await finder().findByText('No lockbolt for a 19.1 mm hole.')).toBeTruthy()
  fireEvent.click(finder().getByRole('button', { name: '17 mm takes 15.9' }))
  expect(field('Hole').value).toBe('17')
  expect(await finder().findByText(/nominal 15\.9 mm/)).toBeTruthy()

  type('Hole', '19,1')
  fireEvent.click(await finder().findByRole('button', { name: 'Did you mean nominal 19.1?' }))
  expect(field('Nominal diameter').value).toBe('19.1')
  fireEvent.click(await finder().findByRole('button', { name: /^Show \d+ models$/ }))
})

test('a nominal diameter and a grip that nothing has name the nearest too', async () => {
  await open()
  choose('Nominal diameter')
  type('Nominal diameter', '18')
  expect(await finder().findByText(/No lockbolt has a nominal diameter of 18 mm/)).toBeTruthy()
  fireEvent.click(finder().getByRole('button', { name: '19.1 mm' }))
  type('Joint thickness', '500')
  expect(await finder().findByText('No lockbolt of 19.1 mm takes a joint of 500 mm; the nearest:'))
  fireEvent.click(await finder().findByRole('button', { name: /\(grip / }))
  expect(await finder().findByRole('button', { name: /^Show \d+ models?$/ })).toBeTruthy()
})

test('a nominal diameter is chosen on the selection page', async () => {
  const { address } = await open()
  choose('Nominal diameter')
  type('Nominal diameter', '12.7')
  type('Joint thickness', '')
  await finder().findByText(/nominal 12\.7 mm/)
  fireEvent.click(await finder().findByRole('button', { name: /^Show \d+ models$/ }))
  await waitFor(() => expect(address()).toContain('f2021090001=12.7'))
})

test.each([
  ['0', 'A measure must be more than 0 mm'],
  ['-5', '“-5” is negative; type a measure above 0'],
  ['abc', '“abc” is not a measure; type mm or inches, such as 14.2 or 9/16"'],
  ['100001', '“100001” is too large; at most 100,000 mm'],
])('%s stays in its field and is explained', async (typed, words) => {
  const { address } = await open()
  await finder().findByRole('button', { name: /^Show/ })
  type('Hole', typed)
  expect(finder().getByText(words)).toBeTruthy()
  expect(field('Hole').value).toBe(typed)
  fireEvent.click(finder().getByRole('button', { name: 'Find models' }))
  expect([address(), document.activeElement]).toEqual(['/', field('Hole')])
})

test('inches are read and shown in mm', async () => {
  await open()
  type('Hole', '9/16"')
  expect(finder().getByText('= 14.2875 mm')).toBeTruthy()
  expect(await finder().findByText(/nominal 12\.7 mm/)).toBeTruthy()
})

test('typed measures are still there after another page, and if the server cannot be asked', async () => {
  await open()
  await finder().findByRole('button', { name: /^Show/ })
  withoutNetwork()
  type('Hole', '17')
  type('Joint thickness', '12')
  await waitFor(() => expect(finder().queryByRole('button', { name: /^Show/ })).toBeNull())
  expect(field('Hole').value).toBe('17')
  await open()
  expect([field('Hole').value, field('Joint thickness').value]).toEqual(['17', '12'])
})

test('a standard and a size are searched for', async () => {
  const { address } = await open()
  const search = () => fireEvent.click(finder().getByRole('button', { name: 'Find' }))
  search()
  expect(document.activeElement).toBe(field('I know the standard'))
  type('I know the standard', ' M16x80 10.9 ')
  search()
  expect(address()).toBe('/productCategories?keyword=M16x80+10.9')
})

function Shop() {
  const { pathname } = useLocation()
  return (
    <>
      <Link to="/">Home</Link>
      {pathname === '/cart' ? <CartPage /> : <Finder heading="h1" />}
    </>
  )
}

test('a pasted list opens in the quick entry of the cart, below one that was not sent', async () => {
  await renderPage(<Shop />, { app, at: '/', user: 'buyer' })
  const lists = ['RL1-127-16-R-ZN 200', 'HB-M12x80-8.8-ZN 100']
  for (const [nth, list] of lists.entries()) {
    fireEvent.click(screen.getByRole('link', { name: 'Home' }))
    await screen.findByRole('region', { name: 'Find a fastener' })
    type('Paste a list', list)
    fireEvent.click(finder().getByRole('button', { name: 'Check the list' }))
    const dialog = await screen.findByRole('dialog', { name: 'Quick entry' })
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox').value).toBe(
      lists.slice(0, nth + 1).join('\n'),
    )
  }
  fireEvent.click(screen.getByRole('link', { name: 'Home' }))
  expect(field('Paste a list').value).toBe('')
})

test("a visitor's list waits for the login", async () => {
  const { address } = await open()
  type('Paste a list', 'RL1-127-16-R-ZN 200')
  fireEvent.click(finder().getByRole('button', { name: 'Check the list' }))
  await waitFor(() => expect(address()).toBe('/login?redirect=%2F'))
  await open()
  expect(field('Paste a list').value).toBe('RL1-127-16-R-ZN 200')
})
