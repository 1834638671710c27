import { firstDayOf, type IsoWeek } from '../../../domain/days/iso-week'
import { mostWeeks } from '../../../domain/orders/weekly-report'
import { queryDefaults } from '../../../generated/defaults'

/** The spans that the page offers, in weeks. */
export const spans = [4, queryDefaults.getWeeklyReport.weeks, 26, mostWeeks] as const

export interface ReportAddress {
  /** Without it the report ends with the last week that is over. */
  until?: IsoWeek
  weeks: number
  /** True if the address named no valid week or number of weeks. */
  isBad: boolean
}

export function readAddress(query: URLSearchParams): ReportAddress {
  const [until, weeks] = [query.get('until')?.trim(), query.get('weeks')?.trim()]
  const count = weeks && /^\d{1,2}$/.test(weeks) ? Number(weeks) : 0
  const isSpan = count >= 1 && count <= mostWeeks
  const isWeek = until !== undefined && firstDayOf(until) !== undefined
  return {
    ...(isWeek && { until }),
    weeks: isSpan ? count : queryDefaults.getWeeklyReport.weeks,
    isBad: Boolean((until && !isWeek) || (weeks && !isSpan)),
  }
}

export function writeAddress({ until, weeks }: { until?: IsoWeek | undefined; weeks: number }) {
  const query = new URLSearchParams()
  if (until) query.set('until', until)
  if (weeks !== queryDefaults.getWeeklyReport.weeks) query.set('weeks', String(weeks))
  return query
}
