import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/database'

test('who joined the embedded database of another process starts it again when that process ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fastener-join-'))
  const owner = await openDatabase({ dataDir })
  const guest = await openDatabase({ dataDir })
  expect(guest.url).toBe(owner.url)
  await owner.pool.insertInto('secret').values({ name: 'kept', value: 'yes' }).execute()

  await owner.close()
  // A connection that lay idle may fail once; the next query finds the database again.
  const ask = () =>
    sql<{ value: string }>`select value from secret where name = 'kept'`.execute(guest.pool)
  const { rows } = await ask().catch(ask)
  expect(rows).toEqual([{ value: 'yes' }])

  const atOnce = await Promise.all(Array.from({ length: 5 }, ask))
  expect(atOnce.map(({ rows }) => rows.length)).toEqual([1, 1, 1, 1, 1])
  await guest.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('two processes that start at once on an empty directory share one database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fastener-both-'))
  const [first, second] = await Promise.all([openDatabase({ dataDir }), openDatabase({ dataDir })])
  expect(second!.url).toBe(first!.url)
  await first!.close()
  await second!.close()
  rmSync(dataDir, { recursive: true, force: true })
})
