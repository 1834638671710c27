import { monthsBefore, type Day } from '../days/day'
import type { Schemas } from '../schemas'

/** Maximum number of pieces in a line. */
export const maxCounts = 100_000_000

/** Maximum number of lines in a cart. */
export const maxCartLines = 1000

/** Raises a quantity to the product's minimum, at least 1. */
export function raisedCounts(counts: number, minQuantity: number): number {
  return Math.min(maxCounts, Math.max(1, counts, minQuantity))
}

/** From the first day (inclusive) to the second (exclusive); a missing side is open. */
export interface DayRange {
  from?: Day
  before?: Day
}

/** The days of a Schemas['TimeRange'], relative to today. */
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

/** The reservation number shown to customers: the day and a running number. */
export function orderCode(day: Day, running: number): string {
  return `YD${day.replaceAll('-', '')}-${String(running).padStart(6, '0')}`
}

/** All lines of a reservation, of every kind. */
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
