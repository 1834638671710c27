import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { now, secondsAhead } from '../../../src/server/database/clock'
import { ownDatabase } from '../../app'

const { pool } = await ownDatabase('empty')

async function differenceMs() {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(pool)
  return Math.abs(now().getTime() - rows[0]!.now.getTime())
}

test.each([
  ['behind', -3600],
  ['ahead of', 3600],
])(
  'a clock of the machine that jumps to %s the database changes no time of the shop',
  async (_where, seconds) => {
    await differenceMs()
    vi.setSystemTime(Date.now() + seconds * 1000)
    try {
      expect(await differenceMs()).toBeLessThan(10_000)
      expect(Math.round(secondsAhead() / 600) * 600).toBe(seconds)
    } finally {
      vi.useRealTimers()
    }
  },
)
