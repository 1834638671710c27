import { monthsBefore, type Day } from '../days/day'
import type { Schemas } from '../schemas'

/** No more than this many pieces in a line. */
export const maxCounts = 100_000_000

/** No more than this many lines in a cart. */
export const maxCartLines = 1000

/** A quantity that a product can be ordered in: at least its minimum, and never less than one. */
export function raisedCounts(counts: number, minQuantity: number): number {
  return Math.min(maxCounts, Math.max(1, counts, minQuantity))
}

/** From the first day on, and before the second one; a side that is missing is open. */
export interface DayRange {
  from?: Day
  before?: Day
}

/** The days of a time range of Schemas['TimeRange'], seen from today. */
export function daysOf(range: Schemas['TimeRange'] | undefined, today: Day): DayRange {
  const year = Number(today.slice(0, 4))
  const newYear = (of: number) => `${String(of).padStart(4, '0')}-01-01`
  switch (range) {
    case 1:
      return { from: monthsBefore(today, 3) }
    case 2:
      return { from: monthsBefore(today, 6) }
    case 3:
      return { from: newYear(year) }
    case 4:
      return { from: newYear(year - 1), before: newYear(year) }
    case 5:
      return { from: newYear(year - 2), before: newYear(year - 1) }
    case 6:
      return { before: newYear(year - 2) }
    default:
      return {}
  }
}

/** The number a customer sees: the day and a running number. */
export function orderCode(day: Day, running: number): string {
  return `YD${day.replaceAll('-', '')}-${String(running).padStart(6, '0')}`
}

/** Everything that a reservation holds, of whatever kind. */
export function linesOf({
  productList,
  projectList,
  customizationList,
}: Pick<
  Schemas['IntentionOrder'],
  'productList' | 'projectList' | 'customizationList'
>): Schemas['OrderLine'][] {
  return [...productList, ...projectList, ...customizationList]
}
