import { isHoliday } from './hours'
import { daysAfter, type Day } from './day'
import type { Schemas } from '../schemas'

/** A number of days and the calendar that counts them: it leaves out holidays; without holidays every day counts. */
export interface Term {
  days: number
  holidays: readonly string[]
}

/** The day on which something is due whose term starts on a day. If two years hold nothing but holidays, every day counts. */
export function dueOn(start: Day, { days, holidays }: Term): Day {
  if (days === 0) return start
  let counted = 0
  for (let after = 1; after <= 2 * 366; after++) {
    const later = daysAfter(start, after)
    if (!isHoliday(later, holidays)) counted++
    if (counted === days) return later
  }
  return daysAfter(start, days)
}

/** The last day that is due soon: tomorrow. */
export const lastSoonDay = (today: Day): Day => daysAfter(today, 1)

/** How a due date stands: overdue once the day has passed, soon on the day itself and the day before. */
export function deadlineOf(dueDate: Day, today: Day): Schemas['Overdue']
export function deadlineOf(dueDate: Day | undefined, today: Day): Schemas['Overdue'] | undefined
export function deadlineOf(dueDate: Day | undefined, today: Day): Schemas['Overdue'] | undefined {
  if (!dueDate) return undefined
  if (dueDate < today) return 'overdue'
  return dueDate <= lastSoonDay(today) ? 'soon' : 'inTime'
}
