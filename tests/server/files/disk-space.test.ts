import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskSpace, isDiskFull } from '../../../src/server/files/disk-space'
import { newKey, storeOf } from '../../../src/server/files/store'
import { startApp } from '../../app'
import { documents, multipart } from '../../uploads'

const folder = mkdtempSync(join(tmpdir(), 'portal-disk-'))
/** A mounted disk of two megabytes, or the reason why there is none. */
function mountedDisk(): string | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'pipe' })
    return undefined
  } catch (error) {
    return `a disk can be mounted by root alone: ${String(error).split('\n')[0]}`
  }
}
const withoutDisk = mountedDisk()
// Printed in the output of the run.
if (withoutDisk) process.stderr.write(`${withoutDisk}\n`)
afterAll(() => {
  if (!withoutDisk) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true, force: true })
})

test('the free space is reported even before the folder exists', async () => {
  const { free, used } = await diskSpace(join(tmpdir(), `portal-new-${process.pid}`))
  expect(free).toBeGreaterThan(0)
  expect(used).toBeGreaterThan(0)
})

test('a full disk is known by the code of the file system and of the database, also as a cause', () => {
  expect(isDiskFull({ code: 'ENOSPC' })).toBe(true)
  expect(isDiskFull({ code: '53100' })).toBe(true)
  expect(isDiskFull(Object.assign(new Error('x'), { cause: { code: 'EDQUOT' } }))).toBe(true)
  expect(isDiskFull({ code: 'ENOENT' })).toBe(false)
  expect(isDiskFull(undefined)).toBe(false)
})

test.skipIf(withoutDisk)(
  'an upload to a full disk is refused in words and leaves no partial file',
  async () => {
    const { call } = await startApp({ settings: { dataDir: folder } })
    const large = Buffer.concat([documents['.rar']!, Buffer.alloc(3 * 1024 * 1024, 7)])
    const send = (language: string) => {
      const { payload, headers } = multipart('evidence.rar', large)
      const path = '/quality/problem/upload?businessType=2&tableName=evidence'
      return call('supplier', 'POST', path, payload, { ...headers, 'accept-language': language })
    }
    const refused = await send('en')
    expect(refused.status).toBe(507)
    expect(refused.meta.message).toMatch(/server’s disk is full/i)
    expect((await send('zh')).meta.message).toContain('磁盘空间已满')
    const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    // The secrets key is created when the shop opens.
    expect(left.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['secrets.key'])

    const { payload, headers } = multipart('evidence.rar', documents['.rar']!)
    const path = '/quality/problem/upload?businessType=2&tableName=evidence'
    expect((await call('supplier', 'POST', path, payload, headers)).status).toBe(200)
  },
)

test.skipIf(withoutDisk)('a file that filled the disk leaves the room it had taken', async () => {
  const disk = storeOf({ dataDir: folder, s3Url: undefined })
  const before = (await diskSpace(folder)).free
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(
      disk.put(newKey('.zip'), Buffer.alloc(4 * 1024 * 1024), 'x'),
    ).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(before - (await diskSpace(folder)).free).toBeLessThan(65_536)
})

test('the server is the only one that can read the files it keeps', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-modes-'))
  const key = newKey('.pdf')
  await storeOf({ dataDir, s3Url: undefined }).put(key, Buffer.from('x'), 'application/pdf')
  const modeOf = (path: string) => statSync(join(dataDir, path)).mode & 0o777
  expect(modeOf(`files/${key}`).toString(8)).toBe('600')
  expect(modeOf('files').toString(8)).toBe('700')
  expect(modeOf(`files/${key.split('/')[0]}`).toString(8)).toBe('700')
})
