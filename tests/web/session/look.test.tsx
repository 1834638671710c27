// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setDeviceTheme } from '../browser'
import { density, keepTheme, theme, useDark } from '../../../src/web/session/look'
import { endSession, storeUser } from '../../../src/web/session/session'

type User = Parameters<typeof storeUser>[0]
const person = (id: number) => ({ id, identity: '0', staffRoles: [] }) as unknown as User

const isDark = () => document.documentElement.dataset.theme === 'dark'
const beforePaint = new Function(readFileSync('src/web/public/theme.js', 'utf8'))

/** The theme that a page has before its scripts run. */
function painted() {
  delete document.documentElement.dataset.theme
  beforePaint()
  return isDark()
}

beforeEach(() => {
  localStorage.clear()
  setDeviceTheme('light')
  keepTheme()
})
afterEach(() => {
  cleanup()
  endSession()
})

const Page = () => <output>{String(useDark())}</output>

test('the dark theme holds on every page for the person who chose it', () => {
  storeUser(person(1))
  const page = render(<Page />)
  expect(isDark()).toBe(false)
  act(() => theme.choose('dark'))
  expect(page.container.textContent).toBe('true')
  expect(isDark()).toBe(true)

  act(() => storeUser(person(2)))
  expect(page.container.textContent).toBe('false')
  act(() => storeUser(person(1)))
  expect(isDark()).toBe(true)
})

test('the page after a logout keeps the theme, so that it does not flash', () => {
  storeUser(person(1))
  theme.choose('dark')
  endSession()
  expect(isDark()).toBe(true)
  storeUser(person(2))
  endSession()
  expect(isDark()).toBe(false)
})

test('a page has its theme before its scripts run', () => {
  expect(painted()).toBe(false)
  storeUser(person(1))
  theme.choose('dark')
  expect(painted()).toBe(true)
  endSession()
  sessionStorage.clear()
  expect(painted()).toBe(true)
  localStorage.setItem('theme', 'no JSON')
  expect(painted()).toBe(false)
})

test('a page follows the theme of the device until a person chooses one', () => {
  setDeviceTheme('dark')
  storeUser(person(2))
  expect(isDark()).toBe(true)
  expect(painted()).toBe(true)
  theme.choose('light')
  expect(isDark()).toBe(false)
  expect(painted()).toBe(false)
})

test('the height of rows is kept per person, and an unknown value counts as the default', () => {
  storeUser(person(1))
  const Rows = () => <output>{density.use()}</output>
  const list = render(<Rows />)
  expect(list.container.textContent).toBe('compact')
  act(() => density.choose('roomy'))
  expect(list.container.textContent).toBe('roomy')
  localStorage.setItem('density.1', '"huge"')
  list.rerender(<Rows />)
  expect(list.container.textContent).toBe('compact')
})
