// @vitest-environment jsdom
import { renderPage } from '../../render'
import { answerWith, withoutNetwork } from '../../browser'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SettingsPage } from '../../../../src/web/account/settings/SettingsPage'
import { loseSession } from '../../../../src/web/session/session'
import { currentToasts } from '../../../../src/web/ui/toast-list'
import { startApp } from '../../../app'

const app = await startApp()

const open = (user: string, part: string) =>
  renderPage(<SettingsPage />, { app, user, at: `/set?part=${part}` })

test('an emptied name is refused under its field, and the right one is kept', async () => {
  await open('partner', 'base')
  const name = await screen.findByLabelText('Contact')
  fireEvent.change(name, { target: { value: '' } })
  // The form validates it without a call to the server.
  withoutNetwork()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter the contact’s name')).toBeTruthy()
  answerWith(app.app)
  fireEvent.change(name, { target: { value: 'Wei L.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  const { data } = await app.call('partner', 'GET', '/web/my/profile')
  expect(data.contactName).toBe('Wei L.')
})

test('input survives a failed call and the end of the session until it is saved', async () => {
  await open('engineer', 'base')
  fireEvent.change(await screen.findByLabelText('Contact'), { target: { value: 'Zhao L.' } })
  withoutNetwork()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'error' }]))
  act(() => loseSession('refused'))
  await open('engineer', 'base')
  expect(await screen.findByDisplayValue('Zhao L.')).toBeTruthy()
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Saved')).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByText('Your unsaved changes have been restored.')).toBeNull(),
  )
  await app.call('engineer', 'PUT', '/admin/web/user/update/base', { contactName: 'Zhao Lei' })
  await open('engineer', 'base')
  expect(await screen.findByDisplayValue('Zhao Lei')).toBeTruthy()
})

test('an emptied name of a company is refused in the words of its schema', async () => {
  await open('buyer', 'base')
  fireEvent.change(await screen.findByLabelText('Company name'), { target: { value: '' } })
  withoutNetwork()
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter the company name')).toBeTruthy()
  answerWith(app.app)
})

test('only who administers a company names it', async () => {
  await open('buyer', 'base')
  await screen.findByLabelText('Contact')
  expect(screen.queryByLabelText('Company name')).not.toBeNull()
  await open('designer', 'base')
  await screen.findByLabelText('Contact')
  expect(screen.queryByLabelText('Company name')).toBeNull()
})

test('before an account is deleted its consequences are shown', async () => {
  await open('buyer', 'data')
  fireEvent.click(await screen.findByRole('button', { name: 'Delete account…' }))
  expect(await screen.findByText(/company’s only administrator/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})

test('an industry that is not offered any more is named to who has it, and offered to nobody else', async () => {
  const industry = app.database.updateTable('parameter_item').where('param_id', '=', 'industry')
  await app.call('engineer', 'PUT', '/admin/web/user/update/base', { industry: 'rail' })
  await industry.set({ active: false }).where('item_code', '=', 'rail').execute()
  await open('engineer', 'base')
  expect(await screen.findByText('Rail transit')).toBeTruthy()
  const changed = (who: string, industry: string) =>
    app.call(who, 'PUT', '/admin/web/user/update/base', { industry })
  expect((await changed('engineer', 'rail')).status).toBe(200)
  expect((await changed('partner', 'rail')).data.errors).toMatchObject([{ path: 'industry' }])
  await changed('partner', 'marine')
  await open('partner', 'base')
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Industry' }))
  const inList = { selector: '.ant-select-item-option-content' }
  expect((await screen.findAllByText(/./, inList)).length).toBeGreaterThan(1)
  expect(screen.queryByText('Rail transit', inList)).toBeNull()
})

test.each([
  ['base', 'Contact'],
  ['contact', 'E-mail'],
  ['contact', 'New mobile number'],
  ['security', 'Old password'],
  ['region', 'Region'],
])('the part %s of the settings has the field %s', async (part, label) => {
  await open('engineer', part)
  expect((await screen.findAllByLabelText(label)).length).toBeGreaterThan(0)
})

test('the language is changed beside the region', async () => {
  await open('engineer', 'region')
  for (const name of ['中文', 'English'])
    expect(await screen.findByRole('button', { name })).toBeTruthy()
})
