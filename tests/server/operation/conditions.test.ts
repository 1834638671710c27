import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { now } from '../../../src/server/database/clock'
import { openDatabase } from '../../../src/server/database/database'
import { noteBackupResult } from '../../../src/server/operation/backup-results.sql'
import { conditionSources } from '../../../src/server/operation/condition-sources'
import {
  needed,
  openConditions,
  watchConditions,
  type Finding,
} from '../../../src/server/operation/conditions'
import { ownDatabase, startApp } from '../../app'
import { closeAfterFile } from '../../closing'
import { noCatalogue } from '../../no-catalogue'
import { eventually } from '../../patience'

test('a condition keeps the time since which it has its state', async () => {
  let finding: Finding = { state: 'good' }
  let time = 0
  const conditions = openConditions(
    { disk: () => finding, mail: () => ({ state: 'warning', detail: { waiting: 3 } }) },
    { now: () => new Date(time++) },
  )
  const [disk, mail] = await conditions.read()
  expect(disk).toEqual({ name: 'disk', state: 'good', since: new Date(0), detail: {} })
  expect(mail).toMatchObject({ name: 'mail', state: 'warning', detail: { waiting: 3 } })
  expect(await conditions.read(['disk'])).toEqual([disk])
  finding = { state: 'broken' }
  expect(await conditions.read(['disk'])).toMatchObject([{ state: 'broken', since: new Date(2) }])
})

test('a source that fails, or does not answer, is broken and holds up no other', async () => {
  const conditions = openConditions(
    {
      database: () => new Promise<never>(() => {}),
      disk: () => Promise.reject(new Error('no such disk')),
      clock: () => ({ state: 'good' }),
    },
    { now: () => new Date(0), patienceMs: 20 },
  )
  const states = (await conditions.read()).map(({ name, state }) => [name, state])
  expect(states).toEqual([
    ['database', 'broken'],
    ['disk', 'broken'],
    ['clock', 'good'],
  ])
})

test('a change is noticed and logged although nobody asks', async () => {
  let finding: Finding = { state: 'good' }
  const said: string[] = []
  const note = (_detail: unknown, line: string) => void said.push(line)
  const conditions = openConditions({ disk: () => finding }, { now: () => new Date(0) })
  const stop = watchConditions(conditions, { warn: note, info: note }, 10)
  closeAfterFile(async () => stop())
  finding = { state: 'broken' }
  await eventually(() => expect(said).toEqual(['disk is broken']))
  finding = { state: 'good' }
  await eventually(() => expect(said).toEqual(['disk is broken', 'disk is good again']))
  stop()
})

test.each(needed)(
  'a server whose %s is broken is not ready, and says when to ask again',
  async (name) => {
    const { call } = await startApp({ conditions: { [name]: () => ({ state: 'broken' }) } })
    const { status, headers } = await call(null, 'GET', '/ready')
    expect(status).toBe(503)
    expect(headers['retry-after']).toBe('5')
  },
)

test('a warning, or what the shop can work without, leaves the server ready', async () => {
  const { call } = await startApp({
    conditions: {
      disk: () => ({ state: 'warning' }),
      mail: () => ({ state: 'broken' }),
    },
  })
  expect((await call(null, 'GET', '/ready')).status).toBe(200)
})

test('all that a server finds out about itself is found on a shop that works', async () => {
  const { url, pool } = await ownDatabase('demo')
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() })
  closeAfterFile(() => database.close())
  const catalogue = noCatalogue(true)
  const sources = conditionSources({ database, catalogue, dataDir: tmpdir() })
  const conditions = openConditions(sources, { now })
  const states = async () =>
    Object.fromEntries((await conditions.read()).map(({ name, state }) => [name, state]))
  expect(await states()).toMatchObject({
    database: 'good',
    pool: 'good',
    index: 'good',
    clock: 'good',
    mail: 'good',
    jobs: 'good',
    backup: 'warning',
  })

  await sql`
    with mail as (
      insert into outbox_message (channel, recipient, created_at)
        values ('mail', 'a@demo.example', now() - interval '10 minutes') returning id
    )
    insert into job (kind, data, unique_key, run_at)
      select 'sendMail', to_jsonb(id), id::text, now() - interval '10 minutes' from mail
  `.execute(pool)
  await noteBackupResult(pool, 'success', { fileName: 'backup-1.tar.gz' })
  expect(await states()).toMatchObject({ mail: 'warning', jobs: 'warning', backup: 'good' })

  // A new mail may wait, unless the mail server refused it.
  await sql`update outbox_message set created_at = now()`.execute(pool)
  expect(await states()).toMatchObject({ mail: 'good' })
  await sql`update job set last_error = 'ECONNREFUSED' where kind = 'sendMail'`.execute(pool)
  expect(await states()).toMatchObject({ mail: 'warning' })
})

test('a backup of the last seven days is good wherever it was made, until a later one fails', async () => {
  const { url, pool } = await ownDatabase('demo')
  const database = await openDatabase({ databaseUrl: url, dataDir: tmpdir() })
  closeAfterFile(() => database.close())
  const { backup } = conditionSources({
    database,
    catalogue: noCatalogue(true),
    dataDir: tmpdir(),
  })
  const state = async () => (await backup?.())?.state
  expect(await state()).toBe('warning')
  // As `npm run backup` notes it; the office knows no file of it.
  await noteBackupResult(pool, 'success', { by: 'command', path: '/mnt/backup.tar.gz' })
  expect(await state()).toBe('good')
  await noteBackupResult(pool, 'failure', { reason: 'The disk is full' })
  expect(await state()).toBe('warning')
  await noteBackupResult(pool, 'success', { by: 'command', path: '/mnt/backup-2.tar.gz' })
  expect(await state()).toBe('good')
  await sql`update backup_result set at = at - interval '8 days'`.execute(pool)
  expect(await state()).toBe('warning')
})
