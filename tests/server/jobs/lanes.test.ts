import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { auditJobs } from '../../../src/server/audit/jobs'
import { addJob } from '../../../src/server/jobs/jobs.sql'
import { jobsAtOnce, laneNames, type Lane } from '../../../src/server/jobs/lanes'
import { startWorker, type JobKind, type Worker } from '../../../src/server/jobs/worker'
import { connect, type Pool } from '../../../src/server/database/database'
import { outboxJobs } from '../../../src/server/outbox/jobs'
import { linkTo, queueMail, queueTextMessage } from '../../../src/server/outbox/outbox'
import { startApp } from '../../app'
import { closeAfterFile } from '../../closing'
import { eventually } from '../../patience'
import { startGateway, startMailServer } from '../outbox/servers'

const { database, settings, place } = await startApp({ demo: false })
/** As on the server: one connection per job plus two. */
const pool: Pool = connect(place.url, 8)
closeAfterFile(() => pool.destroy())

const open = (kinds: Record<string, JobKind | undefined>): Promise<Worker> =>
  startWorker({ pool, kinds, log: { error: () => {} }, everyMs: 50 })

const count = async (kind: string, done: boolean) =>
  (
    await database
      .selectFrom('job')
      .select('id')
      .where('kind', '=', kind)
      .where('done_at', done ? 'is not' : 'is', null)
      .execute()
  ).length

beforeEach(async () => {
  await database.deleteFrom('job').execute()
  await database.deleteFrom('outbox_message').execute()
})

const invite = (number: number) =>
  queueMail(database, {
    to: `colleague${number}@customer.example`,
    language: 'en',
    template: 'invitation',
    params: { who: 'Wei', company: 'Rail', days: 7 },
    link: linkTo(settings, '/invitation', { token: 'a' }),
  })

const reset = () =>
  queueMail(database, {
    to: 'wei@customer.example',
    language: 'en',
    template: 'resetPassword',
    params: { name: 'Wei', username: 'wei' },
    link: linkTo(settings, '/reset', { token: 'b' }),
  })

const code = () =>
  queueTextMessage(database, {
    to: '+8613800138000',
    language: 'en',
    template: 'code',
    params: { code: '0417' },
  })

test('while a mail server is slow with 60 invitations, an import, the audit seal, a code and a reset go on', async () => {
  const server = await startMailServer()
  const gateway = await startGateway()
  const goOn = server.delay(({ to: [receiver = ''] }) => receiver.startsWith('colleague'))
  for (let number = 1; number <= 60; number++) await invite(number)
  const begun: unknown[] = []
  const worker = await open({
    ...outboxJobs({ ...settings, smtpUrl: server.url, smsGatewayUrl: gateway.url, demo: false }),
    ...auditJobs,
    runImport: { work: async (_database, data) => void begun.push(data) },
  })
  await eventually(() => expect(server.mails).toHaveLength(1))

  await database
    .insertInto('audit')
    .values({ operation: 'changed', request_id: 'r', data: '{}' })
    .execute()
  await database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', 'sealAudit')
    .execute()
  await addJob(database, { kind: 'runImport', data: 7 })
  await reset()
  await code()

  await eventually(async () => {
    expect(server.mails.map(({ to: [receiver] }) => receiver)).toContain('wei@customer.example')
    expect(begun).toEqual([7])
    expect(gateway.texts).toHaveLength(1)
    expect(await database.selectFrom('audit_seal').select('seq').execute()).not.toEqual([])
    expect(await count('sendMail', true)).toBe(1)
  })
  // Other mails did not wait for invitations.
  expect(await count('sendBulkMail', true)).toBe(0)
  goOn()
  await eventually(async () => expect(await count('sendBulkMail', true)).toBe(60))
  await worker.stop()
  expect(new Set(server.mails.map(({ to: [receiver] }) => receiver)).size).toBe(61)
})

test('jobs of each lane run at once up to its bound, and never more than six together', async () => {
  const running = new Map<Lane, number>()
  const most = new Map<Lane, number>()
  let together = 0
  let goOn = () => {}
  const wait = new Promise<void>((resolve) => (goOn = resolve))
  const kinds = Object.fromEntries(
    laneNames.map((lane): [string, JobKind] => [
      lane,
      {
        lane,
        async work() {
          running.set(lane, (running.get(lane) ?? 0) + 1)
          most.set(lane, Math.max(most.get(lane) ?? 0, running.get(lane) ?? 0))
          together = Math.max(
            together,
            [...running.values()].reduce((sum, one) => sum + one, 0),
          )
          await wait
          running.set(lane, (running.get(lane) ?? 0) - 1)
        },
      },
    ]),
  )
  for (const kind of laneNames)
    for (let number = 0; number < 4; number++) await addJob(database, { kind })
  const worker = await open(kinds)
  await eventually(() => expect(Object.fromEntries(running)).toEqual(jobsAtOnce))
  goOn()
  await eventually(async () => {
    for (const kind of laneNames) expect(await count(kind, true)).toBe(4)
  })
  await worker.stop()
  expect(Object.fromEntries(most)).toEqual(jobsAtOnce)
  expect(together).toBe(6)
})

test('a job that is interrupted is done again by the next process', async () => {
  let works = 0
  const broken = connect(place.url, 8)
  const first = await startWorker({
    pool: broken,
    kinds: {
      write: {
        async work(transaction) {
          works++
          await transaction.insertInto('secret').values({ name: 'half', value: '1' }).execute()
          // Simulates a killed process: its connection ends.
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
        },
      },
    },
    log: { error: () => {} },
    everyMs: 3_600_000,
  })
  await addJob(database, { kind: 'write' })
  await first.runDue().catch(() => {})
  await first.stop()
  await broken.destroy()
  expect(works).toBe(1)
  expect(
    await database.selectFrom('secret').select('name').where('name', '=', 'half').execute(),
  ).toEqual([])

  const next = await open({ write: { work: async () => void works++ } })
  await eventually(async () => expect(await count('write', true)).toBe(1))
  await next.stop()
  expect(works).toBe(2)
})
