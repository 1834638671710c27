import { monthsBefore, type Day } from './day'

const months =
  'january february march april may june july august september october november december'.split(' ')

/** The ways in which people write a day, with the digits that a full-width keyboard types already plain. */
const forms = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<date>\d{1,2})[日号]?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
  /^(?:(?<year>\d{2})年)?(?<month>\d{1,2})月(?<date>\d{1,2})[日号]?$/,
  /^(?<date>\d{1,2})(?:st|nd|rd|th)?[\s-]?(?<name>[a-z]{3,})[.,]?(?:[\s-]?(?<year>\d{4}))?$/i,
  /^(?<name>[a-z]{3,})[\s.]*(?<date>\d{1,2})(?:st|nd|rd|th)?(?:[\s,]+(?<year>\d{4}))?$/i,
  /^(?<first>\d{1,2})(?<mark>[-/.])(?<second>\d{1,2})(?:\k<mark>(?<year>\d{4}))?$/,
]

/** The time behind a day, as programs write it. */
const timeOfDay = /(?:[\sT]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(?:Z|[+-]\d{2}:?\d{2})?$/i

const dayOfWeek = /^(?<weekday>sun|mon|tue|wed|thu|fri|sat)[a-z]*[\s.,]+/i

/**
 * The days that a text may mean: none where it is no day, or not the day of the week that it names; two where day and
 * month may be either, 05/06/2026. One without a year is the nearest to today, and none where today is not given.
 */
export function daysOfText(written: string, today?: Day): Day[] {
  const plain = written
    .normalize('NFKC')
    .trim()
    .replace(timeOfDay, '')
    // Dashes of every length.
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

/** The one day that a text means; nothing where it is none or may be two. */
export function dayOfText(written: string, today?: Day): Day | undefined {
  const days = daysOfText(written, today)
  return days.length === 1 ? days[0] : undefined
}

const isOn = (day: Day, weekday: string) =>
  new Date(day).toUTCString().toLowerCase().startsWith(weekday.toLowerCase())

/** The number of a month by its name, which may be cut short: Dec, Sept. */
function monthOf(name: string): string | undefined {
  const at = months.findIndex((month) => month.startsWith(name.toLowerCase()))
  return at < 0 ? undefined : String(at + 1)
}

/** A day by its figures, when there is such a day. */
function dayOf(year = '', month = '', date = ''): Day | undefined {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

/** The day of a month within half a year of today; just half a year away it is the coming one. */
function nearestDay(today: Day, month?: string, date?: string): Day | undefined {
  const [after, last] = [monthsBefore(today, 6), monthsBefore(today, -6)]
  return [after, last]
    .map((one) => dayOf(one.slice(0, 4), month, date))
    .find((day) => day !== undefined && day > after && day <= last)
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
