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
  const { data } = await call(
    'operator',
    'GET',
    '/office/job/page?order=about&size=2&housekeeping=1',
  )
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

test('housekeeping is folded until somebody asks for it, but never when it fails', async () => {
  await database.deleteFrom('job').execute()
  const kinds = ['sealAudit', 'forgetUpload', 'removeBytes', 'sendMail']
  await database
    .insertInto('job')
    .values(kinds.map((kind) => ({ kind, data: '"0"', unique_key: `0${kind}` })))
    .execute()
  const listed = async (query = '') => {
    const { data } = await call('operator', 'GET', `/office/job/page?${query}`, undefined, {
      'accept-language': 'en',
    })
    return data.records.map(({ what }: { what: string }) => what)
  }
  const counts = async (query = '') =>
    (await call('operator', 'GET', `/office/job/counts?${query}`)).data
  expect(await listed()).toEqual(['Send e-mail'])
  expect(await counts()).toMatchObject({
    folded: 3,
    tabs: expect.arrayContaining([{ value: 'waiting', counts: 1 }]),
  })
  expect(await listed('housekeeping=1')).toHaveLength(4)
  expect(await counts('housekeeping=1')).toMatchObject({
    folded: 0,
    tabs: expect.arrayContaining([{ value: 'waiting', counts: 4 }]),
  })
  expect(await listed('keyword=Seal')).toEqual(['Seal audit log'])
  expect((await counts('keyword=Seal')).folded).toBe(0)

  const failing = database.updateTable('job').set({ attempts: 1, last_error: 'No space' })
  await failing.where('kind', '=', 'sealAudit').execute()
  await failing.set({ failed_at: new Date() }).where('kind', '=', 'removeBytes').execute()
  expect(await listed()).toEqual(['Delete file', 'Seal audit log', 'Send e-mail'])
  expect((await counts()).folded).toBe(1)
  expect((await call('operator', 'GET', '/office/job/page?housekeeping=2')).status).toBe(400)
})
