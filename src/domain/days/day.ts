/** A day as yyyy-mm-dd, so that days compare as strings. */
export type Day = string

/** Latest accepted day; a later one is taken for a typing error. */
export const latestDay: Day = '2099-12-31'

/** The calendar day of a moment in a time zone. */
export function dayAt(timeZone: string, moment: Date = new Date()): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(moment)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return `${partOf('year').padStart(4, '0')}-${partOf('month')}-${partOf('day')}`
}

/** True if the name is a known time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** The time zone of a document: that of the request if it is valid, else the shop's. */
export const zoneToTell = (asked: string | undefined, shop: string): string =>
  asked && isTimeZone(asked) ? asked : shop

/** The day `months` months earlier, limited to the last day of that month. */
export function monthsBefore(day: Day, months: number): Day {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

export function daysAfter(day: Day, days: number): Day {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}
