import { mkdtempSync, readdirSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey, storeOf } from '../../../src/server/files/store'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-store-'))
const disk = storeOf({ dataDir, s3Url: undefined })
const bytes = Buffer.from([0, 1, 2, 250])

test('what is put on the disk is there whole, under its key alone, and goes when it is removed', async () => {
  const key = newKey('.jpg')
  await disk.put(key, bytes, 'image/jpeg')
  expect((await disk.get(key))?.equals(bytes)).toBe(true)
  const names = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => name.includes('.'))).toEqual([key])
  await disk.remove(key)
  await disk.remove(key)
  expect(await disk.get(key)).toBeUndefined()
})

/** A minimal S3 store that refuses unsigned requests. */
const kept = new Map<string, Buffer>()
let s3: Server
let url: string

beforeAll(async () => {
  s3 = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const { method, headers, url: path = '' } = request
      if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
        return response.writeHead(403).end()
      }
      if (method === 'PUT') kept.set(path, body)
      if (method === 'DELETE') kept.delete(path)
      if (path.startsWith('/bucket/?list-type=2')) return response.end(listed(path))
      const found = kept.get(path)
      return response.writeHead(method === 'GET' && !found ? 404 : 200).end(found)
    })
  })
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve))
  url = `http://key:se%2Fcret@127.0.0.1:${(s3.address() as AddressInfo).port}/bucket?region=cn-north-1`
})
afterAll(() => void s3.close())

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** One key per page, like a bucket with many files. */
function listed(path: string): string {
  const keys = [...kept.keys()].map((key) => key.replace('/bucket/', ''))
  const from = Number(new URL(path, url).searchParams.get('continuation-token') ?? 0)
  const more = from + 1 < keys.length
  const next = more ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : ''
  return `<ListBucketResult><Contents><Key>${keys[from]}</Key></Contents>${next}</ListBucketResult>`
}

test.each(['disk', 'bucket'])('everything on the %s is listed', async (where) => {
  const store = where === 'disk' ? disk : storeOf({ dataDir, s3Url: url })
  const keys = [newKey('.pdf'), newKey('.png'), newKey('.jpg')]
  for (const key of keys) await store.put(key, bytes, 'application/pdf')
  const found: string[] = []
  for await (const key of store.list()) found.push(key)
  expect(found.sort()).toEqual([...keys].sort())
  for (const key of keys) await store.remove(key)
})

test('while the S3 store is out of reach people are asked to try again later', async () => {
  // Nothing listens there.
  const store = storeOf({ dataDir, s3Url: 'http://key:secret@127.0.0.1:1/bucket' })
  const put = store.put('ab/x.pdf', Buffer.from('x'), 'application/pdf')
  await expect(put).rejects.toMatchObject({ key: 'common.unavailable', status: 503 })
})

test('with S3_URL files are in the bucket, signed for, and not on the disk', async () => {
  const store = storeOf({ dataDir, s3Url: url })
  const key = newKey('.pdf')
  await store.put(key, bytes, 'application/pdf')
  expect([...kept.keys()]).toEqual([`/bucket/${key}`])
  expect((await store.get(key))?.equals(bytes)).toBe(true)
  await store.remove(key)
  expect(await store.get(key)).toBeUndefined()
})

test('a store that leads elsewhere is not followed', async () => {
  const other = createServer((_request, response) =>
    response.writeHead(302, { location: `${url.split('?')[0]}` }).end(),
  )
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const store = storeOf({ dataDir, s3Url: `http://key:secret@127.0.0.1:${port}/bucket` })
  await expect(store.get(newKey('.pdf'))).rejects.toMatchObject({ status: 503 })
  other.close()
})

test('a store that refuses is no empty store', async () => {
  const store = storeOf({ dataDir, s3Url: url.replace('key:', 'nobody:') })
  const cause = { message: expect.stringContaining('403') }
  await expect(store.get(newKey('.pdf'))).rejects.toMatchObject({ status: 503, cause })
})
