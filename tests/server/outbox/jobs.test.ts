import { beforeEach, expect, test } from 'vitest'
import type { Pool } from '../../../src/server/database/database'
import { startWorker } from '../../../src/server/jobs/worker'
import { outboxJobs } from '../../../src/server/outbox/jobs'
import { linkTo, queueMail, queueTextMessage } from '../../../src/server/outbox/outbox'
import { listMessages, mailsAreDelayed } from '../../../src/server/outbox/outbox.sql'
import { mailTransport } from '../../../src/server/outbox/transports'
import { startApp } from '../../app'
import { startGateway, startMailServer } from './servers'

const { database, settings } = await startApp({ demo: false })
const logged: unknown[] = []
const log = { error: (...parts: unknown[]) => void logged.push(...parts) }

const to = 'wei@customer.example'
const params = { name: 'Wei', username: 'wei' }
const link = linkTo(settings, '/activation', { token: 'geheim-token' })

const queue = (pool: Pool, change: object = {}) =>
  queueMail(pool, { to, language: 'en', template: 'activation', params, link, ...change })

/** The sending part of a server process. */
const workerWith = (urls: { smtpUrl?: string; smsGatewayUrl?: string }, demo = false) =>
  startWorker({
    pool: database,
    kinds: outboxJobs({ ...settings, smtpUrl: undefined, ...urls, demo }),
    log,
    everyMs: 3_600_000,
  })

async function runOnce(...options: Parameters<typeof workerWith>) {
  const worker = await workerWith(...options)
  await worker.runDue()
  await worker.stop()
}

const makeDue = () =>
  database
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .execute()
const messages = () => database.selectFrom('outbox_message').selectAll().orderBy('id').execute()

beforeEach(async () => {
  logged.length = 0
  await database.deleteFrom('job').execute()
  await database.deleteFrom('outbox_message').execute()
})

test('a mail leaves with its texts, its page and its link, from whom the settings name', async () => {
  const server = await startMailServer()
  await queue(database)
  await runOnce({ smtpUrl: server.url })
  const [mail] = server.mails
  expect(mail).toMatchObject({ from: 'no-reply@127.0.0.1', to: [to] })
  expect(mail!.raw).toContain('Subject: Please activate your account')
  expect(mail!.raw).toContain('Content-Type: text/plain')
  expect(mail!.raw).toContain('Content-Type: text/html')
  expect(mail!.raw).toContain('Auto-Submitted: auto-generated')
  expect(mail!.raw.replaceAll(/=\r?\n/g, '')).toContain('token=3Dgeheim-token')
})

test('a mail is sent once, however many processes send and however often they look', async () => {
  const server = await startMailServer()
  for (let count = 0; count < 10; count++)
    await queue(database, { to: `c${count}@customer.example` })
  const workers = [
    await workerWith({ smtpUrl: server.url }),
    await workerWith({ smtpUrl: server.url }),
  ]
  await Promise.all(workers.map((worker) => worker.runDue()))
  await makeDue()
  await Promise.all(workers.map((worker) => worker.runDue()))
  for (const worker of workers) await worker.stop()
  expect(server.mails.map(({ to: [one] }) => one).sort()).toEqual(
    Array.from({ length: 10 }, (_, count) => `c${count}@customer.example`),
  )
})

test('a mail of a transaction that comes to nothing never leaves', async () => {
  const server = await startMailServer()
  await database
    .transaction()
    .execute(async (transaction) => {
      await queue(transaction)
      throw new Error('the registration fails')
    })
    .catch(() => {})
  await runOnce({ smtpUrl: server.url })
  expect(server.mails).toEqual([])
})

test('a mail waits while the server is down, longer each time, and leaves when it is back', async () => {
  const down = await startMailServer()
  await down.stop()
  await queue(database)
  expect(await mailsAreDelayed(database)).toBe(false)
  await runOnce({ smtpUrl: down.url })
  expect(await mailsAreDelayed(database)).toBe(true)
  const wait = async () => (await waitingJob()).run_at.getTime() - Date.now()
  const waitingJob = () =>
    database.selectFrom('job').selectAll().where('kind', '=', 'sendMail').executeTakeFirstOrThrow()
  const first = await wait()
  await makeDue()
  await runOnce({ smtpUrl: down.url })
  expect(await wait()).toBeGreaterThan(first * 1.5)

  const back = await startMailServer({ port: down.port })
  await makeDue()
  await runOnce({ smtpUrl: back.url })
  expect(back.mails).toHaveLength(1)
  expect(await mailsAreDelayed(database)).toBe(false)
})

