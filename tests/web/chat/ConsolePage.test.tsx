// @vitest-environment jsdom
import { renderPage } from '../render'
import { startAnew } from './service'
import { socketsAt } from './sockets'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ConsolePage } from '../../../src/web/chat/ConsolePage'
import { appendMessage } from '../../../src/server/chat/messages.sql'
import { startApp } from '../../app'
import { openSocket, socketAddress, tokenOf } from '../../server/chat/socket-client'

const app = await startApp()
const { call } = app
beforeEach(() => startAnew(app))

/** A customer who waits with a question. */
async function asks(customer: string, content: string) {
  const { data } = await call(customer, 'POST', '/web/dialogue/manual')
  const socket = await openSocket(await socketAddress(app), await tokenOf(app, customer))
  const say = (words: string) =>
    socket.send({
      cmd: 2,
      chatType: 1,
      chatFromId: '',
      chatToId: '5',
      username: '',
      fromBucketName: '',
      avatar: '',
      logType: 1,
      content: words,
      clientId: words,
    })
  socket.send({ cmd: 4, id: '', username: '', after: 0 })
  say(content)
  await socket.message(content)
  return { id: data.id as number, socket, say }
}

async function open(user = 'agent', at = '/office/chat') {
  socketsAt(await socketAddress(app))
  await renderPage(<ConsolePage />, { app, user, at })
  await screen.findByRole('navigation', { name: 'Waiting' })
}

