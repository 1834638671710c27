// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { queries } from '../../../src/web/api'
import { CalculatorPage } from '../../../src/web/calculation/CalculatorPage'

// The simulated browser has no sizes to observe; the drawing of charts is looked at in a real one.
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

const open = (page: 'clamp' | 'flexibility' | 'stretching' = 'clamp', query = '') =>
  renderPage(<CalculatorPage page={page} />, {
    ...{ app, user: 'engineer' },
    at: `/productCategories/calculationReports/${page}${query}`,
  })

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => {
  const input = await field(name)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const main = (name: string) =>
  screen.findAllByText(name).then(([term]) => term!.parentElement!.textContent)

async function fillIn() {
  await type('Large friction coefficient', '0.16')
  await type('Small friction coefficient', '0.1')
  await type('Installation torque', '150')
}

test('a result appears as soon as the parameters are complete', async () => {
  await open()
  expect(await screen.findByText('Please enter: Installation torque')).toBeTruthy()
  await fillIn()
  expect(await main('Least preload Fmin')).toContain('45.60')
})

test('decimal commas, full-width figures and pasted units are read', async () => {
  await open()
  await type('Large friction coefficient', '０，１６')
  await type('Small friction coefficient', '0,1')
  await type('Installation torque', '150 N·m')
  expect(await main('Least preload Fmin')).toContain('45.60')
})

test('faults stand at their fields, and calculating goes to the first', async () => {
  await open()
  await type('Large friction coefficient', '0.05')
  await type('Small friction coefficient', '0.1')
  await press('Calculate')
  expect(
    await screen.findAllByText(
      'The large friction coefficient must not be smaller than the small one',
    ),
  ).toHaveLength(2)
  await waitFor(async () => expect(document.activeElement).toBe(await field('Installation torque')))
  await type('Installation torque', 'much')
  expect((await screen.findAllByText('Installation torque: please enter a number')).length).toBe(2)
})

test('a negative diameter clears its field', async () => {
  await open()
  await type('Hole diameter there', '-17')
  expect((await field('Hole diameter there')).value).toBe('')
})

test('other units show the same values, and come back as they were', async () => {
  await open()
  await fillIn()
  await press('Inch')
  expect((await field('Installation torque')).value).toBe('110.63432')
  expect(await main('Least preload Fmin')).toContain('lbf')
  await press('Metric')
  expect((await field('Installation torque')).value).toBe('150')
})

test('a report can be saved only for what was calculated', async () => {
  await open()
  await fillIn()
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save as report' })
  expect(save.disabled).toBe(true)
  await press('Calculate')
  await waitFor(() => expect(save.disabled).toBe(false))
  await type('Installation torque', '151')
  expect(save.disabled).toBe(true)
  await press('Calculate')
  await waitFor(() => expect(save.disabled).toBe(false))
  // Pressed twice before anything is drawn anew, it is kept once.
  act(() => {
    save.click()
    save.click()
  })
  expect(await screen.findByRole('link', { name: 'Open the report' })).toBeTruthy()
  await waitFor(() => expect(queries.isMutating()).toBe(0))
  const reports = await app.database.selectFrom('calculation_report').select('id').execute()
  expect(reports).toHaveLength(1)
})

test('the preload goes on to the resilience page', async () => {
  const { address } = await open()
  await fillIn()
  await press('Go on with resilience')
  expect(address()).toBe('/productCategories/calculationReports/flexibility')
  await open('flexibility')
  // Kept in this tab: the page of the next address reads it.
  expect(await screen.findByText('Joint diagram', {}, { timeout: 10_000 })).toBeTruthy()
})

test('sections can be added and removed', async () => {
  await open('stretching')
  const removing = () => screen.getAllByRole('button', { name: /^Remove row/ })
  await screen.findAllByRole('button', { name: /^Remove row/ })
  const before = removing().length
  await press('Add a row')
  expect(removing()).toHaveLength(before + 1)
  fireEvent.click(removing()[0]!)
  expect(removing()).toHaveLength(before)
})

test('a friction class is looked up beside its field', async () => {
  await open()
  const [help] = await screen.findAllByRole('button', { name: 'Show the table' })
  fireEvent.click(help!)
  expect(await screen.findByText('VDI 2230-1 (2003), A5', { exact: false })).toBeTruthy()
})

test('the formula of a figure is shown on demand', async () => {
  await open()
  await fillIn()
  const row = (await screen.findByText('Tightening factor αA')).closest('tr')!
  fireEvent.click(within(row).getByRole('button', { name: 'Formula' }))
  expect(await screen.findByText('Source: VDI 2230-1, 5.4.3')).toBeTruthy()
})
