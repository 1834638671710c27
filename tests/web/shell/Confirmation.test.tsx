// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerOf, api } from '../../../src/web/calls/api'
import { text } from '../../../src/web/language/locale'
import { currentUser } from '../../../src/web/session/session'
import { Confirmation } from '../../../src/web/shell/Confirmation'
import { startApp } from '../../app'
import { renderPage } from '../render'

const app = await startApp({ settings: { loginAttempts: 0 } })
const sales = await app.userId('sales')
const params = { path: { id: sales } }
const lock = () =>
  answerOf(api.POST('/office/people/{id}/lock', { params, body: { reason: 'Left' } }))
const unlock = () => answerOf(api.POST('/office/people/{id}/unlock', { params }))

const open = () =>
  renderPage(
    <>
      <input aria-label="typed" />
      <Confirmation />
    </>,
    { app, user: 'operator', at: '/office', unconfirmed: true },
  )

async function enter(password: string) {
  const dialog = await screen.findByRole('dialog', { name: text('account.confirm') })
  const field = await within(dialog).findByLabelText(/^(密码|Password)/)
  fireEvent.change(field, { target: { value: password } })
  fireEvent.click(within(dialog).getByRole('button', { name: text('account.confirm.submit') }))
  return dialog
}

const isLocked = async () =>
  (await app.call('operator', 'GET', `/office/people/staff/${sales}`)).data.state === 'locked'

test('a call that asks for the password again continues after it, and keeps the typed input', async () => {
  await open()
  fireEvent.change(screen.getByLabelText('typed'), { target: { value: 'half a sentence' } })
  const locked = lock()
  const dialog = await enter('Wrong1234')
  expect(await within(dialog).findByText(/密码不正确|Incorrect password/)).toBeTruthy()
  expect(await isLocked()).toBe(false)
  await enter('Demo1234')
  await locked
  expect(await isLocked()).toBe(true)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('typed').value).toBe('half a sentence')
  // A confirmation is valid for a while.
  await unlock()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a user who does not confirm the password is told that nothing changed, and stays logged in', async () => {
  await open()
  const failed = lock().catch((error: Error) => error.message)
  const dialog = await screen.findByRole('dialog', { name: text('account.confirm') })
  fireEvent.click(
    await within(dialog).findByRole('button', { name: text('account.confirm.cancel') }),
  )
  expect(await failed).toBe(text('common.notConfirmed'))
  expect(await isLocked()).toBe(false)
  expect(currentUser()?.username).toBe('operator')
})

test('calls at the same time ask once', async () => {
  await open()
  const both = Promise.allSettled([lock(), lock()])
  await enter('Demo1234')
  const answers = await both
  // The second call finds the account already locked.
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await isLocked()).toBe(true)
})
