import { monthsBefore, type Day } from './day'

const months =
  'january february march april may june july august september october november december'.split(' ')

/** The notations of a date, after full-width digits have been converted. */
const forms = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<date>\d{1,2})[日号]?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
  /^(?:(?<year>\d{2})年)?(?<month>\d{1,2})月(?<date>\d{1,2})[日号]?$/,
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?[\s-]?(?<name>[a-z]{3,})[.,]?(?:[\s-]?(?<year>\d{4}))?$/i,
  /^(?<name>[a-z]{3,})[\s.]*(?<date>\d{1,2})(?:st|nd|rd|th)?(?:[\s,]+(?<year>\d{4}))?$/i,
  /^(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})(?:\k<mark>(?<year>\d{4}))?$/,
]

/** A time after the date, as programs write it. */
const timeOfDay = /(?:[\sT]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|[+-]\d{2}:?\d{2})?$/i

const dayOfWeek = /^(?<weekday>sun|mon|tue|wed|thu|fri|sat)[a-z]*[\s.,]+/i

/**
 * The days a text may mean: none if it is not a date or contradicts its weekday; two if day and month are ambiguous
 * (05/06/2026). Without a year the nearest to today; none if today is not given.
 */
export function daysOfText(written: string, today?: Day): Day[] {
  const plain = written
    .normalize('NFKC')
    .trim()
    .replace(timeOfDay, '')
    // All kinds of dashes.
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<!\s)\s*([-/.,年月日号])\s*/g, '$1')
  const weekday = dayOfWeek.exec(plain)?.groups?.weekday
  const bare = plain.replace(dayOfWeek, '')
  const parts = forms.map((form) => form.exec(bare)?.groups).find(Boolean)
  if (!parts) return []
  const { year, name, first, second, month = name && monthOf(name), date } = parts
  const readings =
    first && second
      ? [
          { month: second, date: first },
          { month: first, date: second },
        ]
      : [{ month, date }]
  const days = readings
    .map(({ month, date }) =>
      year ? dayOf(year.padStart(4, '20'), month, date) : today && nearestDay(today, month, date),
    )
    .filter((day) => day !== undefined)
    .filter((day) => !weekday || isOn(day, weekday))
  return [...new Set(days)]
}

/** The day a text means; undefined if it is invalid or ambiguous. */
export function dayOfText(written: string, today?: Day): Day | undefined {
  const days = daysOfText(written, today)
  return days.length === 1 ? days[0] : undefined
}

const isOn = (day: Day, weekday: string) =>
  new Date(day).toUTCString().toLowerCase().startsWith(weekday.toLowerCase())

/** The two-digit number of a month name, which may be abbreviated: Dec, Sept. */
function monthOf(name: string): string | undefined {
  const at = months.findIndex((month) => month.startsWith(name.toLowerCase()))
  return at < 0 ? undefined : String(at + 1)
}

/** The day with these figures, if it exists. */
function dayOf(year = '', month = '', date = ''): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

/** The day of a month nearest to today; at exactly half a year the future one. */
function nearestDay(today: Day, month?: string, date?: string): Day | undefined {
  const [after, last] = [monthsBefore(today, 6), monthsBefore(today, -6)]
  return [after, last]
    .map((year) => dayOf(year.slice(0, 4), month, date))
    .find((day) => day !== undefined && day > after && day <= last)
}

/** A date stored by a workbook as a serial number, with the time as its fraction, or as an ISO date. */
export function dayOfSerial(stored: string): Day | undefined {
  if (/^\d{4}-\d{2}-\d{2}/.test(stored)) return dayOfText(stored.slice(0, 10))
  const serial = Number(stored)
  if (!(serial >= 1 && serial < 2_958_466)) return undefined
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000)
    .toISOString()
    .slice(0, 10)
}
