// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RegisteredPage } from '../../../../src/web/account/entry/RegisteredPage'
import { text } from '../../../../src/web/language/locale'
import { startApp } from '../../../app'
import { answerWith } from '../../browser'
import { renderPage } from '../../render'

const app = await startApp()

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: ':not([type=radio])' }), {
    target: { value },
  })
const press = () =>
  fireEvent.click(screen.getByRole('button', { name: text('entry.register.submit') }))

test('a repeated registration after a lost answer registers once', async () => {
  const page = await renderPage(<RegisteredPage />, { app, at: '/registered', path: '/registered' })
  await screen.findByRole('option', { name: 'Beijing' })
  type('User name', 'lost-answer')
  type('Password', 'Torque12')
  type('Confirm password', 'Torque12')
  type('Contact', 'Wang Ming')
  type('Region', '110000')
  type('E-mail', 'lost-answer@customer.example')
  fireEvent.click(screen.getByRole('checkbox'))

  answerWith(app.app, { loseAnswerOf: '/admin/web/user/register' })
  press()
  await screen.findByText(text('common.network'))
  answerWith(app.app)
  press()
  await waitFor(() => expect(page.address()).toBe('/emileSuccess'))
  const registered = await app.database
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'lost-answer')
    .execute()
  expect(registered).toHaveLength(1)
})
