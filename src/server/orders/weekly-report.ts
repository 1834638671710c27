import { daysAfter, type Day } from '../../domain/days/day'
import { mondayOf, weekOf } from '../../domain/days/iso-week'
import {
  missedDays,
  shareOf,
  weeksUntil,
  type Week,
  type WeekRange,
} from '../../domain/orders/weekly-report'
import type { Schemas } from '../../domain/schemas'
import { queryDefaults } from '../../generated/defaults'
import { todayAt } from '../database/clock'
import type { Context } from '../http/context'
import { Refusal } from '../http/errors'
import type { Call, Handlers } from '../http/handler'
import { writeTableTask } from '../spreadsheets/tasks'
import { sheetOf } from './weekly-sheet'
import { admitReport, sendReport } from './weekly-mail'
import * as figures from './weekly-report.sql'

export const weeklyReport = {
  async getWeeklyReport({ query: { until, weeks } }, context) {
    return reportOf(rangeOf({ until, weeks }, context), context)
  },

  async exportWeeklyReport({ query: { until, weeks, part, format } }, context) {
    const report = await reportOf(rangeOf({ until, weeks }, context), context)
    const table = sheetOf(report, part, context.language)
    const { type, bytes } = await context.offload(writeTableTask, { format, table })
    return { type, bytes: Buffer.from(bytes), confidential: { name: `${table.name}.${format}` } }
  },

  async mailWeeklyReport({ body }, context) {
    const { until, weeks = queryDefaults.getWeeklyReport.weeks } = body
    await admitReport(context)
    await sendReport(await reportOf(rangeOf({ until, weeks }, context), context), context)
    return null
  },
} satisfies Partial<Handlers>

function rangeOf(
  { until, weeks }: Pick<Call<'getWeeklyReport'>['query'], 'until' | 'weeks'>,
  { settings }: Context,
): WeekRange {
  const written = until?.trim() || undefined
  const range = weeksUntil(written, weeks, todayAt(settings.timeZone))
  if (typeof range === 'string')
    throw new Refusal(`weekly.${range}`, { values: { week: written ?? '' } })
  return range
}

async function reportOf(range: WeekRange, context: Context): Promise<Schemas['WeeklyReport']> {
  const { database, language, settings } = context
  const { from, to, until } = range
  const days = { from, to, timeZone: settings.timeZone }
  const received = byMonday(await figures.countReceived(database, days))
  const quoted = byMonday(await figures.countQuoted(database, days))
  const accepted = byMonday(await figures.countAccepted(database, days))
  const answered = byMonday(await figures.countAnswered(database, days))
  const shipped = byMonday(await figures.countShipped(database, days))
  const missed = byMonday(await figures.countMissed(database, days))
  const missesSince = daysAfter(todayAt(settings.timeZone), -missedDays)
  const weekOfReport = (week: Week): Schemas['WeekFigures'] => ({
    ...week,
    ...counted(week, received, ['received']),
    ...withConversion(counted(week, quoted, ['quoted', 'converted'])),
    ...counted(week, accepted, ['accepted']),
    ...withAnswers(counted(week, answered, answers), answered.get(week.from)?.answerDays),
    ...withShipments(counted(week, shipped, shipments)),
    ...(week.from >= missesSince && counted(week, missed, ['missedTerms', 'missedSearches'])),
  })
  return {
    from,
    to,
    until,
    latest: weekOf(mondayOf(todayAt(settings.timeZone))),
    dueDays: settings.answerDue.reservation,
    weeks: range.weeks.map(weekOfReport),
    customers: await figures.topCustomers(database, days, language),
    products: await figures.topProducts(database, days),
    searches: await figures.topSearches(database, days),
  }
}

const answers = ['answered', 'answeredInTime', 'answeredLate'] as const
const shipments = ['shipped', 'shippedInTime', 'shippedLate'] as const

const byMonday = <Row extends { monday: Day }>(rows: Row[]) =>
  new Map(rows.map((row) => [row.monday, row]))

/** The counts of a week; those of a week without rows are 0. */
function counted<Name extends string>(
  { from }: Week,
  rows: Map<Day, Record<Name, number>>,
  names: readonly Name[],
): Record<Name, number> {
  const row = rows.get(from)
  // Every name gets its value.
  return Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Record<Name, number>
}

function withConversion(counts: Record<'quoted' | 'converted', number>) {
  const conversion = shareOf(counts.converted, counts.quoted)
  return { ...counts, ...(conversion !== undefined && { conversion }) }
}

function withAnswers(counts: Record<(typeof answers)[number], number>, answerDays?: number) {
  const answerShare = shareOf(counts.answeredInTime, counts.answered)
  return {
    ...counts,
    ...(answerShare !== undefined && { answerShare }),
    ...(answerDays !== undefined && { answerDays }),
  }
}

function withShipments(counts: Record<(typeof shipments)[number], number>) {
  const shippedShare = shareOf(counts.shippedInTime, counts.shipped)
  return { ...counts, ...(shippedShare !== undefined && { shippedShare }) }
}
