// @vitest-environment jsdom
import {
  attend,
  close,
  field,
  log,
  openAgain,
  openService,
  pass,
  press,
  say,
  shows,
  startAnew,
  takeTime,
} from './service'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seedChat } from '../../../demo/chat/fill'
import { closeService } from '../../../src/web/actions/service'
import { queries } from '../../../src/web/calls/api'
import { emoji } from '../../../src/web/chat/emoji'
import { loseSession } from '../../../src/web/session/session'
import { startApp } from '../../app'
import { givenProducts } from '../../products'
import { answerWith, withoutNetwork } from '../browser'
import { isOpen, latestSocket, openedSockets, sentFrames } from './sockets'

const app = await startApp({ settings: { customerServiceUserId: 77 } })
await seedChat(app.database)

beforeEach(() => startAnew(app))
afterEach(() => {
  act(closeService)
  vi.useRealTimers()
})

const busy = /All agents are busy/g
const timesBusy = () => log().match(busy)?.length ?? 0
const registrations = () => sentFrames().filter(({ cmd }) => cmd === 4).length

/** Opens the dialog and switches to people. */
async function toPeople() {
  await openService(app)
  await press('Talk to a person')
  await screen.findByText('Waiting for an agent')
  await waitFor(() => expect(registrations()).toBe(1))
}

test('it opens with the robot and its greeting, and without a socket', async () => {
  await openService(app)
  expect(screen.getByText('Robot')).toBeTruthy()
  expect(log()).toContain('I am the service robot')
  expect(screen.getByRole('button', { name: 'Talk to a person' })).toBeTruthy()
  expect(openedSockets()).toEqual([])
})

test('the robot answers after its second, and names the entry', async () => {
  await openService(app)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  say('What is a lockbolt?')
  const stored = async () => (await app.call('buyer', 'GET', '/web/dialogue/status')).data.lastSeq
  while ((await stored()) < 2) await new Promise((resolve) => setImmediate(resolve))
  expect(log()).toContain('Replying…')
  await pass(1000)
  vi.useRealTimers()
  await shows('Answered from: What is a lockbolt')
  expect(log()).not.toContain('Replying…')
})

test('if the chatbot has no answer it says so, and people take over', async () => {
  await openService(app)
  say('will it snow tomorrow')
  await shows('Sorry, I could not find an answer. Connecting you to an agent.')
  expect(await screen.findByText('Waiting for an agent')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Talk to a person' })).toBeNull()
  await waitFor(() => expect(isOpen()).toBe(true))
})

test('the switch to people opens the socket, on which the documents’ frames name whom they are for', async () => {
  await toPeople()
  const id = String(await app.userId('buyer'))
  expect(sentFrames()[0]).toMatchObject({ cmd: 4, id, username: 'buyer' })
  await attend(app)
  await screen.findByText('Tang Mei is helping you')
  say('Is M12 in stock?')
  await shows('Is M12 in stock?.*(Sent|Delivered)')
  expect(sentFrames().find(({ cmd }) => cmd === 2)).toMatchObject({
    cmd: 2,
    chatType: 1,
    chatFromId: id,
    chatToId: '77',
    username: 'buyer',
    logType: 1,
    content: 'Is M12 in stock?',
  })
})

test('the agent is named, and their messages arrive and count as read', async () => {
  await toPeople()
  say('Is M12 in stock?')
  await shows('Sent')
  const agent = await attend(app)
  agent.say('Yes, two boxes')
  await screen.findByText('Tang Mei is helping you')
  await shows('Tang Mei.*Yes, two boxes')
  const unread = async () => (await app.call('buyer', 'GET', '/web/dialogue/status')).data.unread
  await vi.waitFor(async () => expect(await unread()).toBe(0), 20_000)
})

test('registration is sent again every eight seconds', async () => {
  takeTime()
  await toPeople()
  await pass(8000)
  expect(registrations()).toBe(2)
  await pass(16_000)
  expect(registrations()).toBe(4)
})

test('five minutes without an answer of a person it says that they are busy, once for each wait', async () => {
  takeTime()
  await toPeople()
  say('Is M12 in stock?')
  await shows('Is M12 in stock?.*(Sent|Delivered)')
  await pass(299_000)
  expect(timesBusy()).toBe(0)
  await pass(1000)
  expect(timesBusy()).toBe(1)
  await pass(330_000)
  expect(timesBusy()).toBe(1)
})

test('after an answer no notice of busy agents appears until the next question', async () => {
  takeTime()
  await toPeople()
  const agent = await attend(app)
  say('Is M12 in stock?')
  await shows('Is M12 in stock?.*(Sent|Delivered)')
  agent.say('Yes, two boxes')
  await shows('Yes, two boxes')
  await pass(330_000)
  expect(timesBusy()).toBe(0)
  say('And M16?')
  await shows('And M16\\?.*(Sent|Delivered)')
  await pass(300_000)
  expect(timesBusy()).toBe(1)
})

test('when the socket breaks it says once that they are busy, comes again after five seconds, and nothing is missing', async () => {
  takeTime()
  await toPeople()
  const agent = await attend(app)
  await screen.findByText('Tang Mei is helping you')
  latestSocket().terminate()
  await screen.findByText('Connection lost; reconnecting…')
  expect(timesBusy()).toBe(1)
  agent.say('said while you were away')
  say('written while the line was down')
  await shows('written while the line was down.*Sending')
  await pass(4000)
  expect(openedSockets()).toHaveLength(1)
  await pass(1000)
  await waitFor(() => expect(openedSockets()).toHaveLength(2))
  await shows('said while you were away')
  await shows('written while the line was down(?!.*Sending)')
  expect(screen.queryByText('Connection lost; reconnecting…')).toBeNull()

  latestSocket().terminate()
  await screen.findByText('Connection lost; reconnecting…')
  expect(timesBusy()).toBe(1)
})

test('a customer taken over while the connection is down is told when it is back', async () => {
  takeTime()
  await toPeople()
  await screen.findByText('Waiting for an agent')
  latestSocket().terminate()
  await screen.findByText('Connection lost; reconnecting…')
  await attend(app)
  await pass(5000)
  await screen.findByText('Tang Mei is helping you')
})

test('a line on which nothing comes any more, and which nobody closes, is left for a new one, and nothing is missing', async () => {
  takeTime()
  await toPeople()
  const agent = await attend(app)
  await screen.findByText('Tang Mei is helping you')
  latestSocket().pause()
  agent.say('said while the line was dead')
  say('written while the line was dead')
  await pass(24_000)
  expect(openedSockets()).toHaveLength(1)
  await pass(8000)
  await screen.findByText('Connection lost; reconnecting…')
  await pass(5000)
  await waitFor(() => expect(openedSockets()).toHaveLength(2))
  await shows('said while the line was dead')
  await shows('written while the line was dead(?!.*Sending)')
})

test('closed, it closes the socket; opened again it is the robot’s with nothing of before but what was not sent', async () => {
  await toPeople()
  say('Is M12 in stock?')
  await shows('Is M12 in stock?.*Sent')
  fireEvent.change(field(), { target: { value: 'half a sentence' } })
  const socket = latestSocket()
  await waitFor(async () => {
    const { data } = await app.call('buyer', 'GET', '/web/dialogue/status')
    expect(data.read).toBe(data.lastSeq)
  })
  await close()
  await waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSED))

  await openAgain()
  expect(screen.getByText('Robot')).toBeTruthy()
  expect(field().value).toBe('half a sentence')
  expect(log()).not.toContain('in stock')
  expect(screen.queryByText('Waiting for an agent')).toBeNull()
})

