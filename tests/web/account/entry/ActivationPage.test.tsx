// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ActivationPage } from '../../../../src/web/account/entry/ActivationPage'
import { keepTarget } from '../../../../src/web/actions/gate'
import { startApp } from '../../../app'
import { openMailbox } from '../../../server/account/mailbox'
import { renderPage } from '../../render'

const app = await startApp()
const mailbox = await openMailbox(app)

async function openLinkOf(username: string, page = <ActivationPage />) {
  const email = `${username}@customer.example`
  await app.call(null, 'POST', '/admin/web/user/register', {
    ...{ identity: '2', area: 'china', region: '110000', way: 'email', agreement: true },
    ...{ username, email, contactName: username },
    ...{ password: 'Secret12', confirmPassword: 'Secret12' },
  })
  const at = `/activation?token=${await mailbox.token(email)}`
  await renderPage(page, { app, at, path: '/activation' })
  await screen.findByText('Your account is active')
}

const whereItIsKept = () => screen.queryByText(/log in in the window where you registered/)

test('who opens the link in another window is told where what they wanted is kept', async () => {
  await openLinkOf('elsewhere')
  expect(whereItIsKept()).toBeTruthy()
})

/** The page in the window in which somebody registered who wanted something first. */
function WhereTheyRegistered() {
  keepTarget('/productCategories/details?id=839')
  return <ActivationPage />
}

test('who opens it in the same window only has to log in', async () => {
  await openLinkOf('here', <WhereTheyRegistered />)
  expect(whereItIsKept()).toBeNull()
})
