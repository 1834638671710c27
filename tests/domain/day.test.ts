import { expect, test } from 'vitest'
import {
  dayAt,
  dayOfSerial,
  dayOfText,
  daysAfter,
  daysOfText,
  monthsBefore,
} from '../../src/domain/day'

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

test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026/1/2', '2026-01-02'],
  ['2026.01.02', '2026-01-02'],
  ['2026年1月2日', '2026-01-02'],
  ['2026 年 12 月 24 日', '2026-12-24'],
  [' 20261120 ', '2026-11-20'],
  ['２０２６－１２－２４', '2026-12-24'],
  ['２０２６年１２月２４日', '2026-12-24'],
  ['11 Dec 2026', '2026-12-11'],
  ['11 December 2026', '2026-12-11'],
  ['11th dec. 2026', '2026-12-11'],
  ['11-Dec-2026', '2026-12-11'],
  ['Dec 11, 2026', '2026-12-11'],
  ['December 11 2026', '2026-12-11'],
  ['Sept. 1, 2026', '2026-09-01'],
  ['18.12.2026', '2026-12-18'],
  ['18/12/2026', '2026-12-18'],
  ['12/18/2026', '2026-12-18'],
  ['05/05/2026', '2026-05-05'],
  ['2026–12–31', '2026-12-31'],
  ['26年12月31日', '2026-12-31'],
  ['Thu 31 Dec 2026', '2026-12-31'],
  ['Thursday, December 31, 2026', '2026-12-31'],
  ['thurs. 31/12/2026', '2026-12-31'],
  ['Fri 31 Dec 2026', undefined],
  ['31.12.26', undefined],
  ['2026-02-30', undefined],
  ['31 Feb 2026', undefined],
  ['Feb 31, 2026', undefined],
  ['31.02.2026', undefined],
  ['13/13/2026', undefined],
  ['11 Dez 2026', undefined],
  ['11 De 2026', undefined],
  ['26-12-17', undefined],
  ['18.12/2026', undefined],
  ['12月24日', undefined],
  ['31 Dec', undefined],
  ['12/31', undefined],
  ['tomorrow', undefined],
  ['', undefined],
])('%j is read as the day %s', (written, day) => {
  expect(dayOfText(written)).toBe(day)
})

test('a day whose month may be its date is two days, and so none', () => {
  expect(daysOfText('11/12', '2026-11-20')).toEqual(['2026-12-11', '2026-11-12'])
  expect(daysOfText('05/06/2026')).toEqual(['2026-06-05', '2026-05-06'])
  expect(dayOfText('05/06/2026')).toBeUndefined()
})

test.each([
  ['12月24日', '2026-11-20', '2026-12-24'],
  ['12月24号', '2026-11-20', '2026-12-24'],
  ['１１月２０日', '2026-11-20', '2026-11-20'],
  ['11月19日', '2026-11-20', '2026-11-19'],
  ['1月5日', '2026-11-20', '2027-01-05'],
  ['12月30日', '2027-01-05', '2026-12-30'],
  ['12月31', '2026-11-20', '2026-12-31'],
  ['31 Dec', '2026-11-20', '2026-12-31'],
  ['31st December', '2026-11-20', '2026-12-31'],
  ['Dec 31', '2026-11-20', '2026-12-31'],
  ['Thu, Dec. 31', '2026-11-20', '2026-12-31'],
  ['12-31', '2026-11-20', '2026-12-31'],
  ['12/31', '2026-11-20', '2026-12-31'],
  ['31/12', '2026-11-20', '2026-12-31'],
  ['12/12', '2026-11-20', '2026-12-12'],
  ['11/12', '2026-11-20', undefined],
  ['32/12', '2026-11-20', undefined],
  // Half a year away it is the coming one.
  ['5月20日', '2026-11-20', '2027-05-20'],
  ['5月21日', '2026-11-20', '2026-05-21'],
  ['2月28日', '2027-08-31', '2028-02-28'],
  ['2月29日', '2027-12-01', '2028-02-29'],
  ['2月29日', '2026-11-20', undefined],
  ['2月30日', '2026-11-20', undefined],
])('%j is on %s the nearest such day, %s', (written, today, day) => {
  expect(dayOfText(written, today)).toBe(day)
})

test.each([
  ['46346', '2026-11-20'],
  ['46346.75', '2026-11-20'],
  ['2026-11-20T10:00:00', '2026-11-20'],
  ['0', undefined],
  ['x', undefined],
])('a workbook keeps as %s the day %s', (found, day) => {
  expect(dayOfSerial(found)).toBe(day)
})
