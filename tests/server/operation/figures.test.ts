import { expect, test } from 'vitest'
import { startApp } from '../../app'

const { call } = await startApp()

test('figures show each role its own, day by day', async () => {
  await call(null, 'POST', '/web/product/page', { keyword: 'nothing like this' }).catch(
    () => undefined,
  )
  const { data } = await call('operator', 'GET', '/office/figures?days=7')
  expect(data.series).toHaveLength(7)
  expect(Object.keys(data.series[0]).sort()).toEqual([
    'complaints',
    'day',
    'messages',
    'misses',
    'orders',
  ])
  expect(data.waiting.map(({ what }: { what: string }) => what)).toEqual([
    'reservations',
    'messages',
    'problems',
    'complaints',
  ])
  const quality = (await call('quality', 'GET', '/office/figures?days=7')).data
  expect(Object.keys(quality.series[0]).sort()).toEqual(['complaints', 'day'])
  expect(quality.waiting).toHaveLength(2)
  expect((await call('buyer', 'GET', '/office/figures')).status).toBe(403)
})
