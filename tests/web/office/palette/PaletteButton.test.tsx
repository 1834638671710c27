// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startApp } from '../../../app'
import { PaletteButton } from '../../../../src/web/office/palette/PaletteButton'
import { renderPage } from '../../render'

const app = await startApp()
const reply = { title: 'Greeting 4711', textZh: '您好', textEn: 'Hello' }
await app.call('agent', 'POST', '/office/chat/reply', reply)

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: /Search pages/ })
const press = (key: string, held = {}) => fireEvent.keyDown(document.body, { key, ...held })
const enter = async () => fireEvent.keyDown(await box(), { key: 'Enter' })
const type = async (typed: string) => fireEvent.change(await box(), { target: { value: typed } })
const openAs = (user: string) => renderPage(<PaletteButton />, { app, user, at: '/office' })

test('keys that are pressed before the box has opened are in it', async () => {
  await openAs('sales')
  press('k', { ctrlKey: true })
  const { activeElement } = document
  if (!activeElement) throw new Error('nothing has the focus')
  fireEvent.change(activeElement, { target: { value: 'FH-DEMO' } })
  expect((await box()).value).toBe('FH-DEMO')
})

test('a record is found by its name and opened by Enter, pressed before the answer came', async () => {
  const { address } = await openAs('agent')
  press('k', { ctrlKey: true })
  await type('4711')
  await enter()
  await waitFor(() => expect(address()).toMatch(/^\/office\/chat\/replies\/edit\/\d+$/))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('arrow keys choose among the options and the list names its groups', async () => {
  await openAs('sales')
  fireEvent.click(screen.getByRole('button', { name: /Search pages/ }))
  await type('Delivery notices')
  const chosen = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')
  const input = await box()
  const first = chosen()
  expect(first?.textContent).toContain('Delivery notices')
  fireEvent.keyDown(input, { key: 'ArrowDown' })
  expect(chosen()).not.toBe(first)
  expect(chosen()?.getAttribute('aria-selected')).toBe('true')
  expect(within(screen.getByRole('listbox')).getAllByRole('group').length).toBeGreaterThan(0)
})

test.each([
  ['nothing is found', 'zzz-nothing', /No results for “zzz-nothing”/],
  ['one character does not search records', '~', /one more character/],
  ['signs without a meaning find nothing', '\u0000\uD800%_\\', /No results for/],
])('the box says when %s', async (_case, typed, words) => {
  await openAs('sales')
  press('k', { ctrlKey: true })
  await type(typed)
  expect(await screen.findByText(words)).toBeTruthy()
})

test('a text that is too long for a search says so and asks no list', async () => {
  await openAs('sales')
  press('k', { ctrlKey: true })
  await type('M'.repeat(3000))
  expect((await box()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/3,000/)).toBeTruthy()
})

test('records of lists that the role may not open are not offered', async () => {
  await openAs('sales')
  press('k', { ctrlKey: true })
  await type('4711')
  expect(await screen.findByText(/No results/)).toBeTruthy()
})
