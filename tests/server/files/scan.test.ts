import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { beforeEach, expect, test } from 'vitest'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'
import { documents, multipart } from '../../uploads'

/** A fake clamd: reads chunks up to the empty one and returns a verdict. */
const received: Buffer[] = []
let judge = (bytes: Buffer): string =>
  bytes.includes('EICAR') ? 'stream: Eicar-Test FOUND' : 'stream: OK'
const clamd = createServer((socket) => {
  let sent = Buffer.alloc(0)
  socket.on('data', (part) => {
    sent = Buffer.concat([sent, Buffer.from(part)])
    const bytes = streamIn(sent)
    if (!bytes) return
    received.push(bytes)
    socket.end(`${judge(bytes)}\0`)
  })
})
await new Promise<void>((resolve) => clamd.listen(0, '127.0.0.1', resolve))
closeAfterFile(() => new Promise<void>((resolve) => void clamd.close(() => resolve())))
const { port } = clamd.address() as AddressInfo

function streamIn(sent: Buffer): Buffer | undefined {
  const command = Buffer.from('zINSTREAM\0')
  if (!sent.subarray(0, command.length).equals(command)) return undefined
  const chunks: Buffer[] = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(chunks)
    if (at + 4 + length > sent.length) return undefined
    chunks.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

const plain = await startApp()
const serverWith = (clamdUrl: string | undefined) =>
  startApp({ beside: plain, settings: { clamdUrl } })
const scanned = await serverWith(`tcp://127.0.0.1:${port}`)

async function upload(bytes: Buffer, at = scanned) {
  const { payload, headers } = multipart('报告.pdf', bytes)
  const path = '/quality/problem/upload?businessType=2&tableName=evidence'
  const { status, meta } = await at.call('supplier', 'POST', path, payload, headers)
  return { status, message: meta.message }
}
const stored = () =>
  plain.database
    .selectFrom('stored_file')
    .select('id')
    .execute()
    .then(({ length }) => length)

beforeEach(async () => {
  received.length = 0
  await plain.database.deleteFrom('stored_file').execute()
})

const document = Buffer.from(documents['.pdf']!)
const infected = Buffer.concat([document, Buffer.from('\n% EICAR\n%%EOF')])

test('a file goes to the scanner as it came, and is kept if nothing is found', async () => {
  const long = Buffer.concat([document, Buffer.alloc(200_000, ' '), Buffer.from('%%EOF')])
  expect((await upload(long)).status).toBe(200)
  expect(received[0]?.equals(long)).toBe(true)
  expect(await stored()).toBe(1)
})

test('a file in which the scanner finds something is refused in words and not stored', async () => {
  expect(await upload(infected)).toEqual({
    status: 415,
    message: '病毒扫描发现该文件含有恶意内容，文件未保存',
  })
  expect(await stored()).toBe(0)
})

test('while the scanner cannot be asked, or gives no verdict, no file is taken', async () => {
  const refused = { status: 503, message: '文件暂时无法进行病毒扫描，请稍后重试' }
  const nowhere = join(mkdtempSync(join(tmpdir(), 'portal-scan-')), 'clamd.ctl')
  expect(await upload(document, await serverWith(`unix://${nowhere}`))).toEqual(refused)
  const before = judge
  judge = () => 'INSTREAM size limit exceeded. ERROR'
  expect(await upload(document)).toEqual(refused)
  judge = before
  expect(await stored()).toBe(0)
})

test('without a scanner files are taken', async () => {
  expect((await upload(infected, await serverWith(undefined))).status).toBe(200)
  expect(received).toEqual([])
})
