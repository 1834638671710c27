import { expect, test } from 'vitest'
import { dayAt, daysAfter, monthsBefore } from '../../../src/domain/days/day'

test.each([
  ['2026-11-20T15:59:59Z', 'Asia/Shanghai', '2026-11-20'],
  ['2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21'],
  ['2026-11-20T16:00:00Z', 'Europe/Berlin', '2026-11-20'],
  ['2026-01-01T02:00:00Z', 'America/New_York', '2025-12-31'],
])('at %s it is in %s the day %s', (moment, timeZone, day) => {
  expect(dayAt(timeZone, new Date(moment))).toBe(day)
})

test.each([
  ['2026-11-20', 3, '2026-08-20'],
  ['2026-02-10', 3, '2025-11-10'],
  ['2026-05-31', 3, '2026-02-28'],
  ['2024-05-31', 3, '2024-02-29'],
  ['2026-03-31', 6, '2025-09-30'],
])('%s less %i months is %s', (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before)
})

test.each([
  ['2026-11-20', 30, '2026-12-20'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, after) => {
  expect(daysAfter(day, days)).toBe(after)
})
