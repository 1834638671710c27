import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { now } from '../../../src/server/database/clock'
import type { RefusalFrame } from '../../../src/domain/chat/frames'
import { keepUserData } from '../../../src/server/account/users.sql'
import { startApp, type TestApp } from '../../app'
import { fromOutside } from '../../nesting'
import { closeAfterFile } from '../../closing'
import { openEnd, randomFrom, settled } from './ends'
import { openSocket, socketAddress, tokenOf, type TestSocket } from './socket-client'

let shop: TestApp
let other: TestApp
let address: string
let otherAddress: string

beforeAll(async () => {
  shop = await startApp({ settings: { customerServiceUserId: 77 } })
  // A second process on the same database.
  other = await startApp({ beside: shop, settings: { customerServiceUserId: 77 } })
  address = await socketAddress(shop)
  otherAddress = await socketAddress(other)
})

const text = (content: string, more: object = {}) => ({
  cmd: 2,
  chatType: 1,
  chatFromId: '',
  chatToId: 'customer-service',
  username: '',
  fromBucketName: '',
  avatar: '',
  logType: 1,
  content,
  ...more,
})

/** Waits until the server has stored it. */
async function customerSaid(username: string, content: string) {
  await expect
    .poll(async () => {
      const { data } = await shop.call(username, 'GET', '/web/dialogue/history')
      return data.records.map(({ text }: { text: string }) => text)
    })
    .toContain(content)
}

async function conversationOf(username: string): Promise<number> {
  const { data } = await shop.call(username, 'GET', '/web/dialogue/status')
  return data.id
}

test('a client that speaks only the frames of the documents writes to people and hears them', async () => {
  const id = String(await shop.userId('engineer'))
  const customer = await openSocket(address, await tokenOf(shop, 'engineer'))
  customer.send({ cmd: 4, id, username: '赵宁' })
  customer.send(text('plain question', { chatFromId: id, chatToId: '19' }))

  const conversation = await conversationOf('engineer')
  const agent = await openSocket(otherAddress, await tokenOf(shop, 'agent'))
  agent.send({ cmd: 4, id: await shop.userId('agent'), username: 'agent', after: 0 })
  agent.send({ cmd: 5, conversationId: conversation, after: 0 })
  expect(await agent.message('plain question')).toMatchObject({
    seq: 1,
    sender: 'customer',
    // The configured service user, whoever attends.
    chatFromId: id,
    chatToId: '77',
  })

  const claimed = await shop.call(
    'agent',
    'POST',
    `/office/chat/conversation/${conversation}/claim`,
  )
  expect(claimed).toMatchObject({ status: 200, data: { state: 'open', agentName: '唐梅' } })
  agent.send(text('plain answer', { conversationId: conversation, clientId: 'a1' }))
  expect(await customer.message('plain answer')).toMatchObject({
    cmd: 2,
    logType: 1,
    sender: 'agent',
    username: '唐梅',
    // The customer writes to the configured user and receives from the same one.
    chatFromId: '77',
    chatToId: id,
  })
  // The desk shows the actual agents.
  expect(await agent.message('plain answer')).toMatchObject({
    chatFromId: String(await shop.userId('agent')),
  })
  // Neither its own messages nor other frames.
  expect(customer.frames.map(({ cmd }) => cmd)).toEqual([2])
})