test('a question that waits is a press away, and an answer to it leads back to people', async () => {
  await toPeople()
  await close()
  await openAgain()
  await press('Keep waiting for an agent')
  expect(await screen.findByText('Waiting for an agent')).toBeTruthy()

  await close()
  await openAgain()
  const agent = await attend(app)
  expect(
    await screen.findByRole('button', { name: 'Continue the conversation with Tang Mei' }),
  ).toBeTruthy()
  expect(screen.getByText('Robot')).toBeTruthy()
  agent.say('Two boxes')
  await shows('Two boxes')
  expect(await screen.findByText('Tang Mei is helping you')).toBeTruthy()
})

test('an answer that came while it was closed is there when it opens, and people are spoken to', async () => {
  await toPeople()
  await close()
  const agent = await attend(app)
  agent.say('Two boxes')
  const last = async () => (await app.call('buyer', 'GET', '/web/dialogue/status')).data
  await vi.waitFor(async () => expect((await last()).unread).toBe(1))
  await openAgain()
  await shows('Two boxes')
  expect(await screen.findByText('Tang Mei is helping you')).toBeTruthy()
  // The chatbot does not greet within a conversation with people.
  expect(log()).not.toContain('I am the service robot')
})

test('nothing is not sent, and what is too long stays with its limit told', async () => {
  await toPeople()
  say(' \n ')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  say('x'.repeat(2001))
  const told = 'The message is too long: at most 2000 characters'
  expect((await screen.findAllByText(told)).length).toBeGreaterThan(0)
  expect(field().value).toHaveLength(2001)
  expect(sentFrames().filter(({ cmd }) => cmd === 2)).toEqual([])
})

test('earlier messages come by tens', async () => {
  for (let number = 1; number <= 12; number++)
    await app.call('buyer', 'POST', '/web/robot', { message: `question ${number}?` })
  const { data } = await app.call('buyer', 'GET', '/web/dialogue/status')
  await app.call('buyer', 'POST', `/web/dialogue/read?upTo=${data.lastSeq}`)
  await openService(app)
  expect(log()).not.toContain('question')
  await press('Earlier messages')
  await shows('question 12\\?')
  expect(log()).not.toContain('question 1?')
  await press('Earlier messages')
  await shows('question 1\\?')
  expect(screen.getByText('No earlier messages')).toBeTruthy()

  await close()
  await openAgain()
  expect(log()).not.toContain('question')
  await press('Earlier messages')
  await shows('question 12\\?')
  expect(log()).not.toContain('question 1?')
})

