import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startWorker } from '../../../src/server/jobs/worker'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'
import { documents, multipart } from '../../uploads'

const dataDir = mkdtempSync(join(tmpdir(), 'portal-jobs-'))
const { call, database } = await startApp({ settings: { dataDir } })

const worker = await startWorker({
  pool: database,
  kinds: { failing: { attempts: 1, work: () => Promise.reject(new Error('No such server')) } },
  log: { error: () => undefined },
  everyMs: 3600_000,
})
closeAfterFile(() => worker.stop())

test('a job that failed is listed first with its reason, and done again when somebody says so', async () => {
  await database.insertInto('job').values({ kind: 'failing', data: '{}' }).execute()
  await worker.runDue()
  const { data } = await call('operator', 'GET', '/office/job/page')
  expect(data.records[0]).toMatchObject({
    what: 'failing',
    state: 'failed',
    attempts: 1,
    reason: 'Error: No such server',
    lastTime: expect.any(String),
  })
  const tabs = (await call('operator', 'GET', '/office/job/counts')).data.tabs
  expect(tabs[0]).toEqual({ value: 'failed', counts: 1 })
  const again = await call('operator', 'POST', `/office/job/${data.records[0].id}/retry`)
  expect(again.data).toMatchObject({ state: 'waiting', nextTime: expect.any(String) })
  const log = (await call('operator', 'GET', '/office/audit/page?operation=retryJob')).data
  expect(log.records[0]).toMatchObject({ record: '任务 failing' })
  expect((await call('operator', 'GET', '/office/job/page?keyword=publish')).status).toBe(200)
  await database
    .updateTable('job')
    .set({ done_at: new Date() })
    .where('kind', '=', 'failing')
    .execute()
  expect((await call('operator', 'POST', `/office/job/${data.records[0].id}/retry`)).status).toBe(
    409,
  )
})

test('a job for an upload is listed, found and sorted by its file name', async () => {
  for (const name of ['裂纹.pdf', 'Zinc.pdf']) {
    const { payload, headers } = multipart(name, documents['.pdf']!)
    const path = '/quality/problem/upload?businessType=2&tableName=evidence'
    expect((await call('supplier', 'POST', path, payload, headers)).status).toBe(200)
  }
  const { data } = await call('operator', 'GET', '/office/job/page?order=about&size=2')
  expect(data.records.map(({ about }: { about: string }) => about)).toEqual([
    'Zinc.pdf',
    '裂纹.pdf',
  ])
  const found = await call(
    'operator',
    'GET',
    `/office/job/page?keyword=${encodeURIComponent('裂纹')}`,
  )
  expect(found.data).toMatchObject({ total: 1, records: [{ about: '裂纹.pdf' }] })
})
