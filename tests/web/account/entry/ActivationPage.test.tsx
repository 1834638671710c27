// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { ActivationPage } from '../../../../src/web/account/entry/ActivationPage'
import { keepTarget } from '../../../../src/web/actions/gate'
import { startApp } from '../../../app'
import { letPass, openMailbox } from '../../../server/account/mailbox'
import { renderPage } from '../../render'

const app = await startApp()
const mailbox = await openMailbox(app)

async function openLinkOf(username: string, page = <ActivationPage />) {
  const email = `${username}@customer.example`
  await app.call(null, 'POST', '/admin/web/user/register', {
    identity: '2',
    area: 'china',
    region: '110000',
    way: 'email',
    agreement: true,
    username,
    email,
    contactName: username,
    password: 'Torque12',
    confirmPassword: 'Torque12',
  })
  const at = `/activation?token=${await mailbox.token(email)}`
  await renderPage(page, { app, at, path: '/activation' })
  await screen.findByText(new RegExp(`user name ${username}`))
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

function activate(password: string) {
  type('Password', password)
  press('Activate')
}

async function activateAs(username: string, page?: ReactElement) {
  await openLinkOf(username, page)
  activate('Torque12')
  await screen.findByText('Your account has been activated')
}

const whereItIsKept = () => screen.queryByText(/Go back to the window or tab where you registered/)

test('opening the link in another window tells where the pending action is kept', async () => {
  await activateAs('elsewhere')
  expect(whereItIsKept()).toBeTruthy()
})

/** The page in the window of a visitor who registered with a pending action. */
function WhereTheyRegistered() {
  keepTarget('/productCategories/details?id=839')
  return <ActivationPage />
}

test('opening the link in the same window leads to the login', async () => {
  await activateAs('here', <WhereTheyRegistered />)
  expect(whereItIsKept()).toBeNull()
})

test('a wrong password of the registration is reported, and a new one can be chosen', async () => {
  await openLinkOf('stranger')
  press('Activate')
  await screen.findByText('Please enter a password')
  activate('Other123')
  await screen.findByText(/not the password chosen at registration/)
  fireEvent.click(screen.getByRole('radio', { name: 'Set a new password' }))
  type('Confirm password', 'Chosen12')
  activate('Chosen12')
  await screen.findByText('Your account has been activated')
  const body = { username: 'stranger', password: 'Chosen12' }
  expect((await app.call(null, 'POST', '/admin/web/user/login/psw', body)).status).toBe(200)
})

test('a link that has expired says so, and is sent again or leads to a new registration', async () => {
  await openLinkOf('late')
  const at = `/activation?token=${await mailbox.token('late@customer.example')}`
  await letPass(app, 24 * 3600 + 1)
  await renderPage(<ActivationPage />, { app, at, path: '/activation' })
  await screen.findByText('Activation connection timeout')
  const restart = screen.getByRole('link', { name: 'Register again' })
  expect(restart.getAttribute('href')).toBe('/registered')
  press('Resend activation e-mail')
  await waitFor(async () => expect(await mailbox.all('late@customer.example')).toHaveLength(2))
})
