import { sql } from 'kysely'
import { accountJobs } from '../../../src/server/account/jobs'
import { eventMailJobs } from '../../../src/server/event-mails/jobs'
import { startWorker } from '../../../src/server/jobs/worker'
import { outboxJobs } from '../../../src/server/outbox/jobs'
import { listMessages, type Message } from '../../../src/server/outbox/outbox.sql'
import { mailWriters } from '../../../src/server/mail-writers'
import { closeAfterFile } from '../../closing'
import type { TestApp } from '../../app'

/** Mails and text messages of a shop after its jobs have run. */
export async function openMailbox({ database, settings }: TestApp) {
  const worker = await startWorker({
    pool: database,
    kinds: {
      ...accountJobs(settings),
      ...eventMailJobs(settings, mailWriters),
      ...outboxJobs({ ...settings, demo: true }),
    },
    log: {
      error: (error: unknown) => {
        throw error
      },
    },
    everyMs: 3_600_000,
  })
  closeAfterFile(() => worker.stop())

  async function all(to: string): Promise<Message[]> {
    await worker.runDue()
    return listMessages(database, { to, most: 100 })
  }

  return {
    work: () => worker.runDue(),
    all,
    async code(to: string): Promise<string> {
      const [message] = await all(to)
      return String(message?.content.params.code)
    },
    async token(to: string): Promise<string> {
      const [message] = await all(to)
      const link = message?.channel === 'mail' ? message.content.link : undefined
      return new URL(link ?? 'http://nowhere').searchParams.get('token') ?? ''
    },
  }
}

/** Backdates issued codes, links and attempts by some seconds. */
export async function letPass({ database }: Pick<TestApp, 'database'>, seconds: number) {
  const by = sql`make_interval(secs => ${seconds})`
  await sql`update one_time_code set expires_at = expires_at - ${by}`.execute(database)
  await sql`update one_time_link set expires_at = expires_at - ${by}`.execute(database)
  await sql`update attempt set last_at = last_at - ${by}, first_at = first_at - ${by}`.execute(
    database,
  )
  await sql`update app_user set created_at = created_at - ${by} where activated_at is null`.execute(
    database,
  )
}
