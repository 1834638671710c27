import { expect, test } from 'vitest'
import { daysAfter } from '../../../src/domain/days/day'
import { firstDayOf, mondayOf, weekOf } from '../../../src/domain/days/iso-week'

test.each([
  ['2026-11-23', '2026-W48'],
  ['2026-11-29', '2026-W48'],
  ['2026-11-30', '2026-W49'],
  // 2026 has 53 weeks; the last reaches into 2027.
  ['2026-12-28', '2026-W53'],
  ['2027-01-03', '2026-W53'],
  ['2027-01-04', '2027-W01'],
  // The first week of 2025 began in 2024.
  ['2024-12-29', '2024-W52'],
  ['2024-12-30', '2025-W01'],
  ['2021-01-01', '2020-W53'],
])('%s is in week %s', (day, week) => {
  expect(weekOf(day)).toBe(week)
})

test('a written week begins on its Monday, and every day of ten years is in a week that can be written', () => {
  expect(firstDayOf('2026-W53')).toBe('2026-12-28')
  expect(firstDayOf('2027-W01')).toBe('2027-01-04')
  for (let day = '2020-01-01'; day < '2030-01-01'; day = daysAfter(day, 1))
    expect(firstDayOf(weekOf(day)), day).toBe(mondayOf(day))
})

test.each(['2025-W53', '2026-W00', '2026-W54', '2026-W99', '2026W47', '1999-W01', '', 'W47'])(
  'there is no week "%s"',
  (written) => {
    expect(firstDayOf(written)).toBeUndefined()
  },
)
