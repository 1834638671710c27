import { expect, test } from 'vitest'
import { startApp } from '../../app'

test('the answer of a call that gives a secret is not kept under its Idempotency-Key', async () => {
  const { call, database } = await startApp()
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const body = { password: 'Demo1234' }
  const { status, data } = await call('engineer', 'POST', '/web/my/second/key', body, headers)
  expect([status, data.secret]).toEqual([200, expect.any(String)])
  const kept = await database.selectFrom('idempotency').select('answer').execute()
  expect(JSON.stringify(kept)).not.toContain(data.secret)
})
