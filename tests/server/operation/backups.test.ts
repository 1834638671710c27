import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startWorker } from '../../../src/server/jobs/worker'
import { lastBackup } from '../../../src/server/operation/backup-results.sql'
import { operationJobs } from '../../../src/server/operation/jobs'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'

const { call, place, database, settings } = await startApp()

const worker = await startWorker({
  pool: database,
  kinds: operationJobs(settings, place.autonomous),
  log: { error: () => undefined },
  everyMs: 3600_000,
})
closeAfterFile(() => worker.stop())

test('a backup is made by a job and given to who shows the password again', async () => {
  const { data } = await call('operator', 'POST', '/office/backup')
  expect(data.state).toBe('waiting')
  expect((await call('operator', 'POST', '/office/backup')).status).toBe(409)
  const file = `/office/backup/${data.id}/file`
  expect((await call('operator', 'POST', file, { password: 'Demo1234' })).status).toBe(409)
  await worker.runDue()
  const [backup] = (await call('operator', 'GET', '/office/backup/page')).data.records
  expect(backup).toMatchObject({
    state: 'ready',
    records: expect.any(Number),
    until: expect.any(String),
  })
  expect((await call('operator', 'POST', file, { password: 'Wrong1234' })).status).toBe(400)
  const answer = await call('operator', 'POST', file, { password: 'Demo1234' })
  expect(answer.status).toBe(200)
  expect(answer.bytes.length).toBe(backup.bytes)
  expect(answer.bytes.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  expect((await call('operator', 'DELETE', `/office/backup/${data.id}`)).status).toBe(200)
  await worker.runDue()
  expect((await call('operator', 'GET', '/office/backup/page')).data.total).toBe(0)
})

/** A failed backup, whose cause is gone, with a job that can be retried. */
async function failedBackup() {
  const place = join(settings.dataDir, 'backups')
  await rm(place, { recursive: true, force: true })
  await writeFile(place, '')
  const { data } = await call('operator', 'POST', '/office/backup')
  await worker.runDue()
  await rm(place)
  const { records } = (await call('operator', 'GET', '/office/job/page?state=failed')).data
  return { id: data.id as number, jobId: records[0].id as number }
}

const listed = async (id: number) =>
  (await call('operator', 'GET', '/office/backup/page')).data.records.find(
    (one: { id: number }) => one.id === id,
  )
const retry = (jobId: number) => call('operator', 'POST', `/office/job/${jobId}/retry`)

test('a backup that failed is ready when its job is done again', async () => {
  const { id, jobId } = await failedBackup()
  expect(await listed(id)).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('backups'),
  })
  expect((await retry(jobId)).status).toBe(200)
  await worker.runDue()
  const backup = await listed(id)
  expect(backup).toMatchObject({ state: 'ready', fileName: expect.any(String) })
  expect(await readdir(join(settings.dataDir, 'backups'))).toEqual([backup.fileName])
  await call('operator', 'DELETE', `/office/backup/${id}`)
  await worker.runDue()
})

test('a removed backup leaves no file when its job is retried', async () => {
  const { id, jobId } = await failedBackup()
  expect((await call('operator', 'DELETE', `/office/backup/${id}`)).status).toBe(200)
  await retry(jobId)
  await worker.runDue()
  expect(await readdir(join(settings.dataDir, 'backups'))).toEqual([])
})

test('a backup that failed is told to operators by mail and kept as the last failure', async () => {
  await database.deleteFrom('outbox_message').execute()
  const { id } = await failedBackup()
  const mails = await database.selectFrom('outbox_message').select('data').execute()
  const users = await database
    .selectFrom('app_user')
    .select('id')
    .where(sql<boolean>`'operator' = any(staff_roles)`)
    .execute()
  expect(users.length).toBeGreaterThan(0)
  expect(mails.map(({ data }) => (data as { template: string }).template)).toContain('backupFailed')
  expect(await lastBackup(database)).toMatchObject({
    failure: { at: expect.any(Date), data: { reason: expect.stringContaining('backups') } },
  })
  await call('operator', 'DELETE', `/office/backup/${id}`)
  await worker.runDue()
})

test('a nightly backup is made once a day after its time, and told of as the last success', async () => {
  const nightly = await startWorker({
    pool: database,
    kinds: operationJobs({ ...settings, nightlyBackup: '00:00' }, place.autonomous),
    log: { error: () => undefined },
    everyMs: 3600_000,
  })
  closeAfterFile(() => nightly.stop())
  await nightly.runDue()
  await database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'nightlyBackup')
    .execute()
  await nightly.runDue()
  const { records } = (await call('operator', 'GET', '/office/backup/page')).data
  expect(records).toMatchObject([{ who: '每夜备份', state: 'ready', missing: 0, encrypted: false }])
  expect(await lastBackup(database)).toMatchObject({
    success: { data: { fileName: records[0].fileName, missing: 0 } },
  })
  await call('operator', 'DELETE', `/office/backup/${records[0].id}`)
  await nightly.runDue()
})

test('with no number of days a backup is kept until somebody removes it', async () => {
  const patient = await startWorker({
    pool: database,
    kinds: operationJobs({ ...settings, backupDays: 0 }, place.autonomous),
    log: { error: () => undefined },
    everyMs: 3600_000,
  })
  closeAfterFile(() => patient.stop())
  const { data } = await call('operator', 'POST', '/office/backup')
  await patient.runDue()
  const backup = await listed(data.id)
  expect([backup.state, backup.until]).toEqual(['ready', undefined])
  await call('operator', 'DELETE', `/office/backup/${data.id}`)
  await patient.runDue()
})
