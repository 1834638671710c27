// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ResetPasswordPage } from '../../../../src/web/account/entry/ResetPasswordPage'
import { rememberedWayIn, rememberWayIn } from '../../../../src/web/account/log-in'
import { startApp } from '../../../app'
import { openMailbox } from '../../../server/account/mailbox'
import { renderPage } from '../../render'

const app = await startApp()
const mailbox = await openMailbox(app)

test('resetting a company password by mobile leads to the company login', async () => {
  rememberWayIn('personal')
  const { address } = await renderPage(<ResetPasswordPage />, {
    app,
    at: '/resetpassword',
    path: '/resetpassword',
  })
  const fill = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('radio', { name: /mobile/i }))
  await fill('Mobile number', '19900000001')
  fireEvent.click(screen.getByRole('button', { name: 'Get code' }))
  await screen.findByText('Verification code sent')
  await fill('Verification code', await mailbox.code('+8619900000001'))
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  await fill('New password', 'Fresh123')
  await fill('Confirm password', 'Fresh123')
  fireEvent.click(screen.getByRole('button', { name: 'Set new password' }))
  await waitFor(() => expect(address()).toBe('/login'))
  expect(rememberedWayIn()).toBe('enterprise')
})
