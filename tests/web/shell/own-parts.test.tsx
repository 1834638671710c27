// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { renderPage } from '../render'
import { SearchBox } from '../../../src/web/shell/SearchBox'

const app = await startApp({ catalogue: 'empty' })
const [bolt] = await givenProducts(app.database, [{ model: 'A-1' }])
await app.call('buyer', 'POST', '/web/my/cart/lines', {
  lines: [{ dataId: bolt, counts: 1, customerPartNo: 'K-77 A' }],
})
const product = `/productCategories/details?id=${bolt}`

async function search(user: string | undefined, typed: string) {
  localStorage.clear()
  const page = await renderPage(<SearchBox />, { app, at: '/', ...(user && { user }) })
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' })
  fireEvent.focus(box)
  fireEvent.change(box, { target: { value: typed } })
  return page
}

const submit = () => fireEvent.submit(screen.getByRole('search'))

test("what is typed of the customer's own number is completed, and leads to its product", async () => {
  const { address } = await search('designer', 'k-7')
  const group = within(await screen.findByRole('group', { name: 'Your part numbers' }))
  fireEvent.click(group.getByRole('option', { name: 'K-77 A · A-1' }))
  expect(address()).toBe(product)
})

test('a number that is typed in full is found without waiting for its completion', async () => {
  const { address } = await search('buyer', 'ｋ-77a')
  submit()
  await waitFor(() => expect(address()).toBe(product))
})

test('anything else is searched for in the catalogue', async () => {
  const { address } = await search('buyer', 'K-7')
  submit()
  await waitFor(() => expect(address()).toBe('/productCategories?keyword=K-7&searchType=1'))
})

test('numbers of another account are not found, and a visitor has none', async () => {
  for (const user of ['partner', undefined]) {
    const { address } = await search(user, 'K-77 A')
    submit()
    await waitFor(() => expect(address()).toBe('/productCategories?keyword=K-77+A&searchType=1'))
  }
})
