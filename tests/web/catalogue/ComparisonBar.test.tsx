// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import {
  addToComparison,
  clearComparison,
  removeFromComparison,
} from '../../../src/web/actions/comparison'
import { ComparisonBar } from '../../../src/web/catalogue/ComparisonBar'
import { endSession } from '../../../src/web/session/session'
import { readStored } from '../../../src/web/session/storage'

const app = await startApp()

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(clearComparison)
afterEach(cleanup)

const open = () => renderPage(<ComparisonBar />, { app, user: 'partner', at: '/here?x=1' })
const add = (id: number) =>
  act(() =>
    addToComparison(
      { id, materialName: `Bolt ${id}`, model: `B-${id}`, picture: '' },
      () => undefined,
    ),
  )
const bar = () => screen.getByRole('complementary', { name: 'Comparison' })
const dialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'View' }))
  return within(await screen.findByRole('dialog'))
}

test('the bar is there as long as there is something to compare, and outlives a reload', async () => {
  await open()
  expect(screen.queryByRole('complementary')).toBeNull()
  add(1)
  add(2)
  add(2)
  expect(bar().textContent).toContain('2/10')
  expect(readStored<{ id: number }[]>('comparison')?.map(({ id }) => id)).toEqual([1, 2])
})

test('an eleventh product is refused with a warning', async () => {
  await open()
  for (let id = 1; id <= 11; id++) add(id)
  expect(bar().textContent).toContain('10/10')
  expect(await screen.findByText(/The current comparison bar is full; delete/)).toBeTruthy()
})

test('the dialog lists the products; each can be removed, and all of them', async () => {
  await open()
  for (const id of [1, 2, 3]) add(id)
  const list = await dialog()
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bolt 1B-1',
    'Bolt 2B-2',
    'Bolt 3B-3',
  ])
  fireEvent.click(list.getByRole('button', { name: 'Remove B-2' }))
  expect(list.getAllByRole('listitem')).toHaveLength(2)
  fireEvent.click(list.getByRole('button', { name: 'Clear' }))
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  expect(readStored('comparison')).toEqual([])
})

test('one product is not enough to compare; two lead to the page', async () => {
  const { address } = await open()
  add(4)
  const list = await dialog()
  fireEvent.click(list.getByRole('button', { name: 'Compare' }))
  expect(list.getByRole('alert').textContent).toMatch(/^Not enough products/)
  expect(address()).toBe('/here?x=1')
  add(7)
  expect(list.queryByRole('alert')).toBeNull()
  fireEvent.click(list.getByRole('button', { name: 'Compare' }))
  expect(address()).toBe('/commodityContrast?materialIds=4,7')
})

test('after the session has ended, a user logs in first and then sees the comparison', async () => {
  const { address } = await open()
  add(4)
  add(7)
  const list = await dialog()
  act(() => endSession())
  fireEvent.click(list.getByRole('button', { name: 'Compare' }))
  expect(address()).toBe(
    `/login?redirect=${encodeURIComponent('/commodityContrast?materialIds=4,7')}`,
  )
})

test('a visitor does not fill the bar', async () => {
  await renderPage(<ComparisonBar />, { app, at: '/here' })
  add(1)
  expect(screen.queryByRole('complementary')).toBeNull()
  act(() => removeFromComparison(1))
})
