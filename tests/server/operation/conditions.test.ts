import { expect, test } from 'vitest'
import { needed, openConditions, type Finding } from '../../../src/server/operation/conditions'
import { startApp } from '../../app'

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
