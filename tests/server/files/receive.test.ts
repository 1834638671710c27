import { mkdtempSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { maxFileBytes } from '../../../src/domain/forms/uploads'
import { startApp } from '../../app'
import { documents, multipart } from '../../uploads'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-large-'))
const { app, sessions, database, userId } = await startApp({ settings: { dataDir } })
await app.listen({ port: 0, host: '127.0.0.1' })
const { port } = app.server.address() as AddressInfo
const { access_token } = (await sessions.begin(database, await userId('supplier'))).tokens

async function upload(bytes: Buffer) {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(bytes)]), 'evidence.rar')
  const path = '/crrc_sales/quality/problem/upload?businessType=2&tableName=evidence'
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

const ofSize = (bytes: number) =>
  Buffer.concat([documents['.rar']!, Buffer.alloc(bytes - documents['.rar']!.length, 9)])

test('a file beyond the limit is refused each time and never kept as far as it came', async () => {
  const statuses: number[] = []
  for (const extra of [1, 2, 70_000, 1_000_000, 6_000_000, 1, 65_536, 6_000_000])
    statuses.push(await upload(ofSize(maxFileBytes + extra)))
  expect(statuses).toEqual(statuses.map(() => 413))
  const rows = await database.selectFrom('stored_file').select('id').execute()
  expect(rows).toEqual([])
  // The secrets key is created when the shop opens.
  expect(readdirSync(dataDir)).toEqual(['secrets.key'])
})

test('it is refused also where a piece that arrives ends exactly at the limit', async () => {
  const { payload, headers } = multipart('evidence.rar', ofSize(maxFileBytes + 1000))
  const begins = payload.indexOf('\r\n\r\n') + 4
  const limit = begins + maxFileBytes
  const pieces = [[0, begins], [begins, limit], [limit, limit + 500], [limit + 500]]
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/crrc_sales/quality/problem/upload?businessType=2&tableName=evidence',
    headers: { ...headers, authorization: `Bearer ${access_token}` },
    payload: Readable.from(pieces.map(([from, to]) => payload.subarray(from, to))),
  })
  expect(statusCode).toBe(413)
  expect(await database.selectFrom('stored_file').select('id').execute()).toEqual([])
})

test('a file of exactly the limit is kept', async () => {
  expect(await upload(ofSize(maxFileBytes))).toBe(200)
})
