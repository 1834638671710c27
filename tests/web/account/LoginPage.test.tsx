// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { renderPage } from '../render'
import { leaveMessage } from '../../../src/web/actions/leave-message'
import { consult } from '../../../src/web/actions/service'
import { rememberWayIn } from '../../../src/web/account/log-in'
import { LoginPage } from '../../../src/web/account/LoginPage'
import { text } from '../../../src/web/language/locale'

const app = await startApp()

test('a user told to use another entrance finds their input there', async () => {
  await renderPage(<LoginPage />, { app, at: '/login' })
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
  fireEvent.click(await screen.findByRole('radio', { name: 'Personal' }))
  fireEvent.change(await field('User name'), { target: { value: 'buyer' } })
  fireEvent.change(await field('Password'), { target: { value: 'Demo1234' } })
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/company login/i)

  fireEvent.click(screen.getByRole('radio', { name: 'Company' }))
  expect(await field('User name')).toHaveProperty('value', 'buyer')
  expect(await field('Password')).toHaveProperty('value', 'Demo1234')
  // The message about the previous entrance is gone.
  expect(screen.queryByText(/company login/i)).toBeNull()
})

test('changing the language while logging in keeps the user name and drops the password', async () => {
  const before = await renderPage(<LoginPage />, { app, at: '/login' })
  const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
  fireEvent.change(await field('User name'), { target: { value: 'designer' } })
  fireEvent.change(await field('Password'), { target: { value: 'Demo1234' } })
  before.unmount()

  await renderPage(<LoginPage />, { app, at: '/login' })
  expect(await field('User name')).toHaveProperty('value', 'designer')
  expect(await field('Password')).toHaveProperty('value', '')
})

test('a disabled login by code is not offered, even to users who used it last', async () => {
  rememberWayIn('mobile')
  const off = await startApp({ beside: app, settings: { codeLogin: false } })
  const { unmount } = await renderPage(<LoginPage />, { app: off, at: '/login' })
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Mobile' })).toBeNull())
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  unmount()
  await renderPage(<LoginPage />, { app, at: '/login' })
  expect(await screen.findByLabelText('Verification code')).toBeTruthy()
})

test('a visitor who wanted to chat or to leave a message reads why a login is needed', async () => {
  const actions = [
    ['account.login.for.chat', consult],
    ['account.login.for.message', leaveMessage],
  ] as const
  for (const [reason, act] of actions) {
    const { unmount } = await renderPage(<Asking act={act} />, { app, at: '/login' })
    fireEvent.click(await screen.findByRole('button', { name: 'Ask' }))
    expect(await screen.findByText(text(reason))).toBeTruthy()
    unmount()
  }
})

/** A page with an action that needs a login, and the login page that the visitor comes to. */
function Asking({ act }: { act: typeof consult }) {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  if (isAsked) return <LoginPage />
  const ask = () => {
    act(undefined, navigate)
    setAsked(true)
  }
  return <button onClick={ask}>Ask</button>
}
