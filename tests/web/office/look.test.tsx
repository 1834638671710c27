// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { density, theme, useShownTheme } from '../../../src/web/office/look'
import { endSession, storeUser } from '../../../src/web/session/session'

type User = Parameters<typeof storeUser>[0]
const person = (id: number) => ({ id, identity: '0', staffRoles: [] }) as unknown as User

afterEach(() => {
  cleanup()
  endSession()
})

const Office = () => <output>{useShownTheme()}</output>
const marked = () => document.documentElement.dataset.theme

test('the dark theme holds in the office alone and for the person who chose it', () => {
  storeUser(person(1))
  const office = render(<Office />)
  expect(marked()).toBe('light')
  act(() => theme.choose('dark'))
  expect(office.container.textContent).toBe('dark')
  expect(marked()).toBe('dark')
  office.unmount()
  expect(marked()).toBeUndefined()

  storeUser(person(2))
  render(<Office />)
  expect(marked()).toBe('light')
})

test('the height of rows is kept per person, and a value of no sense counts as none', () => {
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
