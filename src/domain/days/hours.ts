import { dayAt, daysAfter, type Day } from './day'
import { dayOfText } from './written-day'
import type { Schemas } from '../schemas'
import { itemAt } from '../lists/items'

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** Opening hours of customer service. */
export interface ServiceHours {
  /** For example 08:30. */
  from: string
  to: string
  /** Days, weekdays (sat) and ranges (2026-10-01..2026-10-07) on which it is closed. */
  holidays: string[]
}

/** Parses 08:30-17:30; undefined if it is not a valid span. */
export function hoursOf(written: string): Pick<ServiceHours, 'from' | 'to'> | undefined {
  const times = timesOf(written)
  return times && times.from < times.to ? times : undefined
}

/** True if the text is two times of which the second is not later. */
export function areBackward(written: string): boolean {
  const times = timesOf(written)
  return times !== undefined && times.from >= times.to
}

function timesOf(written: string): Pick<ServiceHours, 'from' | 'to'> | undefined {
  const read = /^(\d{2}:\d{2})\s*[-–]\s*(\d{2}:\d{2})$/.exec(written.trim())
  const [from, to] = [read?.[1] ?? '', read?.[2] ?? '']
  return isTime(from) && isTime(to) ? { from, to } : undefined
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)

/** Parses a list of holidays; undefined if an entry is invalid. */
export function holidaysOf(written: string): string[] | undefined {
  const all = written
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean)
  const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfText(text) === text
  const isRange = ([first = '', last = first, ...more]: string[]) =>
    isDay(first) && isDay(last) && first <= last && more.length === 0
  const isHoliday = (text: string) => weekdays.includes(text) || isRange(text.split('..'))
  return all.every(isHoliday) ? all : undefined
}

export function isHoliday(day: Day, holidays: readonly string[]): boolean {
  const weekday = itemAt(weekdays, new Date(`${day}T00:00:00Z`).getUTCDay())
  return holidays.some((holiday) => {
    const [first = '', last = first] = holiday.split('..')
    return holiday === weekday || (first <= day && day <= last)
  })
}

/** Status at a moment: open, or closed with the next opening. */
export function standingOf(
  { from, to, holidays }: ServiceHours,
  timeZone: string,
  moment: Date,
): Schemas['ServiceHours'] {
  const today = dayAt(timeZone, moment)
  const now = timeAt(timeZone, moment)
  const open = !isHoliday(today, holidays) && from <= now && now < to
  if (open) return { from, to, open }
  const first = now < from ? 0 : 1
  // If the shop is closed for a whole year, no next day is named.
  for (let days = first; days <= 366; days++) {
    const day = daysAfter(today, days)
    if (!isHoliday(day, holidays)) return { from, to, open, nextDay: day, nextTime: from }
  }
  return { from, to, open }
}

function timeAt(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment)
}
