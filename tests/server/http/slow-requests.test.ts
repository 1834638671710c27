import { connect, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startApp } from '../../app'
import { documents, multipart } from '../../uploads'

const times = { completeMs: 1000, uploadBytesPerSecond: 8 * 1024 }
const { app, sessions, database, userId } = await startApp({ times })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const { access_token } = (await sessions.begin(database, await userId('supplier'))).tokens

/** A raw connection; `answer` resolves to everything received until it closes. */
async function open(head: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (bytes) => (text += bytes.toString('utf8')))
  socket.on('error', () => undefined)
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  socket.write(head)
  return { socket, answer }
}

/** Sends piece by piece slowly until the server closes the connection. */
async function drip(socket: Socket, pieces: Iterable<Buffer | string>, everyMs: number) {
  for (const piece of pieces) {
    if (socket.destroyed || !socket.writable) return
    socket.write(piece)
    await setTimeout(everyMs)
  }
}

test('a body that comes a byte at a time is answered 408 in words and its connection closed', async () => {
  const { socket, answer } = await open(
    'POST /crrc_sales/auth/oauth2/token HTTP/1.1\r\nhost: x\r\naccept-language: en\r\n' +
      'content-type: application/json\r\ncontent-length: 1000\r\n\r\n',
  )
  await drip(socket, ' '.repeat(200), 50)
  const text = await answer
  expect(text).toMatch(/^HTTP\/1.1 408 /)
  expect(text).toContain('too slowly')
})

test('headers that never end are answered 408', async () => {
  const { answer } = await open('GET /crrc_sales/health HTTP/1.1\r\nhost: x\r\nx-more: ')
  expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})

test('an upload that goes on may take longer than other requests; one that stops may not', async () => {
  const bytes = Buffer.concat([documents['.rar']!, Buffer.alloc(200_000, 7)])
  const { payload, headers } = multipart('evidence.rar', bytes)
  const head =
    'POST /crrc_sales/quality/problem/upload?businessType=2&tableName=evidence HTTP/1.1\r\n' +
    `host: x\r\nauthorization: Bearer ${access_token}\r\nconnection: close\r\n` +
    `content-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`
  const going = await open(head)
  const pieces = Array.from({ length: 40 }, (_, at) => {
    const size = Math.ceil(payload.length / 40)
    return payload.subarray(at * size, (at + 1) * size)
  })
  await drip(going.socket, pieces, 50)
  expect(await going.answer).toMatch(/^HTTP\/1.1 200 /)

  const stopping = await open(head)
  stopping.socket.write(payload.subarray(0, 5000))
  expect(await stopping.answer).toMatch(/^HTTP\/1.1 408 /)
  const rows = await database.selectFrom('stored_file').select('id').execute()
  expect(rows).toHaveLength(1)
})