test('an agent who speaks only the frames of the documents hears who waits, takes them by answering, and no others', async () => {
  const id = String(await shop.userId('designer'))
  const customer = await openSocket(address, await tokenOf(shop, 'designer'))
  customer.send({ cmd: 4, id, username: '' })
  customer.send(text('asked before', { chatFromId: id }))
  await customerSaid('designer', 'asked before')
  const [agent, colleague] = await Promise.all(
    ['agent', 'operator'].map(async (name) => {
      const socket = await openSocket(otherAddress, await tokenOf(shop, name))
      socket.send({ cmd: 4, id: String(await shop.userId(name)), username: name })
      return socket
    }),
  )
  await agent!.message('asked before')
  await colleague!.message('asked before')
  agent!.send(text('plainly answered', { chatToId: id }))
  await customer.message('plainly answered')
  customer.send(text('asked after', { chatFromId: id }))
  await agent!.message('asked after')

  const taken = await shop.call(
    'agent',
    'GET',
    `/office/chat/conversation/${await conversationOf('designer')}`,
  )
  expect(taken.data).toMatchObject({ state: 'open', agentName: '唐梅' })
  expect(taken.data.timeline).toMatchObject([{ what: '开始接待' }])
  const heard = (socket: TestSocket) =>
    socket.frames.flatMap((one) =>
      'chatFromId' in one && one.chatFromId === id ? one.content : [],
    )
  // No messages of its own.
  expect(heard(agent!)).toEqual(['asked before', 'asked after'])
  // The colleague receives nothing more once somebody else has claimed it.
  let said = 0
  await expect
    .poll(async () => {
      const content = `said ${++said}`
      customer.send(text(content, { chatFromId: id }))
      await agent!.message(content)
      // Frames are answered in order: after the refusal, the earlier message must have arrived.
      colleague!.send(text('', { clientId: content }))
      await colleague!.frame<RefusalFrame>((one) => one.cmd === 6 && one.clientId === content)
      return heard(colleague!).includes(content)
    })
    .toBe(false)
  for (const { socket } of [agent!, colleague!]) socket.terminate()
  await Promise.all([agent!.closed, colleague!.closed])
})

test('a message carries the picture of who wrote it, as the shop knows it and not as the frame says', async () => {
  const userId = await shop.userId('designer')
  await keepUserData(shop.database, userId, { avatar: '/crrc_sales/web/avatar/x', bucketName: 'b' })
  const customer = await openSocket(address, await tokenOf(shop, 'designer'))
  customer.send({ cmd: 4, id: userId, username: '', after: 0 })
  customer.send(text('with a picture', { avatar: 'https://example.com/x', fromBucketName: 'c' }))
  expect(await customer.message('with a picture')).toMatchObject({
    avatar: '/crrc_sales/web/avatar/x',
    fromBucketName: 'b',
  })
  const { data } = await shop.call('designer', 'GET', '/web/dialogue/history')
  expect(data.records[0]).toMatchObject({ avatar: '/crrc_sales/web/avatar/x' })
})

test('a message that is sent again is there once, and both ends see how far it has come', async () => {
  const customer = await openSocket(address, await tokenOf(shop, 'partner'))
  const again = await openSocket(otherAddress, await tokenOf(shop, 'partner'))
  const register = { cmd: 4, id: await shop.userId('partner'), username: '', after: 0 }
  customer.send(register)
  again.send(register)
  customer.send(text('only once', { clientId: 'c-1' }))
  again.send(text('only once', { clientId: 'c-1' }))
  again.send(text('and this', { clientId: 'c-2' }))
  expect(await customer.message('and this')).toMatchObject({ seq: 2, clientId: 'c-2' })
  expect(await again.message('only once')).toMatchObject({ seq: 1 })

  const conversation = await conversationOf('partner')
  const agent = await openSocket(address, await tokenOf(shop, 'agent2'))
  agent.send({ cmd: 4, id: '', username: '', after: 0 })
  agent.send({ cmd: 5, conversationId: conversation, after: 0 })
  await agent.message('and this')
  agent.send({ cmd: 3, conversationId: conversation, delivered: 2, read: 1 })
  const marks = await customer.frame((frame) => frame.cmd === 3)
  expect(marks).toMatchObject({ delivered: 2, read: 1 })
})

test('a returning client gets the missed messages, including those longer than a notification', async () => {
  const token = await tokenOf(shop, 'buyer')
  const first = await openSocket(address, token)
  const long = '长'.repeat(2000)
  first.send({ cmd: 4, id: '', username: '', after: 0 })
  first.send(text(long, { clientId: 'long' }))
  await first.message(long)
  first.socket.terminate()
  const back = await openSocket(otherAddress, token)
  back.send({ cmd: 4, id: '', username: '', after: 0 })
  expect(await back.message(long)).toMatchObject({ seq: 1, clientId: 'long' })
})