test('after the close the service is rated, and the robot is there again', async () => {
  await toPeople()
  const agent = await attend(app)
  await screen.findByText('Tang Mei is helping you')
  await agent.close()
  await screen.findByText('Please rate our service')
  expect(await screen.findByText('Robot')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5' }))
  const send = await screen.findByRole('button', { name: 'Submit rating' })
  // A double click sends once.
  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(screen.queryByText('Please rate our service')).toBeNull())
  await screen.findByText('Thank you for your rating')
  expect(screen.queryByText('There is no service to rate')).toBeNull()
})

test('a question that did not reach the robot stays, and is sent again once', async () => {
  await openService(app)
  withoutNetwork()
  say('What is a lockbolt?')
  await shows('What is a lockbolt\\?.*Not sent; please check your network')
  expect(log()).not.toContain('Replying…')
  answerWith(app.app)
  // Closing the dialog does not lose it either.
  await close()
  await openAgain()
  await shows('What is a lockbolt\\?.*Not sent')
  await press('Try again')
  await shows('Answered from: What is a lockbolt')
  expect(log()).not.toContain('Not sent')
  expect((await app.call('buyer', 'GET', '/web/dialogue/status')).data.lastSeq).toBe(2)
})

test('a customer who asks the chatbot for a person is connected', async () => {
  await openService(app)
  say('talk to a person')
  expect(await screen.findByText('Waiting for an agent')).toBeTruthy()
  await waitFor(() => expect(isOpen()).toBe(true))
  expect(log()).not.toContain('Sorry, I could not find an answer')
})

test('Escape closes the emoji and leaves the dialog, whose own Escape it keeps from it', async () => {
  await openService(app)
  await press('Emoji')
  const one = await screen.findByRole('button', { name: emoji[0] })
  // Without preventDefault the browser would close the dialog as well.
  expect(fireEvent.keyDown(one, { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('button', { name: emoji[0] })).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('a file that is not a picture is refused as a picture, with the allowed types', async () => {
  await openService(app)
  const chosen = document.querySelector('input[data-kind=image]')!
  fireEvent.change(chosen, { target: { files: [new File(['x'], 'joint.webp')] } })
  const [said] = await screen.findAllByText(/Only these file types/)
  expect(said?.textContent).toContain('.jpg .jpeg .png .gif .bmp')
  expect(said?.textContent).not.toContain('.zip')
})

test('a socket that is refused for good says why, and is not asked for again', async () => {
  takeTime()
  await toPeople()
  const opened = openedSockets().length
  // The server closes the socket of a user who is no longer allowed.
  act(() => void latestSocket().emit('close', 4403, Buffer.from('You may not do that')))
  await screen.findByText('Could not connect to customer service: You may not do that')
  await pass(30_000)
  expect(openedSockets()).toHaveLength(opened)
  expect(timesBusy()).toBe(0)
})

test('a chat error is shown for a while, and not after it is resolved', async () => {
  takeTime()
  await openService(app)
  say('x'.repeat(2001))
  await screen.findAllByRole('alert')
  fireEvent.change(field(), { target: { value: 'short' } })
  await waitFor(() => expect(screen.queryAllByRole('alert')).toEqual([]))
  say('x'.repeat(2001))
  await screen.findAllByRole('alert')
  await pass(9000)
  expect(screen.queryAllByRole('alert')).toEqual([])
})

test('messages that arrive in the open dialog leave no unread mark', async () => {
  await toPeople()
  const agent = await attend(app)
  agent.say('Here I am')
  await shows('Here I am')
  await waitFor(() =>
    expect(queries.getQueryData<{ unread: number }>(['chatStatus', 'unread'])?.unread).toBe(0),
  )
})

test('a user who was logged out meanwhile is led to the login', async () => {
  await openService(app)
  act(() => loseSession('over'))
  const login = await screen.findByRole('link', { name: 'Log in' })
  expect(login.getAttribute('href')).toBe('/login?redirect=%2F')
})

test('the dialog names the hotline, and has pictures, emoji, the history and the orders at hand', async () => {
  await app.call('buyer', 'POST', '/web/robot', { message: 'What is a lockbolt?' })
  await openService(app)
  const hotline = await screen.findByRole('link', { name: /^Hotline / })
  expect(hotline.getAttribute('href')).toMatch(/^tel:/)
  for (const name of ['Send a picture', 'Emoji', 'Earlier messages'])
    expect(screen.getByRole('button', { name })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'My orders' })).toBeTruthy()
  await press('Emoji')
  fireEvent.click(await screen.findByRole('button', { name: emoji[0] }))
  expect(field().value).toBe(emoji[0])
})

test('a customer without orders is told so beside the chat', async () => {
  await openService(app)
  expect(await screen.findByText('You have no orders yet')).toBeTruthy()
})

test('an order that is sent into the chat is reported as sent', async () => {
  const [dataId] = await givenProducts(app.database, [{ model: 'HB-1' }])
  const productList = [{ dataId, counts: 1, requiredDate: '2099-12-31' }]
  await app.call('buyer', 'POST', '/web/intention/order/submit', { productList })
  await toPeople()
  await press(/^Send Hexagon/)
  expect(await screen.findByText('Order details sent')).toBeTruthy()
})
