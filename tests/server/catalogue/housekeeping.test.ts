import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { trimPartCache } from '../../../src/server/catalogue/housekeeping'
import { closeAfterFile } from '../../closing'

const dataDir = await mkdtemp(join(tmpdir(), 'fastener-cache-'))
closeAfterFile(() => rm(dataDir, { recursive: true, force: true }))
const cache = join(dataDir, 'cache/parts')

test('the oldest cached drawings are deleted until the rest fits', async () => {
  await mkdir(cache, { recursive: true })
  for (const [name, minutes] of Object.entries({ oldest: 3, middle: 2, newest: 1 })) {
    await writeFile(join(cache, name), Buffer.alloc(1000))
    const at = new Date(Date.now() - minutes * 60_000)
    await utimes(join(cache, name), at, at)
  }
  await trimPartCache(dataDir, 3000)
  expect(await readdir(cache)).toHaveLength(3)
  await trimPartCache(dataDir, 2500)
  expect((await readdir(cache)).sort()).toEqual(['middle', 'newest'])
  await trimPartCache(dataDir, 0)
  expect(await readdir(cache)).toEqual([])
})

test('without a cache there is nothing to trim', async () => {
  await expect(trimPartCache(join(dataDir, 'none'), 0)).resolves.toBeUndefined()
})