test.each([
  ['no token', undefined],
  ['a token that is none', 'abc'],
])('a socket with %s is closed with the reason', async (_what, token) => {
  const { closed } = await openSocket(address, token)
  const { code, reason } = await closed
  expect(code).toBe(4401)
  expect(reason).toMatch(/登录/)
})

test('a token that has ended closes the socket, and a supplier has no customer service', async () => {
  const brief = await startApp({ beside: shop, settings: { accessTokenSeconds: 0 } })
  const ended = await openSocket(address, await tokenOf(brief, 'buyer'))
  expect((await ended.closed).code).toBe(4401)
  const supplier = await openSocket(address, await tokenOf(shop, 'supplier'))
  expect((await supplier.closed).code).toBe(4403)
})

test.each([
  ['the process of the socket', () => address],
  ['another', () => otherAddress],
])('a socket is closed as soon as its session ends, in %s', async (_which, at) => {
  const { call } = shop
  const token = await tokenOf(shop, 'buyer')
  const socket = await openSocket(at(), token)
  socket.send({ cmd: 4, id: '', username: '', after: 0 })
  const authorization = { authorization: `Bearer ${token}` }
  expect((await call(null, 'DELETE', '/auth/token/logout', undefined, authorization)).status).toBe(
    200,
  )
  const { code, reason } = await socket.closed
  expect(code).toBe(4401)
  expect(reason).not.toBe('')
})

test('a session that ends while its socket is still being opened leaves no socket behind', async () => {
  const { call, database } = shop
  const token = await tokenOf(shop, 'buyer')
  const socket = await database.transaction().execute(async (holding) => {
    // The socket is admitted and waits for its conversation.
    await sql`lock table chat_conversation in access exclusive mode`.execute(holding)
    const opening = await openSocket(address, token)
    await expect
      .poll(async () => {
        const asked = sql`select from pg_locks
          where relation = 'chat_conversation'::regclass and not granted`
        const { rows } = await fromOutside(() => asked.execute(database))
        return rows.length
      })
      // A job that reads conversations may be waiting too.
      .toBeGreaterThan(0)
    const authorization = { authorization: `Bearer ${token}` }
    const { status } = await fromOutside(() =>
      call(null, 'DELETE', '/auth/token/logout', undefined, authorization),
    )
    expect(status).toBe(200)
    return opening
  })
  expect((await socket.closed).code).toBe(4401)
})

test('a session that has ended writes and reads nothing more, even where nobody was told', async () => {
  const token = await tokenOf(shop, 'buyer')
  const socket = await openSocket(address, token)
  socket.send({ cmd: 3, read: 0 })
  const { database } = shop
  await sql`alter table user_session disable trigger chat_session_ended`.execute(database)
  await database
    .updateTable('user_session')
    .set({ revoked_at: now() })
    .where('id', '=', String(decodeJwt(token).sid))
    .execute()
  await sql`alter table user_session enable trigger chat_session_ended`.execute(database)
  const before = (await shop.call('buyer', 'GET', '/web/dialogue/status')).data.lastSeq
  const asking = setInterval(() => socket.send({ cmd: 3, read: 0 }), 200)
  expect((await socket.closed).code).toBe(4401)
  clearInterval(asking)
  expect((await shop.call('buyer', 'GET', '/web/dialogue/status')).data.lastSeq).toBe(before)
})

test('the socket of somebody whose role is taken away is closed at once, and so is that of an ended token', async () => {
  const { database } = shop
  const agent = await openSocket(otherAddress, await tokenOf(shop, 'agent2'))
  agent.send({ cmd: 4, id: '', username: '', after: 0 })
  const roles = (staff_roles: string[]) =>
    database.updateTable('app_user').set({ staff_roles }).where('username', '=', 'agent2').execute()
  await roles(['sales'])
  expect((await agent.closed).code).toBe(4403)
  await roles(['agent'])
  const brief = await startApp({ beside: shop, settings: { accessTokenSeconds: 1 } })
  const ending = await openSocket(address, await tokenOf(brief, 'buyer'))
  expect((await ending.closed).code).toBe(4401)
})

