import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { noteChange, noteUnattended } from '../../../src/server/audit/audit.sql'
import { sealLines } from '../../../src/server/audit/seal.sql'
import { verifyAudit } from '../../../src/server/audit/verify'
import type { Pool } from '../../../src/server/database/database'
import { ownDatabase } from '../../app'

const seal = (pool: Pool) => pool.transaction().execute((database) => sealLines(database))

/** A log of five lines about dictionary items. */
async function givenLog() {
  const { pool } = await ownDatabase('empty')
  for (let number = 1; number <= 5; number++) {
    await pool.transaction().execute(async (database) => {
      await database
        .updateTable('parameter_item')
        .set({ sort: number + 10 })
        .where('param_id', '=', 'industry')
        .where('item_code', '=', 'rail')
        .execute()
      const requestId = `request-${number}`
      await noteChange(database, { userId: 7, operation: 'change', requestId, params: {} })
    })
  }
  await seal(pool)
  return pool
}

/** Changes rows as an owner of the database could. */
const tamper = (pool: Pool, statement: string) =>
  pool.transaction().execute(async (database) => {
    await sql`alter table audit disable trigger user`.execute(database)
    await sql`alter table audit_seal disable trigger user`.execute(database)
    await sql.raw(statement).execute(database)
    await sql`alter table audit enable trigger user`.execute(database)
    await sql`alter table audit_seal enable trigger user`.execute(database)
  })

test('an untouched log is valid, and its end is shown', async () => {
  const pool = await givenLog()
  const { head, ...rest } = await verifyAudit(pool)
  expect(rest).toEqual({ lines: 5, unsealed: 0, forgotten: 0 })
  expect(head).toEqual({ seq: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect((await verifyAudit(pool, head)).broken).toBeUndefined()
})

test.each([
  [
    'a changed value',
    `update audit set data = jsonb_set(data, '{changes,0,after,sort}', '99') where id = 3`,
    3,
    'changed',
  ],
  ['another name', `update audit set user_id = 8 where id = 3`, 3, 'changed'],
  [
    'another time',
    `update audit set created_at = created_at + interval '1 microsecond' where id = 2`,
    2,
    'changed',
  ],
  ['a line that is gone', `delete from audit where id = 3`, 3, 'removed'],
  [
    'a line that is gone with its seal',
    `delete from audit_seal where seq = 3; delete from audit where id = 3`,
    3,
    'removed',
  ],
  [
    'a line that says nothing any more',
    `update audit set data = null, salt = null where id = 4`,
    4,
    'emptied',
  ],
  [
    'an end that was cut off',
    `delete from audit_seal where seq > 3; delete from audit where id > 3`,
    4,
    'cut',
  ],
])('%s is found and named', async (_what, statement, line, fault) => {
  const pool = await givenLog()
  await tamper(pool, statement)
  expect((await verifyAudit(pool)).broken).toMatchObject({ line, fault })
})

test('a line put in between is found: with a seal it breaks the chain, without one its time gives it away, or that it has none', async () => {
  const row = `(created_at, operation, request_id, data) values (now() - interval '2 days', 'x', '', '{}')`
  const pool = await givenLog()
  await sql.raw(`insert into audit ${row}`).execute(pool)
  await seal(pool)
  expect((await verifyAudit(pool)).broken).toMatchObject({ line: 6, fault: 'backdated' })

  const unnoted = await givenLog()
  await tamper(unnoted, `insert into audit ${row}`)
  await seal(unnoted)
  expect((await verifyAudit(unnoted)).broken).toMatchObject({ line: 6, id: 6, fault: 'beside' })

  const other = await givenLog()
  await tamper(
    other,
    `insert into audit ${row}; update audit_seal set seq = 100 + seq where seq > 3;
     insert into audit_seal (seq, audit_id, digest, hash) select 4, max(id), 'd', 'h' from audit;
     update audit_seal set seq = seq - 99 where seq > 100`,
  )
  expect((await verifyAudit(other)).broken).toMatchObject({ line: 4, fault: 'changed' })
})

test('a rewritten end of the chain is detected by a hash noted elsewhere', async () => {
  const pool = await givenLog()
  const { head } = await verifyAudit(pool)
  await tamper(
    pool,
    `delete from audit_seal where seq > 3; delete from audit where id > 3;
     update audit_head set seq = 3, hash = (select hash from audit_seal where seq = 3)`,
  )
  expect((await verifyAudit(pool)).broken).toBeUndefined()
  expect((await verifyAudit(pool, head)).broken).toMatchObject({ line: 4, fault: 'cut' })
})

test.each([
  'update audit set user_id = 1',
  'delete from audit',
  'truncate audit',
  'update audit_seal set hash = hash',
  'delete from audit_seal',
])('the database refuses: %s', async (statement) => {
  const pool = await givenLog()
  await expect(sql.raw(statement).execute(pool)).rejects.toThrow('only grows')
})

test('lines that are written at the same time are chained each once, without waiting for each other', async () => {
  const { pool } = await ownDatabase('empty')
  const write = (requestId: string) =>
    pool
      .transaction()
      .execute((database) =>
        noteChange(database, { userId: 1, operation: 'change', requestId, params: {} }),
      )
  let release = () => {}
  const slow = pool.transaction().execute(async (database) => {
    await noteChange(database, { userId: 1, operation: 'slow', requestId: '', params: {} })
    await new Promise<void>((resolve) => (release = resolve))
  })
  await expect.poll(() => release.toString()).not.toBe('() => {}')
  await write('quick')
  await Promise.all([seal(pool), seal(pool)])
  release()
  await slow
  await Promise.all(['a', 'b', 'c'].map(write))
  await seal(pool)
  expect(await verifyAudit(pool)).toMatchObject({ lines: 5, unsealed: 0 })
  expect((await verifyAudit(pool)).broken).toBeUndefined()
})

test('a change made beside the server gets a line that says so', async () => {
  const pool = await givenLog()
  await sql`update parameter_item set sort = 77 where item_code = 'wind'`.execute(pool)
  await pool.transaction().execute(noteUnattended)
  const line = await pool
    .selectFrom('audit')
    .select(['user_id', 'operation', 'data', 'records'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(line).toMatchObject({
    user_id: null,
    operation: 'unattended',
    records: [expect.stringMatching(/^parameter_item:\d+$/)],
    data: { changes: [{ before: { sort: 3 }, after: { sort: 77 } }] },
  })
})
