import { expect, test } from 'vitest'
import { deadlineOf, dueOn } from '../../../src/domain/days/deadline'

test.each([
  ['2026-03-09', 'overdue'],
  ['2026-03-10', 'soon'],
  ['2026-03-11', 'soon'],
  ['2026-03-12', 'inTime'],
  [undefined, undefined],
])('a due date of %s counts as %s on 10 March', (day, stands) => {
  expect(deadlineOf(day, '2026-03-10')).toBe(stands)
})

test.each([
  // A Friday before a Monday off.
  ['2026-03-06', 1, ['sat', 'sun', '2026-03-09'], '2026-03-10'],
  ['2026-03-06', 2, ['sat', 'sun'], '2026-03-10'],
  ['2026-03-06', 2, [], '2026-03-08'],
  ['2026-03-06', 0, ['sat'], '2026-03-06'],
  ['2026-09-30', 1, ['2026-10-01..2026-10-07'], '2026-10-08'],
])('what comes in on %s with %i working days, free on %j, is due on %s', (day, days, free, due) => {
  expect(dueOn(day, { days, holidays: free })).toBe(due)
})

test('a shop that never works counts days of the calendar', () => {
  const never = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
  expect(dueOn('2026-03-06', { days: 3, holidays: never })).toBe('2026-03-09')
})
