import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileJobs } from '../../../src/server/files/jobs'
import { startWorker } from '../../../src/server/jobs/worker'
import { startApp } from '../../app'

test('unfinished files of killed processes are removed soon after a start; files being written stay', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-left-'))
  const yesterday = new Date(Date.now() - 24 * 3_600_000)
  const put = (path: string, isOld: boolean) => {
    mkdirSync(join(dataDir, path, '..'), { recursive: true })
    writeFileSync(join(dataDir, path), 'x')
    if (isOld) utimesSync(join(dataDir, path), yesterday, yesterday)
  }
  put('files/ab/abc.jpg.part', true)
  put('files/ab/abd.jpg.part', false)
  put('files/ab/abe.jpg', true)
  put('backups/backup-1.tar.gz.part', true)
  put('backups/backup-2.tar.gz', true)
  const { database, settings } = await startApp({ settings: { dataDir } })
  const kinds = fileJobs(settings)
  const worker = await startWorker({ pool: database, kinds, log: { error: () => undefined } })
  await worker.runDue()
  await worker.stop()
  const left = readdirSync(dataDir, { recursive: true, withFileTypes: true })
  const names = left.filter((entry) => entry.isFile()).map(({ name }) => name)
  // The secrets key is created when the shop opens.
  expect(names.sort()).toEqual(['abd.jpg.part', 'abe.jpg', 'backup-2.tar.gz', 'secrets.key'])
})
