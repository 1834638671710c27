// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { givenProducts } from '../../../products'
import { renderPage } from '../../render'
import { api } from '../../../../src/web/calls/api'
import { RelatedTabs } from '../../../../src/web/catalogue/product/RelatedTabs'

const app = await startApp({ catalogue: 'empty' })
const models = Array.from({ length: 48 }, (_, nth) => ({ model: `B-${nth}` }))
const [product, ...others] = await givenProducts(app.database, models)
const many = others.pop()!
const from = { material_id: product! }
const fromMany = { material_id: many }
await app.database
  .insertInto('material_relation')
  .values([
    ...others.slice(0, 12).map((related_id, sort) => ({ kind: 2, sort, related_id, ...from })),
    ...others.map((related_id, sort) => ({ kind: 2, sort, related_id, ...fromMany })),
  ])
  .execute()

const open = (user?: string, id = product!) =>
  renderPage(<RelatedTabs id={id} />, { app, at: '/', ...(user && { user }) })
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const cards = () => screen.getAllByRole('link').length

test('the lists stand in their order with their counts; the first that holds something is open', async () => {
  await open('partner')
  await waitFor(() =>
    expect(tabs()).toEqual([
      'Replacements0',
      'Matching parts12',
      'Recently viewed0',
      'Recently reserved0',
    ]),
  )
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Matching parts12')
})

test('a visitor has no history', async () => {
  await open()
  await waitFor(() => expect(tabs()).toHaveLength(2))
})

test('ten products are seen; the others come when they are asked for, and go again', async () => {
  await open()
  const more = await screen.findByRole('button', { name: 'More products (2)' })
  expect(cards()).toBe(10)
  fireEvent.click(more)
  expect(cards()).toBe(12)
  fireEvent.click(screen.getByRole('button', { name: 'Less' }))
  expect(cards()).toBe(10)
})

test('a list longer than its first part says how many are shown, and goes on to its end', async () => {
  await open(undefined, many)
  await waitFor(() => expect(tabs()[1]).toBe('Matching parts46'))
  fireEvent.click(await screen.findByRole('button', { name: 'More products (36)' }))
  expect(cards()).toBe(30)
  expect(screen.getByText('30 of 46 shown')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 16 more' }))
  await waitFor(() => expect(cards()).toBe(46))
  expect(screen.queryByText(/shown$/)).toBeNull()
  expect(new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).size).toBe(
    46,
  )
})

test('a list without products says so', async () => {
  await open()
  fireEvent.click(await screen.findByRole('tab', { name: /Replacements/ }))
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('tabpanel').textContent).not.toBe('')
})

test('the lists are asked for one after the other, in the order of their tabs', async () => {
  const asked = vi.spyOn(api, 'GET')
  await open('partner')
  await waitFor(() => expect(tabs().at(-1)).toBe('Recently reserved0'))
  const paths = asked.mock.calls.map((call: readonly unknown[]) => String(call[0]))
  asked.mockRestore()
  expect(paths.filter((path) => path.startsWith('/web/product/'))).toEqual([
    '/web/product/replace',
    '/web/product/related',
    '/web/product/browse/page',
    '/web/product/recent/purchase',
  ])
})
