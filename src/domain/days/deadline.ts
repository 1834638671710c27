import { isHoliday } from './hours'
import { daysAfter, type Day } from './day'
import type { Schemas } from '../schemas'

/** State of a due date: overdue after the day, soon on the day itself and the day before. */
export function deadlineOf(dueDate: Day | undefined, today: Day): Schemas['Overdue'] | undefined {
  if (!dueDate) return undefined
  if (dueDate < today) return 'overdue'
  return dueDate <= daysAfter(today, 1) ? 'soon' : 'inTime'
}

/** The day after `days` working days; calendar days if there are not enough working days within two years. */
export function workingDaysAfter(day: Day, days: number, holidays: readonly string[]): Day {
  if (days === 0) return day
  let counted = 0
  for (let after = 1; after <= 2 * 366; after++) {
    const later = daysAfter(day, after)
    if (!isHoliday(later, holidays)) counted++
    if (counted === days) return later
  }
  return daysAfter(day, days)
}
