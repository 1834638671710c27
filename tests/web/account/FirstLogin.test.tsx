// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { loadTexts } from '../../../src/web/language/locale'
import { FirstLogin } from '../../../src/web/account/FirstLogin'

const app = await startApp()

/** Mounts on request, so that the countdown starts under the test's control. */
function Asked() {
  const [asked, ask] = useState(false)
  return asked ? <FirstLogin /> : <button onClick={() => ask(true)}>Ask</button>
}

async function open() {
  await loadTexts('account')
  await renderPage(<Asked />, { app, at: '/', user: 'newcomer' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  fireEvent.click(screen.getByRole('button', { name: 'Ask' }))
}

/** Lets seconds pass; each one renders the dialog again. */
function pass(seconds: number) {
  for (let gone = 0; gone < seconds; gone += 1) act(() => void vi.advanceTimersByTime(1000))
}

beforeEach(async () => {
  await app.database
    .updateTable('app_user')
    .set({ data: {} })
    .where('username', '=', 'newcomer')
    .execute()
})

afterEach(() => void vi.useRealTimers())

test('the question for the role closes itself after ten seconds in which nobody is there', async () => {
  await open()
  expect(screen.getByRole('timer').textContent).toBe('Closes in 10 s')
  pass(9)
  expect(screen.getByRole('timer').textContent).toBe('Closes in 1 s')
  pass(1)
  expect(question()).toBeNull()
  vi.useRealTimers()
  await waitFor(async () => expect(await baseInfo()).toMatchObject({ roleAsked: true }))
})

test.each([
  ['a key on one of its buttons', () => fireEvent.keyDown(button('Later'), { key: 'Tab' })],
  ['a finger on it', () => fireEvent.pointerDown(question()!)],
])('%s stops the clock', async (_sign, begin) => {
  await open()
  begin()
  expect(screen.queryByRole('timer')).toBeNull()
  pass(12)
  expect(question()).toBeTruthy()
})

test('the clock starts again when somebody moves the pointer', async () => {
  await open()
  pass(7)
  fireEvent.pointerMove(question()!)
  expect(screen.getByRole('timer').textContent).toBe('Closes in 10 s')
})

test('the clock stands still while one of the controls has the focus', async () => {
  await open()
  pass(3)
  button('Later').focus()
  pass(12)
  expect(screen.getByRole('timer').textContent).toBe('Closes in 7 s')
})

test('a role that is chosen is saved, and the question does not come again', async () => {
  await open()
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('radio', { name: /^Purchaser ?Tables/ }))
  fireEvent.click(button('Save'))
  await waitFor(() => expect(question()).toBeNull())
  expect(await baseInfo()).toMatchObject({ isPurchase: 1, roleAsked: true })
})

const baseInfo = async () =>
  (await app.call('newcomer', 'GET', '/admin/web/user/loginuser/baseinfo')).data
const question = () =>
  screen.queryByRole('dialog', { name: 'In which role do you usually select products?' })
const button = (name: string) => screen.getByRole('button', { name })