const queue = () => within(screen.getByRole('navigation', { name: 'Waiting' }))
const group = (name: RegExp) => {
  const section = queue().getByRole('heading', { name }).closest('section')
  return within(section!).queryAllByRole('button')
}
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
const choose = async (name: RegExp) => fireEvent.click(await queue().findByRole('button', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
const talk = () => screen.getByRole('log').textContent ?? ''

test('without anybody the queue says so, and nothing is chosen', async () => {
  await open()
  expect(await screen.findByText('No customers waiting')).toBeTruthy()
  expect(screen.getByText('Choose a conversation')).toBeTruthy()
})

test('a customer who arrives while the page is open appears in the queue with message and waiting time', async () => {
  await open()
  await screen.findByText('No customers waiting')
  await asks('buyer', 'Is M12 in stock?')
  // The conversation appears first, its messages follow.
  const waiting = await queue().findByRole('button', {
    name: /Lin Yue.*Is M12 in stock\?.*Waiting for less than a minute/,
  })
  expect(await within(waiting).findByLabelText('1 unread')).toBeTruthy()
})

test('a conversation is written in only by who took it', async () => {
  const customer = await asks('buyer', 'Is M12 in stock?')
  await open()
  await choose(/Lin Yue/)
  await waitFor(() => expect(talk()).toContain('Is M12 in stock?'))
  expect(screen.queryByLabelText('Type a message')).toBeNull()
  await press('Assign to me')
  const field = await screen.findByLabelText('Type a message')
  await waitFor(() => expect(group(/My conversations/)).toHaveLength(1))
  fireEvent.change(field, { target: { value: 'Two boxes' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await customer.socket.message('Two boxes')
  await waitFor(() => expect(talk()).toMatch(/Two boxes(Sent|Delivered)/))
  expect(talk()).toContain('Tang Mei took the conversation')
  // The notice to the customer about the agent is not shown to the agent.
  expect(screen.getByText('With you')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/is helping you|is now helping you/)
})

test('messages read by the customer are marked as read', async () => {
  const customer = await asks('buyer', 'Is M12 in stock?')
  await open()
  await choose(/Lin Yue/)
  await press('Assign to me')
  const field = await screen.findByLabelText('Type a message')
  fireEvent.change(field, { target: { value: 'Two boxes' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const { seq } = await customer.socket.message('Two boxes')
  customer.socket.send({ cmd: 3, delivered: seq, read: seq })
  await waitFor(() => expect(talk()).toMatch(/Two boxesRead/))
})

test('a colleague’s conversation is seen under their name, without a field to write in', async () => {
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await call('agent2', 'POST', `/office/chat/conversation/${id}/claim`)
  await open()
  await choose(/Lin Yue.*Luo Jun/)
  expect(group(/Colleagues’ conversations/)).toHaveLength(1)
  expect(await screen.findByText('With Luo Jun')).toBeTruthy()
  await waitFor(() => expect(talk()).toContain('Is M12 in stock?'))
  expect(screen.queryByLabelText('Type a message')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Transfer' })).toBeNull()
})

test('a note is among what is known of the conversation', async () => {
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await open('agent', `/office/chat?id=${id}`)
  await press('Add a note')
  const noting = await dialog()
  fireEvent.change(noting.getByLabelText('Note'), { target: { value: 'Asks for M12' } })
  fireEvent.click(noting.getByRole('button', { name: 'Save' }))
  const known = within(await screen.findByRole('complementary', { name: 'Customer' }))
  expect(await known.findByText('Asks for M12')).toBeTruthy()
})

test('a conversation that is handed on is with the colleague', async () => {
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await call('agent', 'POST', `/office/chat/conversation/${id}/claim`)
  await open('agent', `/office/chat?id=${id}`)
  await press('Transfer')
  const transfer = await dialog()
  fireEvent.click(await transfer.findByRole('radio', { name: /Luo Jun/ }))
  fireEvent.click(transfer.getByRole('button', { name: 'Transfer' }))
  await waitFor(() => expect(group(/Colleagues’ conversations/)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByLabelText('Type a message')).toBeNull())
  expect((await call('agent2', 'GET', `/office/chat/conversation/${id}`)).data).toMatchObject({
    state: 'open',
    agentName: '罗俊',
  })
})

test('a conversation is closed with a reason, and is gone from the queue', async () => {
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await call('agent', 'POST', `/office/chat/conversation/${id}/claim`)
  await open('agent', `/office/chat?id=${id}`)
  await queue().findByRole('button', { name: /Lin Yue/ })
  await press('Close conversation')
  const closing = await dialog()
  const done = () => closing.getAllByRole('button', { name: 'Close conversation' }).at(-1)!
  expect(done()).toHaveProperty('disabled', true)
  fireEvent.click(closing.getByRole('radio', { name: 'Solved' }))
  fireEvent.click(done())
  await waitFor(() => expect(queue().queryByRole('button', { name: /Lin Yue/ })).toBeNull())
  const { data } = await call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(data).toMatchObject({ state: 'robot' })
  expect(data.services[0]).toMatchObject({ reason: 'solved', agentName: 'Tang Mei' })
})

test('a canned reply is put into the field in the customer’s language, to be looked over', async () => {
  const reply = { title: 'Hours', textZh: '8:30 开始', textEn: 'We begin at 8:30' }
  await call('agent', 'POST', '/office/chat/reply', reply)
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await call('agent', 'POST', `/office/chat/conversation/${id}/claim`)
  await open('agent', `/office/chat?id=${id}`)
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Type a message')
  await press('Canned replies')
  await press('Hours')
  expect(['8:30 开始', 'We begin at 8:30']).toContain(field.value)
  expect(talk()).not.toContain('8:30')
})

test('the page a customer views is named while they share it', async () => {
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await open('agent', `/office/chat?id=${id}`)
  expect(await screen.findByText('The customer does not share what they are viewing')).toBeTruthy()
  const view = {
    agrees: true,
    address: '/cart',
    title: 'My cart',
    comparison: [{ id: 1, model: 'M12x30' }],
  }
  await call('buyer', 'PUT', '/web/dialogue/view', view)
  expect((await screen.findByRole('link', { name: 'My cart' })).getAttribute('href')).toMatch(
    /\/cart$/,
  )
  expect(screen.getByText('Comparing M12x30')).toBeTruthy()
})

test('a card that was kept broken shows what it can, and the page stays', async () => {
  const { id } = await asks('buyer', 'Look at this')
  const card = { orderId: 1, uniqueCode: 'YD1', kind: 'product', requiredDate: 'rubbish!!!' }
  const broken = [
    { ...card, name: 'A bolt', counts: 'many' },
    { ...card, name: { no: 'text' } },
  ]
  for (const [place, one] of broken.entries())
    await appendMessage(app.database, {
      conversationId: id,
      sender: 'customer',
      name: 'x',
      clientId: `broken ${place}`,
      logType: 2,
      content: `words of ${place}`,
      // The format stored before cards were generated from the reservation.
      data: { card: one as never },
    })
  await open()
  await choose(/Lin Yue/)
  await waitFor(() => expect(talk()).toMatch(/A bolt.*rubbish!!!/))
  expect(talk()).toContain('words of 1')
  expect(screen.getByRole('navigation', { name: 'Waiting' })).toBeTruthy()
})

test('a note that is saved by a double click is there once', async () => {
  const { id } = await asks('buyer', 'Is M12 in stock?')
  await open('agent', `/office/chat?id=${id}`)
  await press('Add a note')
  const noting = await dialog()
  fireEvent.change(noting.getByRole('textbox'), { target: { value: 'Called them' } })
  const save = noting.getByRole('button', { name: 'Save' })
  act(() => {
    save.click()
    save.click()
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { data } = await call('agent', 'GET', `/office/chat/conversation/${id}`)
  expect(JSON.stringify(data.timeline).match(/Called them/g)).toHaveLength(1)
})