test('messages accepted before a socket exceeded its limit are kept', async () => {
  const socket = await openSocket(address, await tokenOf(shop, 'engineer'))
  const before = (await shop.call('engineer', 'GET', '/web/dialogue/status')).data.lastSeq
  for (let count = 0; count < 400; count++)
    socket.send(text(`many ${count}`, { clientId: `many ${count}` }))
  expect((await socket.closed).code).toBe(1008)
  const { data } = await shop.call('engineer', 'GET', '/web/dialogue/status')
  expect(data.lastSeq - before).toBeGreaterThanOrEqual(120)
})

test('more than a socket may write at once arrives whole and in its order', async () => {
  const id = await shop.userId('designer')
  const names = { username: '', avatar: '', fromBucketName: '' }
  const said = { addresses: [address], token: await tokenOf(shop, 'designer') }
  const end = openEnd(
    { id: String(id), to: '5', ...names },
    { ...said, random: randomFrom(1), who: 'many' },
  )
  // All sent before the socket is open.
  for (let count = 0; count < 130; count++) end.say()
  await settled([end], async () => 130)
  end.stop()
  const own = end.line().messages.filter(({ clientId }) => clientId?.startsWith('many-'))
  expect(own.map(({ clientId }) => clientId)).toEqual(end.said)
})

