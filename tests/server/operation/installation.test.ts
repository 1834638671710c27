import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { databaseMilliseconds } from '../../../src/server/database/clock'
import { noteBackupResult } from '../../../src/server/operation/backup-results.sql'
import { startApp, type TestApp } from '../../app'

const read = async ({ call }: TestApp, language = 'en') =>
  (
    await call('operator', 'GET', '/office/installation', undefined, {
      'accept-language': language,
    })
  ).data

test('an operator reads disk, database, mail, jobs, backups and clock of a new installation', async () => {
  const app = await startApp({ settings: { nightlyBackup: '02:00' } })
  const figures = await read(app)
  expect(figures).toMatchObject({
    isBackupApart: false,
    databaseVersion: expect.stringMatching(/^\d+/),
    mailsWaiting: 0,
    oldestMail: 0,
    mailsFailed: 0,
    oldestJobWaits: 0,
    jobsFailed: 0,
    backupBytes: 0,
    nightlyBackup: '02:00',
  })
  for (const name of ['dataFree', 'dataUsed', 'databaseBytes', 'connections'])
    expect(figures[name], name).toBeGreaterThan(0)
  expect(figures.mostConnections).toBeGreaterThan(figures.connections)
  expect(Math.abs(Date.parse(figures.time) - databaseMilliseconds())).toBeLessThan(60_000)
  for (const name of ['lastBackup', 'backupAge', 'oldestJob', 'backupFree'])
    expect(figures).not.toHaveProperty(name)
  // Neither a path nor an address of the machine.
  expect(JSON.stringify(figures)).not.toMatch(/[\\/]|postgres:/)
})

test('the figures say what waits, what was given up and how old the last backup is', async () => {
  const app = await startApp()
  const { database } = app
  await sql`
    with mail as (
      insert into outbox_message (channel, recipient, created_at)
        values ('mail', 'a@demo.example', now() - interval '10 minutes'),
          ('mail', 'b@demo.example', now() - interval '20 minutes') returning id
    )
    insert into job (kind, data, unique_key, run_at)
      select 'sendMail', to_jsonb(id), id::text, now() - interval '5 minutes' from mail
  `.execute(database)
  await sql`insert into job (kind, data, run_at) values ('sealAudit', '{}', now() - interval '1 hour')`.execute(
    database,
  )
  await sql`
    insert into job (kind, data, failed_at) values ('sendMail', '0', now()), ('makeBackup', '0', now())
  `.execute(database)
  await noteBackupResult(database, 'success', { fileName: 'backup-1.tar.gz' })
  await sql`update backup_result set at = at - interval '3 days'`.execute(database)
  await sql`
    insert into backup (state, file_name, data) values ('ready', 'a', '{"bytes": 5000}'), ('ready', 'b', '{"bytes": 700}')
  `.execute(database)
  const figures = await read(app)
  expect(figures).toMatchObject({
    mailsWaiting: 2,
    mailsFailed: 1,
    oldestJob: 'Seal audit log',
    jobsFailed: 2,
    backupBytes: 5700,
  })
  expect(Math.round(figures.oldestMail / 60)).toBe(20)
  expect(Math.round(figures.oldestJobWaits / 3600)).toBe(1)
  expect(Math.round(figures.backupAge / 86_400)).toBe(3)
  expect((await read(app, 'zh')).oldestJob).toBe('审计日志封存')
})

test('many readers at once share one measurement', async () => {
  const app = await startApp()
  const before = await read(app)
  await sql`insert into job (kind, data, failed_at) values ('sendMail', '0', now())`.execute(
    app.database,
  )
  const answers = await Promise.all(Array.from({ length: 20 }, () => read(app)))
  for (const { jobsFailed } of answers) expect(jobsFailed).toBe(before.jobsFailed)
})

test('only operators read the figures', async () => {
  const { call } = await startApp()
  for (const who of ['buyer', 'sales', 'editor', 'supplier', null])
    expect([401, 403]).toContain((await call(who, 'GET', '/office/installation')).status)
})
