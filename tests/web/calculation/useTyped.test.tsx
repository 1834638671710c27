// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { CalculatorPage } from '../../../src/web/calculation/CalculatorPage'
import type { Kind } from '../../../src/web/calculation/kinds'
import { textsOfRows } from '../../../src/web/calculation/useTyped'

// jsdom has no ResizeObserver; charts are tested in a real browser.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
)

const app = await startApp()

beforeEach(() => {
  sessionStorage.clear()
  localStorage.removeItem('calculation.units')
})

const open = async (page: Kind) => {
  cleanup()
  await renderPage(<CalculatorPage page={page} />, {
    app,
    user: 'engineer',
    at: `/productCategories/calculationReports/${page}`,
  })
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const unfold = async (name: string) => {
  const details = (await screen.findByText(name, { selector: 'summary' })).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
}
const at = (path: string) =>
  waitFor(() => {
    const field = document.querySelector<HTMLInputElement>(`[data-path="${path}"]`)
    expect(field).not.toBeNull()
    return field!
  })
const typeAt = async (path: string, written: string) => {
  const input = await at(path)
  fireEvent.change(input, { target: { value: written } })
  fireEvent.blur(input)
}
const green = 'All applicable checks were performed and are met'
const question = /1\.234 or 1234/

/** A green joint of which the greatest load is in question. */
async function givenQuestion() {
  await open('joint')
  await press('Through-bolted joint M16')
  expect(await screen.findByText(green)).toBeTruthy()
  await unfold('Working loads')
  await typeAt('FAmax', '1,234')
}

const expectQuestion = async () => {
  expect((await screen.findAllByText(question)).length).toBeGreaterThan(0)
  expect(screen.queryByText(green)).toBeNull()
  expect(document.querySelectorAll('[data-check]')).toHaveLength(0)
}

test('a text in question stays when the units change, and no verdict is shown', async () => {
  await givenQuestion()
  await expectQuestion()
  for (const units of ['Inch', 'Metric']) {
    await press(units)
    expect((await at('FAmax')).value).toBe('1,234')
    await expectQuestion()
  }
})

test('it stays over a reload and on every page that has the field, until it is settled', async () => {
  await givenQuestion()
  await open('joint')
  await expectQuestion()
  await open('flexibility')
  expect((await at('FAmax')).value).toBe('1,234')
  await typeAt('FAmax', '12')
  await open('joint')
  expect(await screen.findByText(green)).toBeTruthy()
})

test('a question of another page keeps the verdict away too, and is told with its page', async () => {
  await open('joint')
  await press('Through-bolted joint M16')
  await open('clamp')
  await typeAt('shankDiameter', '1,234')
  await open('joint')
  expect(await screen.findByText(/“1,234” on the page/)).toBeTruthy()
  expect(document.querySelectorAll('[data-check]')).toHaveLength(0)
})

test('a search for a bolt waits until the question is settled', async () => {
  await givenQuestion()
  const find = await screen.findByRole<HTMLButtonElement>('button', { name: 'Find a bolt' })
  expect(find.disabled).toBe(true)
})

const rows = (count: number) => Array.from({ length: count }, () => ({}))

test('texts move with their rows, and one that has a value by then is dropped', () => {
  const texts = { 'layers.0.pG': 'a', 'layers.1.pG': 'b', FAmax: 'c' }
  expect(textsOfRows(texts, 'layers', rows(1), { removed: 0 })).toEqual({
    'layers.0.pG': 'b',
    FAmax: 'c',
  })
  expect(textsOfRows(texts, 'layers', rows(3), { copied: 1 })).toEqual({
    ...texts,
    'layers.2.pG': 'b',
  })
  expect(textsOfRows(texts, 'layers', [{ pG: 1 }, {}])).toEqual({ 'layers.1.pG': 'b', FAmax: 'c' })
})
