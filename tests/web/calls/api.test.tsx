// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Fastify from 'fastify'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Schemas } from '../../../src/domain/schemas'
import { answerOf, api, dataOf, queries } from '../../../src/web/calls/api'
import { loadTexts } from '../../../src/web/language/locale'
import { beginSession, currentTokens, currentUser } from '../../../src/web/session/session'
import { Toasts } from '../../../src/web/ui/Toasts'
import { closeToast, currentToasts } from '../../../src/web/ui/toast-list'
import { answerWith } from '../browser'

/** Another server of the contract, which answers what a test says and keeps what it was asked. */
const other = Fastify()
let answer = { status: 200, body: {} }
let asked: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[] = []
other.all('*', ({ method, url, headers, body }, reply) => {
  asked.push({ method, url, headers, body })
  return reply.status(answer.status).send(answer.body)
})

const message = 'Said by the server'
const done = { meta: { success: true, message }, data: { counts: 3 } }
const refused = (data: object | null = null) => ({ meta: { success: false, message }, data })
const answers = (status: number, body: object) => (answer = { status, body })

const logIn = () =>
  beginSession({
    access_token: 'abc',
    refresh_token: 'r',
    expires_in: 1800,
    // The tab reads only the user's id.
    user: { id: 1 } as Schemas['User'],
  } as Schemas['Session'])
const ask = () => dataOf(api.GET('/web/my/cart/counts'))

beforeEach(async () => {
  cleanup()
  await loadTexts()
  for (const { id } of currentToasts()) closeToast(id)
  asked = []
  answerWith(other)
  logIn()
})

test('a call is sent as JSON below /crrc_sales with the stored token', async () => {
  answers(200, done)
  await answerOf(api.POST('/web/my/favorite', { body: { dataId: 5, typeId: 1 } }))
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/crrc_sales/web/my/favorite',
      headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
      body: { dataId: 5, typeId: 1 },
    },
  ])
})

test('a call has 100 seconds', async () => {
  answers(200, done)
  const limit = vi.spyOn(AbortSignal, 'timeout')
  await ask()
  expect(limit.mock.calls).toEqual([[100_000]])
})

test('only the status 200 with success is a success', async () => {
  answers(200, done)
  expect(await ask()).toEqual({ counts: 3 })
  answers(200, refused())
  await expect(ask()).rejects.toThrow(message)
  answers(500, done)
  await expect(ask()).rejects.toThrow(message)
})

test.each([
  ['401', 401, null, 'login expired'],
  ['403', 403, null, 'login expired'],
  ['403 of a session', 403, { reason: 'session' }, 'login expired'],
])('the status %s ends the session: login expired', async (_what, status, data, said) => {
  answers(status, refused(data))
  await expect(ask()).rejects.toThrow(said)
  expect([currentTokens(), currentUser()]).toEqual([undefined, undefined])
})

test('a forbidden call keeps the session and says what the server says', async () => {
  answers(403, refused({ reason: 'forbidden' }))
  await expect(ask()).rejects.toThrow(message)
  expect(currentTokens()?.accessToken).toBe('Bearer abc')
})

test('the status 404 without a sentence says that the request does not exist', async () => {
  answers(404, {})
  await expect(ask()).rejects.toThrow('request does not exist')
  answers(404, refused())
  await expect(ask()).rejects.toThrow(message)
})

function Counts() {
  useQuery({ queryKey: ['counts'], queryFn: ask })
  return null
}

test.each([400, 409, 429, 500])(
  'another failure (%i) shows the sentence of the server until it is closed',
  async (status) => {
    answers(status, refused())
    queries.clear()
    render(
      <QueryClientProvider client={queries}>
        <Counts />
        <Toasts />
      </QueryClientProvider>,
    )
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  },
)
