import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Pool } from '../../../src/server/database/database'
import { findFactor, offerSecret } from '../../../src/server/account/second-factor.sql'
import { keysIn } from '../../../src/server/secrets/keys'
import { keyState, openSecrets, resetSecrets, rotateKey } from '../../../src/server/secrets/open'
import { readSecret } from '../../../src/server/secrets/secrets.sql'
import { openSessions } from '../../../src/server/security/session'
import { readSettings } from '../../../src/server/settings/settings'
import { ownDatabase } from '../../app'
import { closeAfterFile } from '../../closing'

function freshSettings(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-secrets-'))
  closeAfterFile(async () => rmSync(dataDir, { recursive: true, force: true }))
  return { ...readSettings(env), dataDir }
}

const newKey = () => randomBytes(32).toString('base64')

/** All stored secrets, as in the database. */
async function kept(pool: Pool): Promise<string[]> {
  const { rows } = await sql<{ value: string }>`
    select value from secret union all select value from signing_key
    union all select secret from second_factor`.execute(pool)
  return rows.map(({ value }) => value)
}

async function userId(pool: Pool): Promise<number> {
  const { id } = await pool.selectFrom('app_user').select('id').executeTakeFirstOrThrow()
  return id
}

test('secrets in clear are encrypted at the first start, and read as before', async () => {
  const { pool } = await ownDatabase('demo')
  const id = await userId(pool)
  const seed = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  await pool.insertInto('second_factor').values({ user_id: id, secret: seed }).execute()
  await pool.insertInto('secret').values({ name: 'password-key', value: 'in clear' }).execute()
  await pool.insertInto('signing_key').values({ purpose: 'access', value: newKey() }).execute()
  const settings = freshSettings()
  await openSecrets(pool, settings)
  expect((await kept(pool)).every((value) => value.startsWith('v1.'))).toBe(true)
  expect((await kept(pool)).join()).not.toContain(seed)
  expect((await findFactor(pool, id))?.secret).toBe(seed)
  expect(await readSecret(pool, 'password-key', newKey)).toBe('in clear')
  const file = join(settings.dataDir, 'secrets.key')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(keysIn(readFileSync(file, 'utf8'))).toHaveLength(1)
})

test('a missing or wrong key is reported in one sentence, and nothing is lost', async () => {
  const { pool } = await ownDatabase('demo')
  const settings = freshSettings({ SECRETS_KEY: newKey() })
  await openSecrets(pool, settings)
  await openSessions(pool, settings)
  const before = await kept(pool)
  const elsewhere = freshSettings()
  const refusal =
    /^The secrets of this database are encrypted with the key [0-9a-f]{12}, which is not in \S+;/
  await expect(openSecrets(pool, elsewhere)).rejects.toThrow(refusal)
  await expect(openSecrets(pool, freshSettings({ SECRETS_KEY: newKey() }))).rejects.toThrow(refusal)
  expect(await kept(pool)).toEqual(before)
  await openSecrets(pool, settings)
})

test('a value that was moved to another record or changed does not open', async () => {
  const { pool } = await ownDatabase('demo')
  await openSecrets(pool, freshSettings())
  const users = await pool.selectFrom('app_user').select('id').limit(2).execute()
  const [one, other] = users.map(({ id }) => id) as [number, number]
  await pool.transaction().execute((database) => offerSecret(database, one, 'ONE'))
  await pool.transaction().execute((database) => offerSecret(database, other, 'OTHER'))
  await sql`update second_factor set secret = (select secret from second_factor where user_id = ${one})
    where user_id = ${other}`.execute(pool)
  await expect(findFactor(pool, other)).rejects.toThrow('changed outside the shop')
})

test('a rotation encrypts everything with a new key, and the old one is not needed any more', async () => {
  const { pool } = await ownDatabase('demo')
  const settings = freshSettings()
  await openSecrets(pool, settings)
  const id = await userId(pool)
  await pool.transaction().execute((database) => offerSecret(database, id, 'SEED'))
  const sessions = await openSessions(pool, settings)
  const { tokens } = await sessions.begin(pool, id)
  const { current: before } = await keyState(pool, settings)
  const rotated = await rotateKey(pool, settings)
  expect(rotated.values).toBe(3)
  expect(rotated.id).not.toBe(before)
  expect(await keyState(pool, settings)).toMatchObject({ current: rotated.id, known: [rotated.id] })
  expect((await kept(pool)).every((value) => value.startsWith(`v1.${rotated.id}.`))).toBe(true)
  expect((await findFactor(pool, id))?.secret).toBe('SEED')
  expect((await sessions.userOf(pool, tokens.access_token)).id).toBe(id)
})

test('a rotation that was killed before its end is finished by the next one', async () => {
  const { pool } = await ownDatabase('empty')
  const settings = freshSettings()
  await openSecrets(pool, settings)
  const file = join(settings.dataDir, 'secrets.key')
  const old = readFileSync(file, 'utf8')
  const next = newKey()
  // Killed after the file was written and before the database was: the newer key comes first.
  writeFileSync(file, `${next}\n${old}`)
  await openSecrets(pool, settings)
  const [key] = keysIn(next) ?? []
  expect((await rotateKey(pool, settings)).id).toBe(key?.id)
  expect(readFileSync(file, 'utf8').trim()).toBe(next)
})

test('with keys of the environment the new one in front is taken, and one alone is refused', async () => {
  const { pool } = await ownDatabase('empty')
  const [old, next] = [newKey(), newKey()]
  await openSecrets(pool, freshSettings({ SECRETS_KEY: old }))
  await expect(rotateKey(pool, freshSettings({ SECRETS_KEY: old }))).rejects.toThrow('two keys')
  const both = freshSettings({ SECRETS_KEY: `${next},${old}` })
  await openSecrets(pool, both)
  await rotateKey(pool, both)
  await openSecrets(pool, freshSettings({ SECRETS_KEY: next }))
})

test('after a lost key the shop begins anew with another one', async () => {
  const { pool } = await ownDatabase('demo')
  await openSecrets(pool, freshSettings())
  const id = await userId(pool)
  await pool.transaction().execute((database) => offerSecret(database, id, 'SEED'))
  const elsewhere = freshSettings()
  expect(await resetSecrets(pool, elsewhere)).toEqual({ factors: 1 })
  expect(await findFactor(pool, id)).toBeUndefined()
  await openSecrets(pool, elsewhere)
})
