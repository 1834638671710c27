// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { startApp } from '../../../app'
import { answerWith, withoutNetwork } from '../../browser'
import { renderPage } from '../../render'
import { cannedReplies } from '../../../../src/generated/record-resources'
import { logOut } from '../../../../src/web/actions/log-out'
import { OfficeScreens } from '../../../../src/web/office/OfficeScreens'

const app = await startApp()
const resources = [cannedReplies]
const open = (at: string, user = 'agent') =>
  renderPage(<OfficeScreens resources={resources} />, { app, user, at })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

async function givenReply(title: string) {
  const fields = { title, textZh: '您好', textEn: 'Hello' }
  return (await app.call('agent', 'POST', '/office/chat/reply', fields)).data
}

const stored = async (id: number) =>
  (await app.call('agent', 'GET', `/office/chat/reply/${id}`)).data
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const editing = (id: number) => `/office/chat/replies/edit/${id}`

test('a record is changed in the form of its schema, and the list is shown again', async () => {
  const { id } = await givenReply('Change me')
  const { address } = await open(editing(id))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Change me')
  type('Title', 'Changed')
  press('Save')
  await waitFor(() => expect(address()).toBe('/office/chat/replies'))
  expect(await stored(id)).toMatchObject({ title: 'Changed', version: 2 })
})

test('when somebody else was faster, both contents are shown and chosen from, field by field', async () => {
  const reply = await givenReply('Both')
  const { address } = await open(editing(reply.id))
  await screen.findByLabelText('Title')
  const theirs = { ...reply, title: 'Theirs', textEn: 'Their words' }
  await app.call('agent2', 'PUT', `/office/chat/reply/${reply.id}`, theirs)
  type('Title', 'Mine')
  type('Chinese text', '我的')
  press('Save')

  const title = within(await screen.findByRole('group', { name: 'Title' }))
  const heading = { name: 'Someone else has changed this record' }
  expect(document.activeElement).toBe(screen.getByRole('heading', heading))
  expect(title.getByLabelText<HTMLInputElement>(/Mine/).checked).toBe(true)
  const english = within(screen.getByRole('group', { name: 'English text' }))
  expect(english.getByLabelText<HTMLInputElement>(/Their words/).checked).toBe(true)
  expect(await stored(reply.id)).toMatchObject({ title: 'Theirs', version: 2 })

  fireEvent.click(title.getByLabelText(/Theirs/))
  press('Save selection')
  await waitFor(() => expect(address()).toBe('/office/chat/replies'))
  expect(await stored(reply.id)).toMatchObject({
    title: 'Theirs',
    textZh: '我的',
    textEn: 'Their words',
    version: 3,
  })
})

test('when somebody is faster once more, the fields that differ now are shown, and no others', async () => {
  const reply = await givenReply('Third')
  await open(editing(reply.id))
  await screen.findByLabelText('Title')
  const theirs = { ...reply, title: 'Second' }
  await app.call('agent2', 'PUT', `/office/chat/reply/${reply.id}`, theirs)
  type('Title', 'Mine')
  press('Save')
  await screen.findByRole('group', { name: 'Title' })
  const again = { ...theirs, version: 2, title: 'Mine', textEn: 'Third words' }
  await app.call('agent2', 'PUT', `/office/chat/reply/${reply.id}`, again)
  press('Save selection')
  expect(await screen.findByRole('group', { name: 'English text' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Title' })).toBeNull()
})

test('logging out with something unsaved says that it will be lost', async () => {
  const { id } = await givenReply('Log out')
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await open(editing(id))
  await screen.findByLabelText('Title')
  type('Title', 'Unsaved')
  await logOut('/office/login')
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    'You have unsaved changes that will be lost if you log out. Log out anyway?',
  )
})

test('after a conflict one can go on editing with what was chosen', async () => {
  const reply = await givenReply('Go on')
  await open(editing(reply.id))
  await screen.findByLabelText('Title')
  await app.call('agent2', 'PUT', `/office/chat/reply/${reply.id}`, { ...reply, title: 'Theirs' })
  type('Title', 'Mine')
  press('Save')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing with this selection' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Mine')
  press('Save')
  await waitFor(async () => expect((await stored(reply.id)).title).toBe('Mine'))
})

test('a draft that was begun on an older version is shown beside the newer one at once', async () => {
  const reply = await givenReply('Draft')
  await open(editing(reply.id))
  await screen.findByLabelText('Title')
  type('Title', 'From before')
  await app.call('agent2', 'PUT', `/office/chat/reply/${reply.id}`, { ...reply, title: 'Newer' })
  await open(editing(reply.id))
  const title = within(await screen.findByRole('group', { name: 'Title' }))
  expect(title.getByLabelText(/From before/)).toBeTruthy()
  expect(title.getByLabelText(/Newer/)).toBeTruthy()
})

test('without a connection nothing that was typed is lost, and it can be sent again', async () => {
  const { id } = await givenReply('Offline')
  await open(editing(id))
  await screen.findByLabelText('Title')
  type('Title', 'Typed on the train')
  withoutNetwork()
  press('Save')
  expect(await screen.findByText(/network/i)).toBeTruthy()
  answerWith(app.app)

  await open(editing(id))
  const input = await screen.findByLabelText<HTMLInputElement>('Title')
  expect(input.value).toBe('Typed on the train')
  expect(screen.getByText('Your unsaved changes have been restored.')).toBeTruthy()
  press('Save')
  await waitFor(async () => expect((await stored(id)).title).toBe('Typed on the train'))
})

test('a restored draft can be discarded', async () => {
  const { id } = await givenReply('Keep')
  await open(editing(id))
  await screen.findByLabelText('Title')
  type('Title', 'Never mind')
  await open(editing(id))
  await screen.findByText('Your unsaved changes have been restored.')
  press('Discard draft')
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Keep')
  await open(editing(id))
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Keep')
})

test('leaving with something unsaved is asked about; without it nobody is bothered', async () => {
  const { id } = await givenReply('Leave')
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { address } = await open(editing(id))
  await screen.findByLabelText('Title')
  type('Title', 'Unsaved')
  fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
  expect(ask).toHaveBeenCalledOnce()
  expect(address()).toBe(editing(id))
  ask.mockReturnValue(true)
  fireEvent.click(screen.getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(address()).toBe('/office/chat/replies'))
})

test('closing the tab with something unsaved is asked about', async () => {
  const { id } = await givenReply('Close')
  await open(editing(id))
  await screen.findByLabelText('Title')
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(closing()).toBe(false)
  type('Title', 'Unsaved')
  expect(closing()).toBe(true)
})

test('a record is removed after one question', async () => {
  const { id } = await givenReply('Remove me')
  await open('/office/chat/replies?keyword=Remove+me')
  const row = (await screen.findByText('Remove me')).closest('tr')!
  fireEvent.click(within(row).getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Delete “Remove me/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No records match the filters')).toBeTruthy()
  expect((await app.call('agent', 'GET', `/office/chat/reply/${id}`)).status).toBe(404)
})

test('the reason for keeping a record is shown where its removal was asked', async () => {
  const { id } = await givenReply('Gone already')
  await open('/office/chat/replies?keyword=Gone+already')
  const row = (await screen.findByText('Gone already')).closest('tr')!
  await app.call('agent', 'DELETE', `/office/chat/reply/${id}`)
  fireEvent.click(within(row).getByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/no longer/)
})
