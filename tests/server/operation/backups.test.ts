import { expect, test } from 'vitest'
import { startWorker } from '../../../src/server/jobs/worker'
import { operationJobs } from '../../../src/server/operation/jobs'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'

const { call, database, settings } = await startApp()

const worker = await startWorker({
  pool: database,
  kinds: operationJobs(settings, database),
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
