import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openMessageFeed } from '../../../src/server/notifications/feed'
import { ownDatabase } from '../../app'

const { url, pool } = await ownDatabase('empty')
const log = pino({ level: 'silent' })
const tell = (userId: number) =>
  sql`select pg_notify('notification', ${String(userId)})`.execute(pool)
const changed = 'event: changed\ndata: {}\n\n'

/** Everything received until the stream ends. */
async function all(events: Readable): Promise<string> {
  const said: string[] = []
  for await (const part of events) said.push(String(part))
  return said.join('')
}

test('a stream is kept alive and ends after its time', async () => {
  const feed = await openMessageFeed({ pool, url, log, beatMs: 5, lastMs: 40 })
  const said = await all(feed.open(1))
  expect(said.match(/: here\n\n/g)!.length).toBeGreaterThan(1)
  await feed.stop()
})

test('the oldest of too many streams of a user is closed', async () => {
  const feed = await openMessageFeed({ pool, url, log, mostPerUser: 2 })
  const oldest = feed.open(1)
  feed.open(2)
  feed.open(1)
  feed.open(1)
  expect(await all(oldest)).toBe(': here\n\n')
  await feed.stop()
})

test('a stream whose client does not read is closed', async () => {
  const feed = await openMessageFeed({ pool, url, log, beatMs: 1, mostWaiting: 64 })
  const events = feed.open(1)
  await new Promise((resolve) => events.once('close', resolve))
  expect(events.destroyed).toBe(true)
  await feed.stop()
})

test('when the feed stops every stream ends, and none begins', async () => {
  const feed = await openMessageFeed({ pool, url, log })
  const ended = all(feed.open(1))
  await feed.stop()
  expect(await ended).toBe(': here\n\n')
  expect(await all(feed.open(1))).toBe('')
})

test('after a lost connection everybody is told, because what came meanwhile was not heard', async () => {
  const feed = await openMessageFeed({ pool, url, log })
  const events = feed.open(1)[Symbol.asyncIterator]()
  const next = async () => String((await events.next()).value)
  expect(await next()).toBe(': here\n\n')
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%notification%'
  `.execute(pool)
  expect(await next()).toBe(changed)
  await tell(2)
  await tell(1)
  expect(await next()).toBe(changed)
  await feed.stop()
})
