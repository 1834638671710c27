// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { startApp } from '../../app'
import { setWindow } from '../browser'
import { renderPage } from '../render'
import { refreshMessages } from '../../../src/web/actions/read-messages'
import { officeBoard } from '../../../src/web/messages/office-resources'
import { board, news } from '../../../src/web/messages/resources'
import { OfficeScreens } from '../../../src/web/office/OfficeScreens'
import { Screens } from '../../../src/web/screens/Screens'

const app = await startApp()
const { call, database } = app
const buyer = await app.userId('buyer')

beforeEach(async () => {
  setWindow('wide')
  await database.deleteFrom('notification').execute()
  await database.deleteFrom('board_message').execute()
})

const give = (key: 'orders.notify.answered' | 'orders.notify.closed', code: string) =>
  notifyUsers(database, [buyer], { key, values: { code }, link: `/reserve/1/${code}` })
const openNews = (at = '/news') =>
  renderPage(<Screens resources={[news]} />, { app, user: 'buyer', at })
const unread = async () => (await call('buyer', 'GET', '/admin/sysnotifyremind/count')).data.unRead
const tab = (name: RegExp) => screen.findByRole('tab', { name })
const rowOf = async (words: RegExp | string) => (await screen.findByText(words)).closest('tr')!

test('news are under the tabs all, to do and tips, and the open one is in the address', async () => {
  await give('orders.notify.answered', 'A')
  await give('orders.notify.closed', 'B')
  const { address } = await openNews()
  expect(await tab(/^All ?2$/)).toBeTruthy()
  expect(await tab(/^Tips ?1$/)).toBeTruthy()
  fireEvent.click(await tab(/^To do ?1$/))
  expect(address()).toBe('/news?type=todo')
  await waitFor(() => expect(screen.queryByText(/^Reservation B/)).toBeNull())
  expect(await screen.findByText(/^Reservation A has been answered/)).toBeTruthy()
})

test('a message marked as read stays a to-do until its work is done', async () => {
  await give('orders.notify.answered', 'A')
  await openNews()
  const row = await rowOf(/^Reservation A/)
  fireEvent.click(await within(row).findByRole('button', { name: 'Mark as read' }))
  expect(await screen.findByText('Marked as read')).toBeTruthy()
  expect(await tab(/^To do ?1$/)).toBeTruthy()
  await waitFor(() => expect(within(row).queryByRole('button')).toBeNull())
  expect(await unread()).toBe(0)
})

test('opening a message leads to what it is about and marks it as read', async () => {
  await give('orders.notify.closed', 'A')
  const { address } = await openNews()
  fireEvent.click(await screen.findByRole('link', { name: /^Reservation A/ }))
  expect(address()).toBe('/reserve/1/A')
  await expect.poll(unread).toBe(0)
})

test('the chosen messages are marked as read, or all of them', async () => {
  for (const code of ['A', 'B', 'C']) await give('orders.notify.closed', code)
  await openNews()
  await rowOf(/^Reservation A/)
  for (const code of ['A', 'B'])
    fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Reservation ${code}`) }))
  const bar = (await screen.findByText('2 selected')).parentElement!
  fireEvent.click(await within(bar).findByRole('button', { name: 'Mark as read' }))
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  expect(await unread()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('All marked as read')).toBeTruthy()
  expect(await unread()).toBe(0)
})

test('the list names the product whose messages it wants, without showing it', async () => {
  await openNews()
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  expect(screen.getByLabelText('State')).toBeTruthy()
  expect(screen.queryByLabelText('model')).toBeNull()
})

const leave = async (theme: string, description = '?'): Promise<number> =>
  (
    await call('buyer', 'POST', '/web/message/board', {
      theme,
      description,
      contact: 'x@y.example',
    })
  ).data.id

test('the board shows all messages, those without a reply or those with one', async () => {
  const id = await leave('甲')
  await leave('乙')
  await call('sales', 'POST', `/office/message/board/reply/${id}`, { reply: '好的' })
  const { address } = await renderPage(<Screens resources={[board]} />, {
    app,
    user: 'buyer',
    at: '/log',
  })
  expect(await tab(/^All ?2$/)).toBeTruthy()
  expect(await tab(/^No reply yet ?1$/)).toBeTruthy()
  fireEvent.click(await tab(/^Replied ?1$/))
  expect(address()).toBe('/log?state=2')
  await waitFor(() => expect(screen.queryByText('乙')).toBeNull())
  fireEvent.click(await screen.findByRole('link', { name: '甲' }))
  expect(address()).toBe(`/log/${id}`)
  expect(await screen.findByText('好的')).toBeTruthy()
  expect(screen.getByText('Fang Jie')).toBeTruthy()
})

test('a message that is replied to while it is looked at shows the reply once word of it comes', async () => {
  const id = await leave('甲')
  const at = `/log/${id}`
  await renderPage(<Screens resources={[board]} />, { app, user: 'buyer', at })
  expect(await screen.findByText('No reply yet')).toBeTruthy()
  await call('sales', 'POST', `/office/message/board/reply/${id}`, { reply: '好的' })
  act(() => refreshMessages())
  expect(await screen.findByText('好的')).toBeTruthy()
})

test('staff reply where a message is shown, and what it says is text', async () => {
  const id = await leave('询价', '<img src=x onerror=alert(1)>')
  const { container } = await renderPage(<OfficeScreens resources={[officeBoard]} />, {
    app,
    user: 'operator',
    at: `/office/message/${id}`,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reply to: 询价' })
  expect(within(dialog).getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
  expect(container.querySelector('img[src=x]')).toBeNull()
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Send reply' }))
  expect(await within(dialog).findByText('Please enter a reply')).toBeTruthy()
  fireEvent.change(within(dialog).getByLabelText('Reply'), { target: { value: 'We will call.' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('Reply sent to the customer')).toBeTruthy()
  expect(await screen.findByText('We will call.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull()
})

test('when a colleague was faster the reply stays written and the page says so', async () => {
  const id = await leave('询价')
  await renderPage(<OfficeScreens resources={[officeBoard]} />, {
    app,
    user: 'sales',
    at: `/office/message/${id}`,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }))
  fireEvent.change(await screen.findByLabelText('Reply'), { target: { value: 'Mine' } })
  await call('operator', 'POST', `/office/message/board/reply/${id}`, { reply: 'Theirs' })
  fireEvent.click(screen.getByRole('button', { name: 'Send reply' }))
  expect(await screen.findByText('This message already has a reply')).toBeTruthy()
  expect(await screen.findByText('Theirs')).toBeTruthy()
})