test('while a server does not answer the next mail does not wait for it again', async () => {
  const down = await startMailServer()
  await down.stop()
  await queue(database)
  await queue(database, { to: 'second@customer.example' })
  await runOnce({ smtpUrl: down.url })
  const jobs = await database
    .selectFrom('job')
    .select('last_error')
    .where('attempts', '=', 1)
    .execute()
  expect(jobs.map(({ last_error }) => last_error)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    expect.stringContaining('a moment ago'),
  ])
})

test('a server that does not come to an end is given up, and the mail waits', async () => {
  const server = await startMailServer()
  const goOn = server.delay(() => true)
  const send = mailTransport({ ...settings, smtpUrl: server.url }, 50)
  await queue(database)
  const [message] = await listMessages(database, { to, most: 1 })
  if (message?.channel !== 'mail') throw new Error('It is a mail')
  await expect(send?.(message)).rejects.toThrow('took longer')
  goOn()
})

test('a receiver that is refused holds up nobody else', async () => {
  const server = await startMailServer()
  server.refuseReceivers(550)
  await queue(database, { to: 'nobody@customer.example' })
  const worker = await workerWith({ smtpUrl: server.url })
  await worker.runDue()
  server.refuseReceivers(undefined)
  await queue(database)
  await worker.runDue()
  await worker.stop()
  expect(server.mails.map(({ to: [one] }) => one)).toEqual([to])
})

test('the name and password of SMTP_URL are shown to the mail server', async () => {
  const server = await startMailServer()
  await queue(database)
  await runOnce({ smtpUrl: server.url.replace('//', '//shop:wrong@') })
  expect(server.mails).toEqual([])
  await makeDue()
  await runOnce({ smtpUrl: server.url.replace('//', '//shop:secret@') })
  expect(server.mails).toHaveLength(1)
})

test('the content of sent messages is deleted, except in the demo', async () => {
  const server = await startMailServer()
  await queue(database)
  await runOnce({ smtpUrl: server.url })
  await queue(database)
  await runOnce({ smtpUrl: server.url }, true)
  expect(await messages()).toMatchObject([{ data: {} }, { data: { link } }])
})

test('without a server messages wait for one, and in the demo nothing fails', async () => {
  await queue(database)
  await runOnce({}, true)
  expect(logged).toEqual([])
  await queue(database)
  await runOnce({})
  expect(String(logged[0])).toContain('SMTP_URL')
  expect((await messages()).every(({ sent_at }) => sent_at === null)).toBe(true)
})

test('a text message goes to the gateway with its text, its number and who asks', async () => {
  const gateway = await startGateway()
  const message = { to: '+8613800138000', language: 'zh', template: 'code' } as const
  await queueTextMessage(database, { ...message, params: { code: '0417' } })
  gateway.answer(503)
  await runOnce({ smsGatewayUrl: gateway.url })
  gateway.answer(200)
  await makeDue()
  await runOnce({ smsGatewayUrl: gateway.url })
  const [row] = await messages()
  expect(gateway.texts).toMatchObject([
    {
      headers: {
        authorization: `Basic ${Buffer.from('gate:p@ss').toString('base64')}`,
        'idempotency-key': row!.message_id,
      },
      body: {
        to: '+8613800138000',
        text: '验证码 0417，5 分钟内有效，请勿告诉他人。',
        id: row!.message_id,
      },
    },
  ])
})

test('a gateway that leads elsewhere is not followed with a message', async () => {
  const gateway = await startGateway()
  const other = await startGateway()
  gateway.leadTo(other.url.replace(/\/\/.*@/, '//'))
  const message = { to: '+8613800138000', language: 'en', template: 'code' } as const
  await queueTextMessage(database, { ...message, params: { code: '0417' } })
  await runOnce({ smsGatewayUrl: gateway.url })
  expect(other.texts).toEqual([])
  expect((await messages()).every(({ sent_at }) => sent_at === null)).toBe(true)
})

test('a failure is logged without code and link', async () => {
  const gateway = await startGateway()
  gateway.answer(500)
  await queue(database)
  await queueTextMessage(database, {
    to: '+8613800138000',
    language: 'en',
    template: 'code',
    params: { code: '0417' },
  })
  await runOnce({ smtpUrl: 'smtp://shop:secret@127.0.0.1:1', smsGatewayUrl: gateway.url })
  const all = logged.map((part) =>
    part instanceof Error ? `${part.stack}${JSON.stringify(part)}` : String(part),
  )
  expect(all.length).toBeGreaterThan(0)
  for (const secret of ['0417', 'geheim-token', 'secret', 'p%40ss', 'p@ss'])
    expect(all.join('\n')).not.toContain(secret)
})
