import { daysAfter, type Day } from './day'

/** An ISO week, Monday to Sunday, as 2026-W47; weeks compare as strings. */
export type IsoWeek = string

/** The Monday of the week with a day. */
export function mondayOf(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return daysAfter(day, -((weekday + 6) % 7))
}

/** The week with a day; it belongs to the year of its Thursday. */
export function weekOf(day: Day): IsoWeek {
  const thursday = daysAfter(mondayOf(day), 3)
  const year = thursday.slice(0, 4)
  const passed = Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${year}-01-01T00:00:00Z`)
  const number = Math.floor(passed / (7 * 24 * 3600 * 1000)) + 1
  return `${year}-W${String(number).padStart(2, '0')}`
}

/** The Monday of a written week; undefined if there is no such week. */
export function firstDayOf(written: string): Day | undefined {
  const [, year, number] = /^(2\d{3})-W(\d{2})$/.exec(written) ?? []
  if (year === undefined || number === undefined) return undefined
  // 4 January is always in the first week.
  const monday = daysAfter(mondayOf(`${year}-01-04`), 7 * (Number(number) - 1))
  return weekOf(monday) === written ? monday : undefined
}

/** The week some weeks later, or earlier. */
export const weeksAfter = (monday: Day, weeks: number): IsoWeek =>
  weekOf(daysAfter(monday, 7 * weeks))
