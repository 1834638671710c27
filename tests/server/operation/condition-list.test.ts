import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp({
  conditions: {
    database: () => ({ state: 'good' }),
    disk: () => ({ state: 'broken', detail: { megabytes: 12.4 } }),
    mail: () => ({ state: 'warning', detail: { waiting: 3, seconds: 420.6 } }),
    backup: () => Promise.reject(new Error('no such table')),
  },
})
const list = (language: string) =>
  call('operator', 'GET', '/office/condition/list', undefined, { 'accept-language': language })

test('an operator reads what is wrong, since when and what to do, the worst first', async () => {
  const { data } = await list('en')
  expect(data.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
    ['disk', 'broken'],
    ['backup', 'broken'],
    ['mail', 'warning'],
    ['index', 'good'],
    ['database', 'good'],
  ])
  expect(data[0]).toMatchObject({
    what: 'Only 12 MB left in the data directory',
    advice: expect.stringContaining('free up disk space'),
  })
  expect(data[1].what).toBe('This part could not be checked')
  expect(data[2].what).toContain('E-mails waiting to be sent: 3, the longest for 421 s')
  expect(data[4]).not.toHaveProperty('what')
})

test('a condition keeps its time while it lasts, and is told in Chinese too', async () => {
  const [first] = (await list('zh')).data
  expect(first.what).toBe('数据目录只剩 12 MB')
  expect((await list('zh')).data[0].since).toBe(first.since)
})

test('customers and other staff are refused', async () => {
  for (const who of ['buyer', 'sales', null])
    expect([401, 403]).toContain((await call(who, 'GET', '/office/condition/list')).status)
})
