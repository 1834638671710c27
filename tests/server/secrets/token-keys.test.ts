import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { rotateSigningKeys } from '../../../src/server/secrets/signing-keys.sql'
import { openTokenKeys } from '../../../src/server/secrets/token-keys'
import { openSessions } from '../../../src/server/security/session'
import { startApp } from '../../app'

const { database, settings, sessions, userId } = await startApp()
const from = { userAgent: '', address: '' }
const kidOf = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid

test('after a rotation running tokens stay valid, and new ones have another key', async () => {
  const id = await userId('buyer')
  const before = (await sessions.begin(database, id)).tokens
  await rotateSigningKeys(database, { now: false })
  const restarted = await openSessions(database, settings)
  expect((await restarted.userOf(database, before.access_token)).id).toBe(id)
  const renewed = (await restarted.refresh(database, before.refresh_token, from)).tokens
  expect(kidOf(renewed.access_token)).not.toBe(kidOf(before.access_token))
  // A process that read its keys before the rotation learns the new one from the token.
  expect((await sessions.userOf(database, renewed.access_token)).id).toBe(id)
})

test('once its grace is over a retired key verifies nothing', async () => {
  await sql`update signing_key set retired_at = now() - interval '1 day' where retired_at is not null`.execute(
    database,
  )
  const keys = await openTokenKeys(database, 'access', 1800)
  expect(await keys.valid(database)).toHaveLength(1)
  const refreshKeys = await openTokenKeys(database, 'refresh', 14 * 24 * 3600)
  expect(await refreshKeys.valid(database)).toHaveLength(2)
})

test('a login after an idle minute reads the keys on the connection of its transaction', async () => {
  const id = await userId('buyer')
  const idle = await openSessions(database, settings)
  const later = performance.now() + 120_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  try {
    const { user } = await database
      .transaction()
      .execute((transaction) => idle.begin(transaction, id))
    expect(user.id).toBe(id)
  } finally {
    clock.mockRestore()
  }
})

test('a rotation that is to count at once logs everybody out', async () => {
  const { tokens } = await sessions.begin(database, await userId('buyer'))
  await rotateSigningKeys(database, { now: true })
  const restarted = await openSessions(database, settings)
  await expect(restarted.userOf(database, tokens.access_token)).rejects.toThrow()
  await expect(restarted.refresh(database, tokens.refresh_token, from)).rejects.toThrow()
})
