import { expect, test } from 'vitest'
import { startWorker } from '../../../src/server/jobs/worker'
import { securityEventJobs } from '../../../src/server/security-events/jobs'
import { startApp } from '../../app'

const { call, database, userId } = await startApp()

async function writtenLines() {
  const lines: unknown[] = []
  const log = { info: (line: unknown) => void lines.push(line), error: () => undefined }
  const kinds = securityEventJobs(log)
  const worker = await startWorker({ pool: database, kinds, log, everyMs: 3_600_000 })
  await database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute()
  await worker.runDue()
  await worker.stop()
  return lines
}

test('security events are written into the log once each, with who, from where, when and by which proof', async () => {
  await database.deleteFrom('security_event').execute()
  const { data } = await call(null, 'POST', '/admin/web/user/login/psw', {
    username: 'engineer',
    password: 'Demo1234',
  })
  const authorization = `Bearer ${data.access_token}`
  await call(null, 'DELETE', '/auth/token/logout', undefined, { authorization })
  const id = await userId('engineer')
  const event = { userId: id, address: '127.0.0.1', at: expect.stringMatching(/^\d{4}-.*Z$/) }
  expect(await writtenLines()).toMatchObject([
    { securityEvent: 'loggedIn', by: 'password', ...event },
    { securityEvent: 'loggedOut', ...event },
  ])
  expect(await writtenLines()).toEqual([])
})
