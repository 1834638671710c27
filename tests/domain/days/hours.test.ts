import { expect, test } from 'vitest'
import { holidaysOf, hoursOf, standingOf } from '../../../src/domain/days/hours'

const hours = { from: '08:30', to: '17:30', holidays: ['sun', '2026-10-01..2026-10-07'] }
const standing = (moment: string) => standingOf(hours, 'Asia/Shanghai', new Date(moment))

test.each([
  // Shanghai is eight hours ahead.
  ['2026-11-20T00:30:00Z', true],
  ['2026-11-20T00:29:59Z', false],
  ['2026-11-20T09:29:59Z', true],
  ['2026-11-20T09:30:00Z', false],
])('at %s people are there: %s', (moment, open) => {
  expect(standing(moment).open).toBe(open)
})

test('outside the hours it says when people are there next, over a Sunday and over holidays', () => {
  expect(standing('2026-11-21T10:00:00Z')).toMatchObject({
    nextDay: '2026-11-23',
    nextTime: '08:30',
  })
  expect(standing('2026-09-30T12:00:00Z')).toMatchObject({ nextDay: '2026-10-08' })
  expect(standing('2026-11-19T20:00:00Z')).toMatchObject({ nextDay: '2026-11-20' })
})

test('hours and holidays are parsed, and invalid ones are refused', () => {
  expect(hoursOf('08:30-17:30')).toEqual({ from: '08:30', to: '17:30' })
  for (const bad of ['', '8-17', '17:30-08:30', '08:30-25:00']) expect(hoursOf(bad)).toBeUndefined()
  expect(holidaysOf('Sun, 2026-10-01..2026-10-07')).toEqual(['sun', '2026-10-01..2026-10-07'])
  const none = ['someday', '2026-13-01', '2026-02-30', '2026-10-07..2026-10-01', '2026-10-01..x']
  for (const bad of [...none, '2026-10-01..2026-10-02..2026-10-03'])
    expect(holidaysOf(bad)).toBeUndefined()
  expect(holidaysOf('')).toEqual([])
})
