/** A day as yyyy-mm-dd: days of this form compare as texts. */
export type Day = string

/** Nothing is wanted after this day: what is later is a slip of the keys. */
export const latestDay: Day = '2099-12-31'

/** Which day it is at a place at a moment. */
export function dayAt(timeZone: string, moment: Date = new Date()): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)!.value
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** Whether a name is one of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The time zone in which a document tells times: of who asks for it, or the shop's where none is said that is one. */
export const zoneToTell = (asked: string | undefined, shop: string): string =>
  asked && isTimeZone(asked) ? asked : shop

/** So many months before a day; the last day of a month that is too short for it. */
export function monthsBefore(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** So many days after a day. */
export function daysAfter(day: Day, days: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
