import { expect, test } from 'vitest'
import { notifyUsers } from '../../../src/server/notifications/notifications.sql'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'

const app = await startApp()
const { call, database, userId } = app
const other = await startApp({ beside: app })
const origin = await app.app.listen({ port: 0 })
const buyer = await userId('buyer')
const engineer = await userId('engineer')

const ticketOf = async (who: string | null) =>
  call(who, 'POST', '/admin/sysnotifyremind/stream/ticket')

/** Received events of a page. */
async function listen(who: string) {
  const { ticket } = (await ticketOf(who)).data
  const leave = new AbortController()
  closeAfterFile(async () => leave.abort())
  const response = await fetch(
    `${origin}/crrc_sales/admin/sysnotifyremind/stream?ticket=${ticket}`,
    { signal: leave.signal },
  )
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async () => (await reader.read()).value
  expect(await next()).toBe(': here\n\n')
  return { response, next, leave }
}

const give = (to: number) =>
  notifyUsers(database, [to], { key: 'orders.notify.withdrawn', values: { code: 'A' } })

test('an open page hears of a new message of its reader, and of nobody else', async () => {
  const { response, next } = await listen('buyer')
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  await give(engineer)
  await give(buyer)
  expect(await next()).toBe('event: changed\ndata: {}\n\n')
  const later = next()
  await give(engineer)
  await call('buyer', 'POST', '/admin/sysnotifyremind/currentUser/setRead')
  expect(await later).toBe('event: changed\ndata: {}\n\n')
})

test('word comes from another process too', async () => {
  const { next } = await listen('sales')
  const { status } = await other.call('buyer', 'POST', '/web/message/board', {
    theme: '询价',
    description: '?',
    contact: '1',
  })
  expect(status).toBe(200)
  expect(await next()).toBe('event: changed\ndata: {}\n\n')
})

test('a ticket opens the stream alone, and nothing else opens it', async () => {
  const { ticket } = (await ticketOf('buyer')).data
  const stream = '/admin/sysnotifyremind/stream?ticket='
  const asToken = await call(null, 'GET', '/web/my/cart/counts', undefined, {
    authorization: `Bearer ${ticket}`,
  })
  expect(asToken.status).toBe(401)
  const { access_token } = (await app.sessions.begin(database, buyer)).tokens
  for (const wrong of [access_token, 'x', `${ticket}x`])
    expect((await call(null, 'GET', stream + wrong)).status).toBe(401)
  expect((await call(null, 'GET', '/admin/sysnotifyremind/stream')).status).toBe(400)
  expect((await ticketOf(null)).status).toBe(401)
})

test('the ticket of a session that has ended opens nothing', async () => {
  const { tokens, user } = await app.sessions.begin(database, engineer)
  const ticket = await app.sessions.ticketOf(database, user)
  const authorization = `Bearer ${tokens.access_token}`
  await call(null, 'DELETE', '/auth/token/logout', undefined, { authorization })
  const { status } = await call(null, 'GET', `/admin/sysnotifyremind/stream?ticket=${ticket}`)
  expect(status).toBe(403)
})

test('a ticket opens one stream, also where two processes are asked', async () => {
  const { ticket } = (await ticketOf('buyer')).data
  const stream = `/crrc_sales/admin/sysnotifyremind/stream?ticket=${ticket}`
  const leave = new AbortController()
  closeAfterFile(async () => leave.abort())
  const first = await fetch(origin + stream, { signal: leave.signal })
  expect(first.status).toBe(200)
  expect((await call(null, 'GET', stream)).status).toBe(401)
  expect((await other.call(null, 'GET', stream)).status).toBe(401)
})

test('one user has a limited number of streams open, and a place that is left can be taken', async () => {
  const few = await startApp({ settings: { connectionsPerUser: 2 } })
  const base = await few.app.listen({ port: 0 })
  const open = async () => {
    const { ticket } = (await few.call('buyer', 'POST', '/admin/sysnotifyremind/stream/ticket'))
      .data
    const leave = new AbortController()
    closeAfterFile(async () => leave.abort())
    const path = `/crrc_sales/admin/sysnotifyremind/stream?ticket=${ticket}`
    const { status, headers } = await fetch(base + path, { signal: leave.signal })
    return { status, headers, leave }
  }
  const [first] = [await open(), await open()]
  const refused = await open()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  first.leave.abort()
  await expect.poll(async () => (await open()).status).toBe(200)
})
