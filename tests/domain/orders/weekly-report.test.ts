import { expect, test } from 'vitest'
import { listOfFigure, shareOf, weeksUntil } from '../../../src/domain/orders/weekly-report'

test('a report ends with the last week that is over', () => {
  // A Monday: the week that people ask about is the one before.
  expect(weeksUntil(undefined, 2, '2026-11-23')).toEqual({
    from: '2026-11-09',
    to: '2026-11-22',
    until: '2026-W47',
    weeks: [
      { week: '2026-W46', from: '2026-11-09', to: '2026-11-15' },
      { week: '2026-W47', from: '2026-11-16', to: '2026-11-22' },
    ],
  })
  expect(weeksUntil(undefined, 1, '2026-11-22')).toMatchObject({ until: '2026-W46' })
})

test('the current week can be reported, but no future week and none that does not exist', () => {
  expect(weeksUntil('2026-W48', 1, '2026-11-23')).toMatchObject({ to: '2026-11-29' })
  expect(weeksUntil('2026-W49', 1, '2026-11-23')).toBe('weekAhead')
  expect(weeksUntil('2025-W53', 1, '2026-11-23')).toBe('noSuchWeek')
  expect(weeksUntil('last week', 1, '2026-11-23')).toBe('noSuchWeek')
})

test("weeks follow each other across a year's end", () => {
  const range = weeksUntil('2027-W01', 3, '2027-02-01')
  expect(range).toMatchObject({ from: '2026-12-21', to: '2027-01-10' })
  expect(typeof range === 'object' && range.weeks.map(({ week }) => week)).toEqual([
    '2026-W52',
    '2026-W53',
    '2027-W01',
  ])
})

test('a share has one decimal, and a total of zero has no share', () => {
  expect(shareOf(1, 3)).toBe(33.3)
  expect(shareOf(0, 4)).toBe(0)
  expect(shareOf(0, 0)).toBeUndefined()
})

test('a figure leads to its list, narrowed to its week', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' }
  expect(listOfFigure('converted', week)).toBe(
    '/office/reserve?event=converted&from=2026-11-16&to=2026-11-22',
  )
  expect(listOfFigure('shippedLate', week)).toBe(
    '/office/deliveryNotice?timing=late&from=2026-11-16&to=2026-11-22',
  )
  expect(listOfFigure('received', week, { account: 7 })).toContain('&account=7')
})
