import { daysAfter } from '../../src/domain/days/day'
import { mondayOf } from '../../src/domain/days/iso-week'
import { todayAt } from '../../src/server/database/clock'
import type { Pool } from '../../src/server/database/database'

/** Searches without a result by week, the running week first. */
const searches: Record<string, number[]> = {
  'm13 bolt': [0, 2, 1, 3, 0, 1, 2, 0, 1, 0, 1, 1],
  'self-tapping screw': [1, 4, 3, 2, 4, 3, 1, 2, 2, 1, 0, 1],
  'titanium lockbolt': [0, 1, 0, 2, 1, 0, 0, 1, 0, 0, 1, 0],
  'rl1-200': [0, 3, 2, 0, 0, 1, 0, 0, 1, 0, 0, 0],
  'copper rivet': [1, 0, 2, 1, 1, 0, 2, 0, 0, 1, 0, 0],
  'hb-m17x60': [0, 1, 1, 0, 0, 2, 0, 0, 1, 0, 1, 0],
  'nylon washer': [0, 2, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1],
}

export async function seedSearchMisses(pool: Pool, timeZone: string): Promise<void> {
  const monday = mondayOf(todayAt(timeZone))
  for (const [keyword, counts] of Object.entries(searches)) {
    const weeks = counts.flatMap((count, ago) =>
      count > 0 ? [{ week: daysAfter(monday, -7 * ago), counts: count }] : [],
    )
    const latest = weeks[0]?.week ?? monday
    const { id } = await pool
      .insertInto('search_miss')
      .values({
        keyword,
        search_type: 1,
        counts: counts.reduce((sum, count) => sum + count, 0),
        last_time: new Date(`${latest}T00:30:00Z`),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await pool
      .insertInto('search_miss_week')
      .values(weeks.map((week) => ({ ...week, miss_id: id })))
      .execute()
  }
}
