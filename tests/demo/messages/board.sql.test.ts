import { expect, test } from 'vitest'
import { seedBoard } from '../../../demo/messages/board.sql'
import { startApp } from '../../app'

const { call, database, settings } = await startApp()
const zone = settings.timeZone

test('the board of the demo is filled once, also when two processes start together', async () => {
  await Promise.all([seedBoard(database, zone), seedBoard(database, zone)])
  await seedBoard(database, zone)
  const { records, total } = (await call('sales', 'GET', '/office/message/board/page')).data
  expect(total).toBe(4)
  expect(records.map(({ state }: { state: number }) => state)).toEqual([1, 1, 2, 2])
  expect(records.at(-1)).toMatchObject({ who: '林悦', replyBy: '方洁' })
  for (const { theme, createTime } of records) {
    expect(theme.length).toBeLessThanOrEqual(20)
    expect(Date.parse(createTime)).toBeLessThan(Date.now() - 20 * 3600_000)
  }
})
