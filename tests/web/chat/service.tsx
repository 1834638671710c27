import { renderPage } from '../render'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'
import { chatTimes } from '../../../src/domain/chat/rules'
import { consult } from '../../../src/web/actions/service'
import { queries } from '../../../src/web/calls/api'
import { Service } from '../../../src/web/chat/Service'
import type { TestApp } from '../../app'
import { openSocket, socketAddress, tokenOf } from '../../server/chat/socket-client'
import { answered, socketsAt } from './sockets'

/** Fake timers for the dialog's times; they also advance by themselves, so that pages and server keep running. */
export const takeTime = () =>
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })

/** Advances the time heartbeat by heartbeat, so that the server is heard in between. */
export async function pass(ms: number) {
  for (let left = ms; left > 0; left -= chatTimes.heartbeat) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, chatTimes.heartbeat)))
    await answered()
  }
}

export async function openService(app: TestApp, user = 'buyer') {
  socketsAt(await socketAddress(app))
  await renderPage(<Service />, { app, user, at: '/' })
  await openAgain()
}

export async function openAgain() {
  act(() => void consult(undefined, () => undefined))
  await screen.findByRole('log')
}

export async function close() {
  fireEvent.click(dialog().getByRole('button', { name: 'Close' }))
  if (screen.queryByRole('dialog')) throw new Error('The dialog is still open')
  // Its state is dropped a moment later.
  await waitFor(() => {
    if (queries.getQueryData(['chatStatus', 'opened'])) throw new Error('Still known')
  })
}

export const dialog = () => within(screen.getByRole('dialog'))
export const log = () => screen.getByRole('log').textContent ?? ''
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
export const field = () => screen.getByLabelText<HTMLTextAreaElement>('Type a message')

export function say(words: string) {
  fireEvent.change(field(), { target: { value: words } })
  fireEvent.keyDown(field(), { key: 'Enter' })
}

export const shows = (words: string | RegExp) =>
  waitFor(() => {
    if (!new RegExp(words).test(log())) throw new Error(`The talk shows ${log()}`)
  })

/** An agent's view of a customer's conversation. */
export async function attend(app: TestApp, customer = 'buyer', agent = 'agent') {
  const { data } = await app.call(customer, 'GET', '/web/dialogue/status')
  const conversation = `/office/chat/conversation/${data.id}`
  await app.call(agent, 'POST', `${conversation}/claim`)
  const socket = await openSocket(await socketAddress(app), await tokenOf(app, agent))
  socket.send({ cmd: 4, id: '', username: '', after: 0 })
  return {
    say: (content: string) =>
      socket.send({
        cmd: 2,
        chatType: 1,
        chatFromId: '',
        chatToId: '',
        username: '',
        fromBucketName: '',
        avatar: '',
        logType: 1,
        content,
        clientId: content,
        conversationId: data.id,
      }),
    close: () => app.call(agent, 'POST', `${conversation}/close`, { reason: 'solved' }),
  }
}

/** Resets all conversations: with the chatbot, and without messages. */
export async function startAnew({ database }: TestApp) {
  await database.deleteFrom('chat_message').execute()
  await database
    .updateTable('chat_conversation')
    .set({
      state: 'robot',
      agent_id: null,
      service_id: null,
      waiting_since: null,
      view: null,
      last_seq: 0,
      customer_delivered: 0,
      customer_read: 0,
      staff_delivered: 0,
      staff_read: 0,
      notified_seq: 0,
    })
    .execute()
  await database.deleteFrom('chat_service').execute()
  sessionStorage.clear()
}
