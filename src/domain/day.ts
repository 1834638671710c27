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

/** A day as people write it in sheets: 2026-11-20, 2026/11/20, 2026.11.20, 20261120, 2026年11月20日; nothing where it is none. */
export function dayOfText(written: string): Day | undefined {
  const parts = /^(\d{4})(?:[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{2})(\d{2}))$/.exec(
    written.trim(),
  )
  if (!parts) return undefined
  const [year, month, date] = [parts[1]!, (parts[2] ?? parts[4])!, (parts[3] ?? parts[5])!]
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

/** The day that a workbook keeps as a number of days, with the time of day behind the point, or as an ISO date. */
export function dayOfSerial(found: string): Day | undefined {
  if (/^\d{4}-\d{2}-\d{2}/.test(found)) return dayOfText(found.slice(0, 10))
  const serial = Number(found)
  if (!(serial >= 1 && serial < 2_958_466)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
    .toISOString()
    .slice(0, 10)
}

/** So many days after a day. */
export function daysAfter(day: Day, days: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
