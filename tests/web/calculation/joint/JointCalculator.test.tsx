// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { renderPage } from '../../render'
import { CalculatorPage } from '../../../../src/web/calculation/CalculatorPage'
import type { Kind } from '../../../../src/web/calculation/kinds'

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

const open = (page: Kind) =>
  renderPage(<CalculatorPage page={page} />, {
    app,
    user: 'engineer',
    at: `/productCategories/calculationReports/${page}`,
  })

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: string, value: string) => {
  const input = await field(name)
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
/** A group of fields is drawn when it opens; jsdom tells of no toggle by itself. */
const unfold = async (name: string) => {
  const details = (await screen.findByText(name, { selector: 'summary' })).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
}
const states = () =>
  [...document.querySelectorAll<HTMLElement>('[data-check]')].map(({ dataset }) => dataset.state)
const tone = async (words: string) => expect(await screen.findByText(words)).toBeTruthy()

test('a joint is green only where every check that applies was made and met', async () => {
  await open('joint')
  await press('Through-bolted joint M16')
  await tone('All applicable checks were performed and are met')
  expect(new Set(states())).toEqual(new Set(['met']))
  await press('Aluminium parts M16')
  expect(await screen.findByText(/Checks not met: /)).toBeTruthy()
  expect(states()).toContain('notMet')
})

test('what a check waits for is a link to its field, in the group that it opens', async () => {
  await open('joint')
  await press('Through-bolted joint M16')
  await unfold('Nut and washers')
  fireEvent.change(await field('Nut property class'), { target: { value: '' } })
  const link = await screen.findByRole('button', { name: /Property class of the nut not entered/ })
  expect(states()).toContain('notMade')
  fireEvent.click(link)
  await waitFor(async () => expect(document.activeElement).toBe(await field('Nut property class')))
})

test('a value that is entered on one page is the same on every other one', async () => {
  await open('clamp')
  await type('Max. friction coefficient µ', '0.16')
  await type('Min. friction coefficient µ', '0.1')
  await type('Installation torque', '150')
  await open('joint')
  await unfold('Tightening')
  expect((await field('Installation torque')).value).toBe('150')
  await type('Installation torque', '160')
  await open('clamp')
  expect((await field('Installation torque')).value).toBe('160')
  await open('stretching')
  expect((await field('Method')).value).toBe('torque')
  expect((await field('Installation torque')).value).toBe('160')
})

test('a preload that the clamp page makes is shown as such, and an entered one is said so', async () => {
  await open('clamp')
  await press('Fill in example')
  await open('flexibility')
  expect((await field('Minimum assembly preload')).value).toBe('60.344501')
  expect((await screen.findAllByText('From “Clamp force”')).length).toBe(3)
  await type('Minimum assembly preload', '50')
  expect((await screen.findAllByText(/Preload entered directly\./)).length).toBeGreaterThan(0)
  await open('joint')
  await unfold('Tightening')
  expect((await field('Method')).value).toBe('typed')
  expect((await field('Minimum assembly preload')).value).toBe('50')
  await open('flexibility')
  fireEvent.click((await screen.findAllByRole('button', { name: /from “Clamp force”/ }))[0]!)
  expect((await field('Minimum assembly preload')).value).toBe('60.344501')
})

test('a formula is shown with the numbers of the joint on demand', async () => {
  await open('joint')
  await press('Through-bolted joint M16')
  const row = (await screen.findByText('Service stress')).closest('tr')!
  fireEvent.click(within(row).getByRole('button', { name: /Formula/ }))
  expect(await screen.findByText(/Source: VDI 2230-1:2015, R8/)).toBeTruthy()
})