test.each([
  ['a blank message', text(' \n\t ', { clientId: 'x' }), 'chat.blank'],
  ['10,000 characters', text('x'.repeat(10_000), { clientId: 'x' }), 'chat.tooLong'],
  ['another sender', text('forged', { chatFromId: '1', clientId: 'x' }), 'chat.notYourId'],
  ['another name', { cmd: 4, id: 1_000_000, username: '' }, 'chat.notYourId'],
  ['another conversation', text('x', { conversationId: 999_999 }), 'chat.notFound'],
  ['the marks of another', { cmd: 3, conversationId: 999_999, read: 1 }, 'chat.notFound'],
  [
    'a file of somebody else',
    text('x', { logType: 3, data: { file: { id: 1 } } }),
    'files.notYours',
  ],
  [
    'an order of somebody else',
    text('x', { logType: 2, data: { card: { orderId: 1 } } }),
    'chat.cardNotFound',
  ],
  ['no JSON', '{{{', 'chat.frame.unreadable'],
  ['JSON that is no object', '[1,2]', 'chat.frame.unreadable'],
  ['an unknown command', { cmd: 99 }, 'chat.frame.unknown'],
  ['a content that is no text', text({} as string), 'chat.frame.unknown'],
  ['zero characters', text('\u0000'), 'chat.blank'],
])('%s is refused in a sentence and the socket goes on', async (_what, frame, code) => {
  const customer = await openSocket(address, await tokenOf(shop, 'newcomer'))
  customer.send({ cmd: 4, id: '', username: '', after: 0 })
  customer.send(frame)
  const refusal = await customer.frame<RefusalFrame>((one) => one.cmd === 6)
  expect(refusal.code).toBe(code)
  expect(refusal.content).not.toMatch(/^chat\.|\{\{/)
  if (code === 'chat.tooLong') expect(refusal.content).toContain('2000')
  expect((await shop.call('newcomer', 'GET', '/web/dialogue/status')).data.lastSeq).toBe(0)
})

test.each([
  ['binary noise', 1003, (send: (what: string | Buffer) => void) => send(Buffer.from([0, 255, 1]))],
  ['a huge frame', 1009, (send: (what: string | Buffer) => void) => send('x'.repeat(1_000_000))],
  [
    'a thousand frames in a second',
    1008,
    (send: (what: string | Buffer) => void) => {
      for (let count = 0; count < 1000; count++) send('{"cmd":3}')
    },
  ],
])('%s closes the socket with a reason, and the others go on', async (_what, code, misbehave) => {
  const quiet = await openSocket(address, await tokenOf(shop, 'designer'))
  quiet.send({ cmd: 4, id: '', username: '', after: 0 })
  const rude = await openSocket(address, await tokenOf(shop, 'newcomer'))
  misbehave((what) => rude.socket.send(what))
  const closed = await rude.closed
  expect(closed.code).toBe(code)
  expect(closed.reason).not.toBe('')
  const content = `still here ${code}`
  quiet.send(text(content, { clientId: content }))
  expect(await quiet.message(content)).toMatchObject({ content })
})

test('HTML stays the text that it is, and a message of zero characters within loses them', async () => {
  const customer = await openSocket(address, await tokenOf(shop, 'designer'))
  customer.send({ cmd: 4, id: '', username: '', after: 0 })
  const html = '<img src=x onerror="alert(1)"><b>bold</b>'
  customer.send(text(html, { clientId: 'html' }))
  expect(await customer.message(html)).toMatchObject({ content: html })
  customer.send(text('a\u0000b\ud800c', { clientId: 'zero' }))
  await customer.message('abc')
})

test('a server that ends tells its sockets to come again', async () => {
  const third = await startApp({ beside: shop })
  const socket = await openSocket(await socketAddress(third), await tokenOf(shop, 'designer'))
  socket.send({ cmd: 4, id: '', username: '', after: 0 })
  await third.app.close()
  expect((await socket.closed).code).toBe(1012)
})

test('a server that ends does not wait for who knocks meanwhile', async () => {
  const ending = await startApp({ beside: shop })
  const { hostname, port, pathname } = new URL(await socketAddress(ending))
  const visitor = connect(Number(port), hostname)
  closeAfterFile(async () => void visitor.destroy())
  await once(visitor, 'connect')
  const arrived = once(ending.app.server, 'connection')
  const begun = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  visitor.write([`GET ${pathname} HTTP/1.1`, 'Host: shop.example', ...begun, ''].join('\r\n'))
  await Promise.race([arrived, setImmediate()])
  const ended = ending.app.close()
  visitor.write('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n')
  // Resolves only when the socket closes.
  await ended
})

test('one user has a limited number of sockets open, and the next one is told why it is closed', async () => {
  const few = await startApp({ settings: { connectionsPerUser: 2, connectionsPerAddress: 2 } })
  const place = await socketAddress(few)
  const own = await tokenOf(few, 'buyer')
  const hello = { cmd: 4, id: String(await few.userId('buyer')), username: 'buyer', after: 0 }
  const opened = async () => {
    const socket = await openSocket(place, own)
    socket.send(hello)
    await socket.frame(({ cmd }) => cmd === 4)
    return socket
  }
  const [first] = [await opened(), await opened()]
  const third = await openSocket(place, own)
  const { code, reason } = await third.closed
  expect(code).toBe(4429)
  expect(reason).not.toBe('')
  // Another user behind the same address is not affected.
  const other = await openSocket(place, await tokenOf(few, 'engineer'))
  other.send({ ...hello, id: String(await few.userId('engineer')) })
  await other.frame(({ cmd }) => cmd === 4)
  first.socket.close()
  await first.closed
  await opened()
})

test('a page of another site cannot open a socket, one of this shop or a named origin can', async () => {
  const shop = await startApp({ settings: { webOrigins: ['https://front.example'] } })
  const place = await socketAddress(shop)
  const token = await tokenOf(shop, 'buyer')
  const statusFor = (origin: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`${place}?access_token=${token}`, { origin })
      closeAfterFile(async () => socket.terminate())
      socket.on('error', () => undefined)
      socket.on('open', () => resolve(101))
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    })
  expect(await statusFor('https://evil.example')).toBe(403)
  expect(await statusFor('null')).toBe(403)
  expect(await statusFor('https://front.example')).toBe(101)
  expect(await statusFor(`http://${new URL(place).host}`)).toBe(101)
})
