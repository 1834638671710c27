import { firstDayOf, mondayOf, weekOf, type IsoWeek } from '../days/iso-week'
import { daysAfter, type Day } from '../days/day'

/** Maximum weeks of a report. */
export const mostWeeks = 53

/** Searches without a result are kept for the longest report before the running week; older weeks have no figure of them. */
export const missedDays = (mostWeeks + 1) * 7

/** The weeks of a report: from the first Monday to the last Sunday. */
export interface WeekRange {
  from: Day
  to: Day
  until: IsoWeek
  weeks: Week[]
}

export interface Week {
  week: IsoWeek
  from: Day
  to: Day
}

type RangeFault = 'noSuchWeek' | 'weekAhead'

/** The weeks up to a written one, by default up to the last that is over; or the reason why there are none. */
export function weeksUntil(
  written: string | undefined,
  count: number,
  today: Day,
): WeekRange | RangeFault {
  const thisMonday = mondayOf(today)
  const monday = written === undefined ? daysAfter(thisMonday, -7) : firstDayOf(written)
  if (monday === undefined) return 'noSuchWeek'
  if (monday > thisMonday) return 'weekAhead'
  const weeks = Array.from({ length: count }, (_, place): Week => {
    const from = daysAfter(monday, 7 * (place + 1 - count))
    return { week: weekOf(from), from, to: daysAfter(from, 6) }
  })
  return {
    from: daysAfter(monday, 7 * (1 - count)),
    to: daysAfter(monday, 6),
    until: weekOf(monday),
    weeks,
  }
}

/** A share in percent with one decimal; undefined if there is nothing to divide by. */
export const shareOf = (part: number, whole: number): number | undefined =>
  whole === 0 ? undefined : Math.round((part / whole) * 1000) / 10

/** The list behind each figure, with the filter under which it has as many records. */
const lists = {
  received: ['/office/reserve', { event: 'received' }],
  quoted: ['/office/reserve', { event: 'quoted' }],
  accepted: ['/office/reserve', { event: 'accepted' }],
  converted: ['/office/reserve', { event: 'converted' }],
  answered: ['/office/reserve', { event: 'answered' }],
  answeredInTime: ['/office/reserve', { event: 'answeredInTime' }],
  answeredLate: ['/office/reserve', { event: 'answeredLate' }],
  shipped: ['/office/deliveryNotice', {}],
  shippedInTime: ['/office/deliveryNotice', { timing: 'inTime' }],
  shippedLate: ['/office/deliveryNotice', { timing: 'late' }],
  missedTerms: ['/office/searchMisses', {}],
} as const satisfies Record<string, readonly [string, Record<string, string>]>

export type CountedFigure = keyof typeof lists

/** Path in the office to the list of a figure in a period; `more` narrows it further. */
export function listOfFigure(
  figure: CountedFigure,
  { from, to }: { from: Day; to: Day },
  more: Record<string, string | number> = {},
): string {
  const [path, filter] = lists[figure]
  const query = new URLSearchParams({ ...filter, from, to })
  for (const [name, value] of Object.entries(more)) query.set(name, String(value))
  return `${path}?${query.toString()}`
}
